// What the server and the page say to each other.
// Made from src/greed/room and src/greed/web by scripts/protocol_types.py: change it there.

export type DiceMode =
  | "fair"
  | "real";

export type ErrorCode =
  | "bad_bot"
  | "bad_name"
  | "bad_request"
  | "bad_sheet"
  | "busy"
  | "closing"
  | "fault"
  | "illegal"
  | "malformed"
  | "misstated"
  | "no_such_page"
  | "no_such_room"
  | "no_token"
  | "not_host"
  | "not_started"
  | "not_your_seat"
  | "not_your_turn"
  | "read_only"
  | "seat_taken"
  | "stale"
  | "too_fast"
  | "too_large"
  | "too_many"
  | "wrong_host"
  | "wrong_origin"
  | "wrong_phase"
  | "wrong_token";

export type GameEvent =
  | GameBust
  | GameMissedOpening
  | GameSaved
  | GameHotDice
  | GameBonusTurn
  | GameBanked
  | GameForfeited
  | GameEntered
  | GameStrike
  | GameSpared
  | GameFine
  | GameReset
  | GameOfferMade
  | GameOfferTaken
  | GameOfferPassed
  | GameFinalRound
  | GameScoreToBeat
  | GameJoined
  | GameSatOut
  | GameCameBack
  | GameWon;

export type Told =
  | Started
  | Threw
  | Moved
  | NewPlayer
  | Undone
  | SeatChanged
  | PlayerCalled
  | PlayerBack
  | HostChanged
  | Dice;

export type Ask =
  | Sit
  | Stand
  | Bot
  | Rename
  | Start
  | Move
  | Why
  | Lefts
  | Skip
  | Call
  | Lead
  | Show
  | Abandon
  | Rematch
  | Seal
  | Open
  | React
  | Advise
  | Review;

export type ClientMessage =
  | Hello
  | Ping
  | Ask;

export type Answer =
  | DoneMessage
  | AdviceMessage
  | ReviewMessage;

export type ServerMessage =
  | SnapshotMessage
  | Earlier
  | Update
  | Answer
  | RefusedMessage
  | Presence
  | Reaction
  | Pong
  | Goodbye;

/** End a game that will not be played to its end (host). */
export interface Abandon {
  do: "abandon";
  id?: string | null;
}

/** The coach's answer about a position. */
export interface Advice {
  type: "advice";
  unsolved?: Solve | null;
  solving?: boolean;
  note?: string;
  measure: "points of the turn" | "win probability" | null;
  moves?: readonly Advised[];
  words?: string;
  estimated?: boolean;
}

/** What the coach says of the present position. */
export interface AdviceMessage {
  type: "advice";
  advice: Advice;
  id?: string | null;
}

/** Ask the coach about the present position, where the room allows it. */
export interface Advise {
  do: "advise";
  ply: number;
  id?: string | null;
}

/** A legal move as the coach sees it. */
export interface Advised {
  move: string;
  worth: number;
  cost: number;
  then?: "bank" | "roll" | null;
}

/** One seat's game: start + luck - errors + gifts + drift + undivided = end. */
export interface Balance {
  start: number;
  end: number;
  luck: number;
  errors: number;
  gifts: number;
  decisions: number;
  drift: number;
  undivided: number;
}

/** Give a seat to a bot. */
export interface Bot {
  do: "bot";
  seat: number;
  bot: string;
  id?: string | null;
}

/** A bot that can take a seat, and one sentence about it. */
export interface BotInfo {
  name: string;
  about: string;
}

/** Ask whether a seat's player is still there; after a while others may act for the seat. */
export interface Call {
  do: "call";
  seat: number;
  id?: string | null;
}

/** A sheet to check: by name, as TOML, or as data (what the TOML states, in JSON). */
export interface CheckSheet {
  sheet?: string | null;
  toml?: string | null;
  rules?: Record<string, unknown> | null;
}

/** A new room. The sheet is named (`official`, `classic+amish(target=5000)`) or sent as TOML. */
export interface Create {
  sheet?: string;
  toml?: string | null;
  seats: readonly SeatSetup[];
  dice?: DiceMode;
  first?: number | null;
  clock?: number;
  coach?: boolean;
  listed?: boolean;
  start?: boolean;
}

