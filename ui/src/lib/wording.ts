// Which messages tell a game, how they look, and the field that they depend on.
// Made from src/greed/core/sentences.py by scripts/protocol_types.py.

type Template = readonly [message: string, tone: "good" | "bad" | "big" | "plain", when?: string];
type Templates = Readonly<Record<string, readonly Template[]>>;

export const SENTENCES: Templates = {
  Started: [["started","plain"]],
  Threw: [["threw","plain"]],
  Kept: [["kept","plain"]],
  WentSilent: [["went-silent","plain"]],
  Bust: [["bust-lost","bad","lost"],["bust","bad"]],
  MissedOpening: [["missed-opening","bad"]],
  Saved: [["saved-points","good","points"],["saved","good"]],
  HotDice: [["hot-dice","good"]],
  BonusTurn: [["bonus-turn-over","bad","over"],["bonus-turn-points","good","points"],["bonus-turn","good"]],
  Banked: [["banked-reason","bad","reason"],["banked-over","bad","over"],["banked","good"]],
  Forfeited: [["forfeited-lost","bad","lost"],["forfeited","bad"]],
  Joined: [["joined","plain"]],
  SatOut: [["sat-out-lost","bad","lost"],["sat-out","plain"]],
  CameBack: [["came-back","good"]],
  Entered: [["entered-again","good","again"],["entered","good"]],
  Strike: [["strike-penalty","bad","penalty"],["strike","bad"]],
  Spared: [["spared","bad"]],
  Fine: [["fine","bad"]],
  Reset: [["reset-off-board","bad","off_board"],["reset","bad"]],
  OfferMade: [["offer-made","plain"]],
  OfferTaken: [["offer-taken","good"]],
  OfferPassed: [["offer-passed","plain"]],
  FinalRound: [["final-round","big"]],
  ScoreToBeat: [["score-to-beat-raised","big","raised"],["score-to-beat","big"]],
  Won: [["won","big"]],
};

export const CONSEQUENCES: Templates = {
  wins: [["does-wins","big"]],
  shares: [["does-shares","big"]],
  loses: [["does-loses-short","bad","short"],["does-loses","bad"]],
  nothing: [["does-nothing-reason","bad","reason"],["does-nothing","bad"]],
  behind: [["does-behind-short","bad","short"],["does-behind","bad"]],
  bounces: [["does-bounces","bad"]],
  level: [["does-level","plain"]],
  final: [["does-final","big"]],
  leads: [["does-leads-raised","big","raised"],["does-leads","big"]],
  bonus: [["does-bonus-points","good","points"],["does-bonus","plain"]],
  enters: [["does-enters-offered","good","offered"],["does-enters","good"]],
  banks: [["does-banks-offered","good","offered"],["does-banks","good"]],
};
