# Keeps whatever gives the turn the most points, and banks at 350 points or more.
while read -r word a b move; do
  case $word in
    hello) echo "bot steady" ;;
    position) best=-1 ;;
    legal)
      case $move in
        bank) if [ "$a" -ge 350 ]; then best=999999 answer=$move; fi ;;
        *) if [ "$a" -gt "$best" ]; then best=$a answer=$move; fi ;;
      esac ;;
    choose) echo "move $a $answer" ;;
    quit) exit 0 ;;
  esac
done