/** A device that was at the table, its seats now, and what it did. */
export interface DeviceView {
  name: string;
  seats: readonly number[];
  rolls: number;
  took: number;
  silent: number;
  out: boolean;
}

/** What was said about the dice: the start, or what followed it, as docs/fair-dice.md has it. */
export interface Dice {
  kind: "dice";
  entry: readonly unknown[];
  again?: boolean;
}

/** Where the dice come from. */
export interface DiceView {
  mode: DiceMode;
  game: string;
  sealed: boolean;
  devices: readonly DeviceView[];
}

/** What was asked for is done, and stored; `id` is the question's. */
export interface DoneMessage {
  type: "done";
  seq: number;
  ply: number;
  again?: boolean;
  token?: string | null;
  seat?: number | null;
  room?: string | null;
  why?: string | null;
  lefts?: readonly number[];
  id?: string | null;
}

/** Steps of a long log, sent before the snapshot that they belong to: its `log` follows them. */
export interface Earlier {
  type: "earlier";
  steps: readonly Happened[];
}

/** What a sheet costs, estimated from its rules: CPU seconds of one core, and megabytes. */
export interface Estimate {
  throws: number;
  options: number;
  seconds: number;
  megabytes: number;
  solving_seconds: number;
  solving_megabytes: number;
}

/** The player ended the turn: the points recorded, and the score from then on. */
export interface GameBanked {
  type: "Banked";
  seat: number;
  points: number;
  score: number;
  reason: string | null;
  over: number;
}

/** All dice have scored, which banks at once and gives another turn, unless it wins the game. */
export interface GameBonusTurn {
  type: "BonusTurn";
  seat: number;
  points: number;
  score: number;
  over: number;
}

/** A throw scored nothing, and the points of the turn are lost. */
export interface GameBust {
  type: "Bust";
  seat: number;
  lost: number;
}

/** The player is back, and plays from the next time the turn comes to them. */
export interface GameCameBack {
  type: "CameBack";
  seat: number;
}

/** The player got on the board; `again` if a reset had taken the player off it. */
export interface GameEntered {
  type: "Entered";
  seat: number;
  again: boolean;
}

/** The player has reached the target, and the final round begins: this is the score to beat. */
export interface GameFinalRound {
  type: "FinalRound";
  seat: number;
  score: number;
}

/** The busts in a row have reached the limit, and that took points off the score. */
export interface GameFine {
  type: "Fine";
  seat: number;
  busts: number;
  lost: number;
}

/** The turn was taken from the player, and its points are lost. */
export interface GameForfeited {
  type: "Forfeited";
  seat: number;
  lost: number;
}

/** All dice have scored, so this many may be rolled again in the same turn. */
export interface GameHotDice {
  type: "HotDice";
  seat: number;
  dice: number;
}

/** Somebody has taken a new seat, and plays from the next time the turn comes to it. */
export interface GameJoined {
  type: "Joined";
  seat: number;
}

/** A throw that had to bring the player on the board scored less than the points needed. */
export interface GameMissedOpening {
  type: "MissedOpening";
  seat: number;
  needed: number;
}

/** The player may take over points and dice that the one before has left. */
export interface GameOfferMade {
  type: "OfferMade";
  seat: number;
  points: number;
  dice: number;
}

/** The player passed on a carryover, and begins a turn with all dice. */
export interface GameOfferPassed {
  type: "OfferPassed";
  seat: number;
  points: number;
  dice: number;
}

/** The player took over points and dice. */
export interface GameOfferTaken {
  type: "OfferTaken";
  seat: number;
  points: number;
  dice: number;
}

/** The busts in a row have reached the limit, and that took the whole score. */
export interface GameReset {
  type: "Reset";
  seat: number;
  busts: number;
  lost: number;
  off_board: boolean;
}

/** The player sits out from now on; `lost`: points of a turn that was under way. */
export interface GameSatOut {
  type: "SatOut";
  seat: number;
  lost: number;
}

/** A throw scored nothing, but a rule saves it: its points, if any, and the dice to roll. */
export interface GameSaved {
  type: "Saved";
  seat: number;
  points: number;
  dice: number;
}

/** The score to beat went up in the final round. */
export interface GameScoreToBeat {
  type: "ScoreToBeat";
  seat: number;
  score: number;
  raised: boolean;
}

/** The busts in a row have reached the limit but took nothing away. */
export interface GameSpared {
  type: "Spared";
  seat: number;
  busts: number;
}

/** A position of the game, and the moves that are legal in it. */
export interface GameState {
  ply: number;
  position: string;
  phase: "decide" | "keep" | "offer" | "over" | "throw";
  seat: number;
  scores: readonly number[];
  legal: readonly string[];
  deadline?: number | null;
  rolling?: number | null;
  winners?: readonly number[];
}

/** A lost turn counts towards the busts in a row, which cost something at the limit. */
export interface GameStrike {
  type: "Strike";
  seat: number;
  busts: number;
  limit: number;
  penalty: number;
}

/** The game is over: who has won, what ended it, and the winning score. */
export interface GameWon {
  type: "Won";
  outcome: Outcome;
  score: number;
}

/** The server closes this socket; connect again after this many seconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  retry: number;
}

/** One step of a room; `seq` numbers the steps from 1 without gaps. */
export interface Happened {
  seq: number;
  at: number;
  ply: number;
  entries: readonly Told[];
}

/** The first message of a client. */
export interface Hello {
  do: "hello";
  tokens?: readonly string[];
  since?: number | null;
  language?: string;
  as?: "log" | "view";
}

/** This seat's player is now the host, for the host was away. */
export interface HostChanged {
  kind: "host";
  seat: number;
}

/** Call the host; asked again after a while without an answer, become the host. */
export interface Lead {
  do: "host";
  id?: string | null;
}

/** Ask how many dice may be left after a turn of these points (real dice). */
export interface Lefts {
  do: "lefts";
  points: number;
  id?: string | null;
}

/** The open tables of a server, those that have waited longest first. */
export interface LobbyView {
  tables: readonly OpenTable[];
}

/** A room that was made. `token` opens its seats: it is shown once, keep it. */
export interface MadeByLog {
  token: string;
  seat: number | null;
  snapshot: Snapshot;
}

/** What another phone answers to the offer of this number. */
export interface MeetingAnswer {
  number: number;
  answer: string;
}

/** An offer for one more phone. Who has the `key` of a meeting may put the next one there. */
export interface MeetingRequest {
  name: string;
  key: string;
  offer: string;
}

/** The latest offer, and its answer once somebody has given one. */
export interface MeetingView {
  number: number;
  offer: string;
  answer: string | null;
}

/** A choice that cost something: the event (from 1), what would have been best, the cost. */
export interface Mistake {
  event: number;
  seat: number;
  move: string;
  best: string;
  cost: number;
}

/** Make a move, for one ply. */
export interface Move {
  do: "move";
  move: string;
  ply: number;
  then?: "bank" | "roll" | null;
  id?: string | null;
  seat?: number | null;
}

/** A move was made. */
export interface Moved {
  kind: "move";
  seat: number;
  by?: "bot" | "clock" | "host" | "seat";
  came_to?: readonly GameEvent[];
  move: string;
  points?: number;
  dice?: number;
}

/** Somebody has joined, in a seat after the last one (real dice only). */
export interface NewPlayer {
  kind: "join";
  seat: number;
  by?: "bot" | "clock" | "host" | "seat";
  came_to?: readonly GameEvent[];
  name: string;
}

/** Open a device's link for the roll that is being made; again, it changes nothing. */
export interface Open {
  do: "open";
  k: number;
  device: string;
  link: string;
  id?: string | null;
}

/** A room that anybody may join. */
export interface OpenTable {
  code: string;
  sheet: string;
  title: string;
  target: number;
  players: readonly TablePlayer[];
  free: number;
  dice: DiceMode;
  clock: number;
  coach: boolean;
  program: boolean;
  since: number;
}

/** Who has won a game, and what ended it; seats are numbered from 0. */
export interface Outcome {
  winners: readonly number[];
  termination: "target" | "unanswered" | "final round" | "shared" | "reached first";
}

/** A complete rules page. */
export interface Page {
  title: string;
  name: string;
  rules: string;
  summary: string;
  sections: readonly PageSection[];
}

/** A short piece of play, worked out by the rules themselves. */
export interface PageExample {
  kind: "example";
  title: string;
  steps: readonly PageStep[];
}

/** An entry of a list; `lead` is the word or two that it is about, if it has one. */
export interface PageItem {
  text: string;
  lead: string;
}

/** A list; `ordered` means that its entries are steps to be taken in turn. */
export interface PageItems {
  kind: "items";
  items: readonly PageItem[];
  ordered: boolean;
}

/** One legal keep of a throw: its dice, the sets they make, their points, what is left. */
export interface PageKeepChoice {
  dice: readonly number[];
  sets: string;
  points: number;
  left: string;
}

/** A number of dice of one face: their points for each face from 1 up; 0 if not a set. */
export interface PageKindLine {
  count: number;
  name: string;
  points: readonly number[];
}

/** A part of the page; `id` is stable, so that a link or a test can name it. */
export interface PageSection {
  id: string;
  title: string;
  blocks: readonly (PageText | PageItems | PageTable | PageExample)[];
}

/** A set of several faces: what it is called, the dice that make it, and its points. */
export interface PageSetLine {
  name: string;
  dice: readonly (readonly number[])[];
  points: number;
  such_as: boolean;
}

/** One event of an example: what happens, the dice that fall, the keeps they allow. */
export interface PageStep {
  text: string;
  throw: readonly number[];
  choices: readonly PageKeepChoice[];
  more: number;
}

/** A table; the first `words` columns hold words, the others numbers. */
export interface PageTable {
  kind: "table";
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  words: number;
}

/** A paragraph. */
export interface PageText {
  kind: "text";
  text: string;
}

/** Answered by `pong`; for clients that cannot see whether the line still holds. */
export interface Ping {
  do: "ping";
}

/** A player who was called (-1: the host) is there. */
export interface PlayerBack {
  kind: "back";
  seat: number;
}

/** Somebody asked whether a seat's player (-1: the host) is still there. */
export interface PlayerCalled {
  kind: "call";
  seat: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The seats for which somebody is connected, and how many watch. */
export interface Presence {
  type: "presence";
  here: readonly number[];
  watching: number;
}

/** A refusal; nothing has changed. */
export interface Problem {
  code: ErrorCode;
  message: string;
  ply?: number | null;
  legal?: readonly string[];
  faults?: readonly string[];
}

/** Show everybody in the room a reaction. It is not stored; one a second is shown. */
export interface React {
  do: "react";
  what: "heart" | "luck" | "sad" | "smile" | "thumb" | "wow";
  id?: string | null;
}

/** What the player of a seat shows everybody just now. */
export interface Reaction {
  type: "reaction";
  seat: number;
  what: "heart" | "luck" | "sad" | "smile" | "thumb" | "wow";
}

/** What was asked for is refused, and nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  problem: Problem;
  id?: string | null;
}

/** Play again with the same people; the answer holds the code of the room where they do. */
export interface Rematch {
  do: "rematch";
  id?: string | null;
}

/** Change the name at the own seat. */
export interface Rename {
  do: "name";
  seat: number;
  name: string;
  id?: string | null;
}

/** Ask the coach to look at the finished game again. */
export interface Review {
  do: "review";
  id?: string | null;
}

/** What the coach says of the finished game. */
export interface ReviewMessage {
  type: "review";
  review: Reviewed;
  id?: string | null;
}

/** A game looked at again. */
export interface Reviewed {
  type: "reviewed";
  unsolved?: Solve | null;
  solving?: boolean;
  note?: string;
  worth?: readonly (readonly number[])[];
  balances?: readonly Balance[];
  mistakes?: readonly Mistake[];
  estimated?: boolean;
}

/** A room without its game. */
export interface RoomView {
  code: string | null;
  watch: string;
  status: "abandoned" | "open" | "over" | "playing" | "starting";
  sheet: SheetInfo;
  seats: readonly SeatView[];
  dice: DiceView;
  clock: number;
  coach: boolean;
  rematch: string | null;
  created: number;
  host_free_from: number | null;
  listed: boolean;
}

/** All that a sheet gives points for: sets of one face, and sets of several. */
export interface ScoreCard {
  kinds: readonly PageKindLine[];
  sets: readonly PageSetLine[];
  nothing: number;
}

/** Play all own seats on a device, which takes part in the dice from now on. */
export interface Seal {
  do: "seal";
  game: string;
  device: string;
  anchor: string;
  id?: string | null;
}

/** A seat is now a person's, a bot's, or open (neither). */
export interface SeatChanged {
  kind: "seat";
  seat: number;
  name?: string | null;
  bot?: string | null;
}

/** One seat of a new room: a person who is here (`name`), a `bot`, or open (neither). */
export interface SeatSetup {
  name?: string | null;
  bot?: string | null;
}

/** A seat: a person's, a bot's or open; `here`: somebody is connected for it. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string;
  bot?: string | null;
  here?: boolean;
  host?: boolean;
  device?: string | null;
  free_from?: number | null;
  program?: boolean;
}

/** What this server is and offers. */
export interface ServerInfo {
  version: string;
  url: string;
  sheets: readonly SheetInfo[];
  variants: Record<string, string>;
  bots: readonly BotInfo[];
  coach: boolean;
  lobby: boolean;
}

/** A sheet in brief. */
export interface SheetInfo {
  name: string;
  title: string;
  summary: string;
  hash: string;
  dice: number;
  faces: number;
  target: number;
  min_seats: number;
  max_seats: number;
  variants: readonly string[];
}

/** A sheet in full. */
export interface SheetView {
  type: "sheet";
  sheet: SheetInfo;
  rules: Record<string, unknown>;
  toml: string;
  page: Page;
  card: ScoreCard;
  estimate: Estimate;
}

/** Show the room to everybody on this server while a seat is free, or not any more (host). */
export interface Show {
  do: "list";
  listed: boolean;
  id?: string | null;
}

/** Take an open seat: the one named, or the first that is open. The answer holds its token. */
export interface Sit {
  do: "sit";
  name: string;
  seat?: number | null;
  program?: boolean;
  id?: string | null;
}

/** Have the turn of a player who was called and has not answered played to its end. */
export interface Skip {
  do: "skip";
  ply: number;
  id?: string | null;
}

/** A room as it stands: `seq` is the last step in it, `log` the steps asked for. */
export interface Snapshot {
  seq: number;
  room: RoomView;
  game: GameState | null;
  you: You;
  log: readonly Happened[];
}

/** The room as it stands; the answer to `hello`. */
export interface SnapshotMessage {
  type: "snapshot";
  snapshot: Snapshot;
}

/** Solve the game between some seats and keep the solution. Answered by `Solved`. */
export interface Solve {
  type: "solve";
  language?: string;
  sheet: string | Record<string, unknown>;
  seats?: number;
}

/** Open a seat again before the game: the own one; the host may free any. */
export interface Stand {
  do: "stand";
  seat: number;
  id?: string | null;
}

/** Start the game once no seat is open (host). */
export interface Start {
  do: "start";
  id?: string | null;
}

/** The game has begun with this seat, or goes on from a position. */
export interface Started {
  kind: "start";
  first: number;
  position?: string;
}

/** Somebody at an open table: a person, a bot of the server's, or somebody's program. */
export interface TablePlayer {
  name: string;
  kind: "bot" | "person" | "program";
}

/** Dice fell, in this order. */
export interface Threw {
  kind: "throw";
  seat: number;
  by?: "bot" | "clock" | "host" | "seat";
  came_to?: readonly GameEvent[];
  dice: readonly number[];
}

/** The last throw, move or newcomer was taken back (real dice only); `seat` is to move now. */
export interface Undone {
  kind: "undo";
  seat: number;
  by?: "bot" | "clock" | "host" | "seat";
  came_to?: readonly GameEvent[];
}

/** Steps that have just been stored, and the game as it stands after them. */
export interface Update {
  type: "update";
  steps: readonly Happened[];
  game: GameState | null;
  room?: RoomView | null;
}

/** Ask why a move can't be made now; the answer has no `why` if it can. */
export interface Why {
  do: "why";
  move: string;
  id?: string | null;
}

/** What the token that was shown holds: seats, the host's rights, or only the right to watch. */
export interface You {
  seats: readonly number[];
  host: boolean;
}
