/* Environments: many games in which somebody else chooses, one decision of each at a time.
 *
 * Learners see dice, and their actions name the dice that are kept. So here every throw of every hand
 * is listed with its keeps, and each keep with the decision that it leads to in the turn of a standing
 * (greed.graph.TurnGraph). All else of a game is as in games.h. Observations and masks are those of
 * greed.envs.Codec; a test holds the two against each other.
 */
#include "games.h"

enum { OFFER, THROW, KEEP, DECIDE, DONE, BEGINS };       /* phases, as in Codec; a turn begins */
enum { KEPT, FREE, LOST, MISSED };                       /* what a throw comes to */
enum { OVER = 1, CUT = 2, ILLEGAL = 4 };                 /* how a game has ended */
enum { LEARNS, DRAWS, PLANS, PLANS_BY_RIVAL, SOLVES };   /* who sits at a seat */
enum { NOTHING, BASE, BEST_THROW };                      /* what the points of a keep count as besides */
enum { ASK_COURSE = 1, ASK_PLAN, ASK_VALUES, ASK_ROWS }; /* what a game waits for */
enum { ACCEPTS, DECLINES, ROLLS, BANKS };

/* A way to keep dice: its action (-1: the throw goes on without), points, and number among the hand's. */
typedef struct { i32 action, points, kind; } Way;

/* What a keep leads to: a decision, the row of the hand that is shown then, and whether the turn
 * allows the bank. */
typedef struct { i32 decision, shown, may_bank; } After;

/* The hands of a sheet, throw by throw. */
typedef struct {
    ix faces, wide, none;                /* wide: numbers of a hand that are shown; none: row without dice */
    const i32 *slot_start, *slot_bits;   /* by hand */
    Slot *slots;                         /* of throws */
    const i32 *way_start;                /* (C + 1) by throw */
    const Way *ways;
    const uint8_t *comes_to;             /* (C) KEPT to MISSED */
    const i32 *lies;                     /* (C, faces) how often each face lies on the table */
    const i32 *shown;                    /* (hands + 2, wide); then no dice, and none with the bank locked */
} Hands;

/* The turn of a standing: its nodes as hands, and what keeps lead to there. */
typedef struct {
    const i32 *hand, *after_start, *counts; /* (N) */
    const After *after;
    ix counted;                          /* whether points that are taken over are base points */
} Standing;

/* A game under way; `shown`: the row of `finals`. */
typedef struct {
    i32 seat, first, stage, phase, node, points, base, best, decision, hand, may_bank, cast, offer, stake,
        banker, ply, draws, choices, ended, plan, shown, won;
} Play;

/* What a solution says of a position's turn, as play_alone() writes it, but for one seat. */
typedef struct {
    ix at, table, rows;
    const double *thrown, *ends;
} Known;

typedef struct {
    const Course *course;
    const Hands *hands;
    const Standing *standings;           /* as the turns of the course */
    const i32 *finals;                   /* what is shown of a final round: the leader, from the seat to move,
                                          * or -1; the seats that wait, a bit each; beaten */
    const i32 *shows;                    /* (stages) the row of `finals` */
    const i32 *over;                     /* (rows of the course, 5, 3) the same where the game is over then */
    const i32 *status;                   /* (statuses, 2) standing and strikes */
    const i32 *words;                    /* (4) actions; -1: the sheet has none */
    const i32 *sits;                     /* (n) LEARNS to SOLVES */
    const double *heats;                 /* (n) temperatures of those who go by a solution */
    const int64_t *keys;                 /* (places) whose plan is known, by key_of */
    const i32 *places;                   /* its number */
    const Plan *plans;
    const Game *guide;
    const Known *known;
    Play *plays;
    Seat *seats;                         /* (games, n) */
    uint64_t *starts;                    /* streams of random words */
    i32 *trace;                          /* (games, traced) how many, then throws, and moves drawn as -1 - action */
    ix keys_bits, unit, limit, learner, least, most, actions, size, traced;
} Envs;

/* What a call works with: where results go, and what it waits for. */
typedef struct {
    i32 *seen;                           /* (games, size) */
    uint8_t *mask;                       /* (games, actions) */
    double *shares;                      /* (games, n) */
    i32 *ended;
    i32 *wants;                          /* what, stage, status, seat, own score, rival's, game, place, key */
} Results;

/* Fill the alias tables of hands: count (C) in how many ways each throw falls, first (hands + 1) the first
 * throw of each hand. Returns 0 if there isn't enough memory. */
ix fill_hands(const Hands *h, ix hands, const int64_t *count, const i32 *first) {
    ix most = 2;
    for (ix i = 0; i < hands; i++) most = most_of(most, (ix)1 << h->slot_bits[i]);
    int64_t *room = malloc(2 * most * sizeof(int64_t));
    i32 *results = malloc(most * sizeof(i32));
    ix ready = room && results;
    for (ix i = 0; i < hands && ready; i++) {
        ix casts = first[i + 1] - first[i];
        int64_t total = 0;
        for (ix k = 0; k < casts; k++) total += count[first[i] + k], results[k] = (i32)(first[i] + k);
        fill_slots(casts, count + first[i], results, total, h->slot_bits[i], h->slots + h->slot_start[i], room);
    }
    free(room), free(results);
    return ready;
}

static void note(const Envs *e, ix number, i32 code) {
    if (!e->traced) return;
    i32 *row = e->trace + number * e->traced;
    if (++row[0] < e->traced) row[row[0]] = code;
}

static void forget(const Envs *e, ix number) {
    if (e->traced) e->trace[number * e->traced] = 0;
}

static inline const Throws *turn_of(const Envs *e, const Play *g, const Seat *seats) {
    return e->course->turns + e->course->turn[seats[g->seat].status];
}
static inline const Standing *standing_of(const Envs *e, const Play *g, const Seat *seats) {
    return e->standings + e->course->turn[seats[g->seat].status];
}

/* End the turn of the seat to move; the next one begins, or the game is over. */
static void finish(const Envs *e, Play *g, Seat *seats, ix end, i32 offer) {
    const Course *c = e->course;
    i32 row = c->row[g->stage * c->statuses + seats[g->seat].status], banker = g->seat;
    const Follows *f = c->follows + row;
    ix goal = goalscore(c, f, banker, seats), before = seats[banker].score;
    end = end_turn(c, f, &g->stage, &g->seat, seats, end, g->points);
    if (g->stage < 0) {
        ix score = end == BANK || end == BONUS ? before + g->points : seats[banker].score;
        g->shown = e->over[(row * 5 + end) * 3 + where_of(goal - score)];
        g->won = -1 - g->stage;
        g->phase = DONE;
        g->ended = OVER;
    } else {
        g->shown = e->shows[g->stage];
        g->banker = banker;
        g->offer = end == BANK ? offer : 0;
        g->stake = g->points;
        g->phase = BEGINS;
    }
    g->points = g->base = g->best = g->may_bank = 0;
    if (g->phase == DONE) g->offer = g->stake = 0;
}

/* Keep dice in a way. */
static void keep(const Envs *e, Play *g, Seat *seats, const Way *way) {
    const Throws *u = turn_of(e, g, seats);
    const Standing *s = standing_of(e, g, seats);
    const After *after = s->after + s->after_start[g->node] + way->kind;
    g->points += way->points;
    if (s->counts[g->node] == BASE) g->base += way->points;
    else if (s->counts[g->node] == BEST_THROW && way->points > g->best) g->best = way->points;
    g->ply++;
    if (u->offer[after->decision] == u->offers + 1) {
        finish(e, g, seats, ending_of(u, after->decision, g->points), 0);
        return;
    }
    g->decision = after->decision, g->hand = after->shown, g->may_bank = after->may_bank;
    g->phase = DECIDE;
}

/* Let dice fall. */
static void fall(const Envs *e, Play *g, Seat *seats, ix number) {
    const Hands *h = e->hands;
    i32 hand = standing_of(e, g, seats)->hand[g->node];
    g->cast = drawn_from(h->slots + h->slot_start[hand], h->slot_bits[hand], bits_of(e->starts[number], g->draws++));
    note(e, number, g->cast);
    uint8_t to = h->comes_to[g->cast];
    if (to == FREE) keep(e, g, seats, h->ways + h->way_start[g->cast]);
    else {
        g->ply++;
        if (to == KEPT) g->phase = KEEP, g->hand = hand;
        else finish(e, g, seats, to == LOST ? BUST : PASS, 0);
    }
}

static void roll(Play *g, i32 node) {
    g->node = node;
    g->may_bank = 0;
    g->phase = THROW;
    g->ply++;
}

static void answer(const Envs *e, Play *g, Seat *seats, int accepted) {
    const Throws *u = turn_of(e, g, seats);
    g->points = accepted ? g->stake : 0;
    g->base = accepted && standing_of(e, g, seats)->counted ? g->stake : 0;
    roll(g, (i32)(accepted ? u->attempts[g->offer - 1] : u->start));
    g->offer = g->stake = 0;
}

static void bank(const Envs *e, Play *g, Seat *seats) {
    const Throws *u = turn_of(e, g, seats);
    g->ply++;
    finish(e, g, seats, ending_of(u, g->decision, g->points), u->offer[g->decision]);
}

/* Make the move of an action; 0 if it isn't legal. */
static int act(const Envs *e, Play *g, Seat *seats, int64_t action) {
    const Throws *u = turn_of(e, g, seats);
    if (action < 0) return 0;
    if (g->phase == KEEP) {
        const Hands *h = e->hands;
        for (i32 w = h->way_start[g->cast]; w < h->way_start[g->cast + 1]; w++)
            if (h->ways[w].action == action) {
                keep(e, g, seats, h->ways + w);
                return 1;
            }
        return 0;
    }
    if (g->phase == DECIDE) {
        if (action == e->words[ROLLS] && u->node[g->decision] >= 0) roll(g, u->node[g->decision]);
        else if (action == e->words[BANKS] && ending_of(u, g->decision, g->points) >= 0) bank(e, g, seats);
        else return 0;
        return 1;
    }
    if (g->phase != OFFER || (action != e->words[ACCEPTS] && action != e->words[DECLINES])) return 0;
    answer(e, g, seats, action == e->words[ACCEPTS]);
    return 1;
}

/* -- Opponents */

/* Make one of the legal moves, all equally likely. */
static void draw(const Envs *e, Play *g, Seat *seats, ix number) {
    const Hands *h = e->hands;
    const Throws *u = turn_of(e, g, seats);
    uint32_t bits = bits_of(e->starts[number], g->draws++);
    i32 action;
    if (g->phase == KEEP) {
        i32 first = h->way_start[g->cast];
        action = h->ways[first + (i32)(bits % (uint32_t)(h->way_start[g->cast + 1] - first))].action;
    } else if (g->phase == OFFER) action = e->words[bits & 1 ? DECLINES : ACCEPTS];
    else {
        int rolls = u->node[g->decision] >= 0, banks = ending_of(u, g->decision, g->points) >= 0;
        action = e->words[!rolls || (banks && bits & 1) ? BANKS : ROLLS];
    }
    note(e, number, -1 - action);
    act(e, g, seats, action);
}

/* Whether a turn that was banked with t points records them. */
static int records(const Envs *e, const Play *g, const Seat *seats, ix t) {
    const Course *c = e->course;
    const Follows *f = follows(c, g->stage, seats[g->seat].status);
    return f->ending[BANK][where_of(goalscore(c, f, g->seat, seats) - seats[g->seat].score - t)].move != STAYS;
}

/* Ask Python for something, and wait. */
static int ask(const Results *r, i32 what, const Play *g, const Seat *seats, ix rival, ix number, ix place,
               uint64_t key) {
    const Seat *mine = seats + g->seat;
    i32 wants[] = {what, g->stage, mine->status, g->seat, mine->score, (i32)rival, (i32)number, (i32)place,
                   (i32)(uint32_t)key, (i32)(uint32_t)(key >> 32)};
    memcpy(r->wants, wants, sizeof(wants));
    return 0;
}

/* Make the move that a plan holds; 0: Python is asked first, for a plan with more rows. */
static int follow_plan(const Envs *e, Play *g, Seat *seats, const Results *r, ix number) {
    const Hands *h = e->hands;
    const Throws *u = turn_of(e, g, seats);
    const Standing *s = standing_of(e, g, seats);
    const Plan *plan = e->plans + g->plan;
    ix D = u->decisions, last = plan->rows - 1, t = g->phase == OFFER ? g->stake : g->points;
    if (t > last) return ask(r, ASK_ROWS, g, seats, t, number, g->plan, 0);
    if (g->phase == OFFER) answer(e, g, seats, plan->takes[(g->offer - 1) * plan->rows + t]);
    else if (g->phase == KEEP) {
        const After *after = s->after + s->after_start[g->node];
        const Way *best = h->ways + h->way_start[g->cast];
        double most = -1e300;
        for (i32 w = h->way_start[g->cast]; w < h->way_start[g->cast + 1]; w++) {
            const Way *way = h->ways + w;
            if (t + way->points > last) return ask(r, ASK_ROWS, g, seats, t + way->points, number, g->plan, 0);
            double rank = plan->rank[(t + way->points) * D + after[way->kind].decision];
            if (rank > most) most = rank, best = way;
        }
        keep(e, g, seats, best);
    } else {
        ix end = ending_of(u, g->decision, t), node = u->node[g->decision];
        uint8_t ends = plan->ends[t * D + g->decision];
        int banks = ends > 1 || (ends && end == BANK && records(e, g, seats, t));
        if (node < 0 || (end >= 0 && banks)) bank(e, g, seats);
        else roll(g, (i32)node);
    }
    return 1;
}

/* What a decision is worth with t points: to throw, and to end the turn; -1e300 where that can't be. */
static void worth_of(const Envs *e, const Throws *u, const Known *w, ix d, ix t, double *rolls, double *ends) {
    ix row = least_of(t, w->rows - 1), J = e->guide->offers, S = J + 2, end = ending_of(u, d, t);
    ix s = u->offer[d] == u->offers + 1 ? J + 1 : J ? u->offer[d] : 0; /* J is 0 where nobody is offered any */
    *rolls = u->node[d] < 0 ? -1e300 : w->thrown[row * u->nodes + u->node[d]];
    *ends = end == BANK || end == BONUS ? w->ends[row * S + s]
          : end == AGAIN ? w->ends[s] : end == PASS ? w->ends[w->rows * S] : -1e300;
}

/* A way to keep dice, drawn from a softmax over what the ways are worth: of those that lead to the same,
 * the first counts; of sure wins, the first is taken. */
static const Way *way_by_values(const Envs *e, Play *g, const Seat *seats, const Known *w, ix number) {
    const Hands *h = e->hands;
    const Throws *u = turn_of(e, g, seats);
    const Standing *s = standing_of(e, g, seats);
    const After *after = s->after + s->after_start[g->node];
    const Way *first = h->ways + h->way_start[g->cast], *last = h->ways + h->way_start[g->cast + 1], *best = first;
    double heat = e->heats[g->seat], most = -1e300, total = 0, share = 0, rolls, ends;
    for (int drawing = 0; drawing < 3; drawing++) {
        for (const Way *way = first; way < last; way++) {
            worth_of(e, u, w, after[way->kind].decision, g->points + way->points, &rolls, &ends);
            double worth = rolls > ends ? rolls : ends, weight;
            if (!drawing) {
                if (worth > most) most = worth, best = way;
                continue;
            }
            int again = 0;
            for (const Way *other = first; other < way; other++)
                again |= other->points == way->points && after[other->kind].decision == after[way->kind].decision;
            if (again) continue;
            weight = exp((worth - most) / heat);
            if (drawing == 1) total += weight;
            else if (best = way, (share -= weight) < 0) return best;
        }
        if (!(heat > 0) || most >= 1.0 - TIE || last - first == 1) return best;
        if (drawing == 1) share = total * share_of(e->starts[number], g->choices++);
    }
    return best;
}

/* Make the move of a seat that goes by values. */
static void follow_values(const Envs *e, Play *g, Seat *seats, ix number) {
    const Known *w = e->known + g->plan;
    const Throws *u = turn_of(e, g, seats);
    const Game *game = e->guide;
    i32 action;
    if (g->phase == KEEP) action = way_by_values(e, g, seats, w, number)->action;
    else if (g->phase == OFFER) {
        double room[SEATS];
        ix M = most_of(game->seats - 1, 1), from = game->attempts_from[w->table], i = w->at - game->base[w->table];
        ix place = kept(game, from, i, g->offer - 1, g->stake);
        int takes = from >= 0 && better(M, attempt(game, game->attempts, place, room), game->value + w->at * M);
        action = e->words[takes ? ACCEPTS : DECLINES];
    } else {
        double rolls, ends;
        worth_of(e, u, w, g->decision, g->points, &rolls, &ends);
        double heat = e->heats[g->seat];
        int may = ending_of(u, g->decision, g->points) == BANK && records(e, g, seats, g->points) && ends > 0;
        int banks = ends > -1e300 && !(rolls > ends);
        if (heat > 0 && rolls > -1e300)  /* who draws doesn't bank for nothing */
            banks = may && (fmax(rolls, ends) >= 1.0 - TIE ? banks
                            : share_of(e->starts[number], g->choices++) * (1 + exp((rolls - ends) / heat)) < 1);
        action = e->words[banks || rolls == -1e300 ? BANKS : ROLLS];
    }
    note(e, number, -1 - action);
    act(e, g, seats, action);
}

/* A number for what the choices of a turn depend on. */
static uint64_t key_of(ix seat, ix stage, ix status, ix own, ix rival) {
    uint64_t who = (uint64_t)stage << 40 | (uint64_t)seat << 32 | (uint64_t)status;
    return (mix(who) ^ mix((uint64_t)(uint32_t)own << 32 | (uint32_t)rival)) | 1; /* 0: an empty place */
}

/* Find out what an opponent goes by in the turn that begins; 0: Python is asked first. */
static int prepare(const Envs *e, Play *g, const Seat *seats, const Results *r, ix number) {
    const Course *c = e->course;
    i32 kind = e->sits[g->seat];
    ix rival = INT32_MIN;
    if (kind == PLANS_BY_RIVAL || e->finals[g->shown * 3] >= 0)
        for (ix other = 0; other < c->seats; other++)
            if (other != g->seat) rival = most_of(rival, seats[other].score);
    uint64_t key = key_of(g->seat, g->stage, seats[g->seat].status, seats[g->seat].score, rival);
    for (ix other = 0; kind == SOLVES && other < c->seats; other++)
        key = mix(key ^ ((uint64_t)seats[other].status << 32 | (uint32_t)seats[other].score)) | 1;
    ix place = (ix)(key >> (64 - e->keys_bits));
    if (e->keys[place] != (int64_t)key)
        return ask(r, kind == SOLVES ? ASK_VALUES : ASK_PLAN, g, seats, rival, number, place, key);
    g->plan = e->places[place];
    return 1;
}

/* Begin a turn; 0: Python is asked for something first. */
static int begin_turn(const Envs *e, Play *g, Seat *seats, const Results *r, ix number) {
    const Course *c = e->course;
    i32 kind = e->learner ? e->sits[g->seat] : LEARNS;
    if (!follows(c, g->stage, seats[g->seat].status)) return ask(r, ASK_COURSE, g, seats, 0, number, 0, 0);
    if (kind >= PLANS && g->ply < e->limit && !prepare(e, g, seats, r, number)) return 0;
    g->offer = (i32)offer_of(c, g->stage, g->seat, g->banker, seats, g->offer);
    if (!g->offer) g->stake = 0;
    g->node = (i32)turn_of(e, g, seats)->start;
    g->phase = g->offer ? OFFER : THROW;
    return 1;
}

/* Go on until a learner may choose, or all is over; 0: Python is asked for something first. */
static int flow(const Envs *e, Play *g, Seat *seats, const Results *r, ix number) {
    while (!g->ended) {
        i32 kind = e->learner ? e->sits[g->seat] : LEARNS;
        if (g->phase == BEGINS) {
            if (!begin_turn(e, g, seats, r, number)) return 0;
        } else if (g->ply >= e->limit) g->ended = CUT;
        else if (g->phase == THROW) fall(e, g, seats, number);
        else if (kind == LEARNS) break;
        else if (kind == DRAWS) draw(e, g, seats, number);
        else if (kind == SOLVES) follow_values(e, g, seats, number);
        else if (!follow_plan(e, g, seats, r, number)) return 0;
    }
    return 1;
}

/* Write down what the seat to act (or the learner) sees, and what is legal. */
static void show(const Envs *e, const Results *r, ix number) {
    const Course *c = e->course;
    const Hands *h = e->hands;
    const Play *g = e->plays + number;
    const Seat *seats = e->seats + number * c->seats;
    ix n = c->seats, me = e->learner ? 0 : g->seat, unit = e->unit, turned = seat_after(n, g->seat, n - me);
    const i32 *final = e->finals + g->shown * 3;
    i32 *out = r->seen + number * e->size;
    for (ix k = 0; k < n; k++) {
        const Seat *other = seats + seat_after(n, me, k);
        ix score = other->score * unit;
        out[k] = (i32)most_of(e->least, least_of(e->most, score));
        out[n + k] = e->status[other->status * 2];
        out[2 * n + k] = e->status[other->status * 2 + 1];
        out[3 * n + seat_after(n, turned, k)] = final[1] >> k & 1; /* counted from the seat to move */
    }
    out += 4 * n;
    *out++ = (i32)seat_after(n, g->first, n - me);
    *out++ = final[0] < 0 ? 0 : 1 + (i32)seat_after(n, turned, final[0]);
    *out++ = final[2];
    *out++ = (i32)turned;
    *out++ = g->phase;
    *out++ = (i32)least_of(e->most, g->points * unit);
    *out++ = (i32)least_of(e->most, g->base * unit);
    *out++ = (i32)least_of(e->most, g->best * unit);
    *out++ = g->may_bank;
    if (g->phase == KEEP) memcpy(out, h->lies + g->cast * h->faces, h->faces * sizeof(i32));
    else memset(out, 0, h->faces * sizeof(i32));
    out += h->faces;
    const Throws *u = turn_of(e, g, seats);
    const Standing *s = standing_of(e, g, seats);
    ix hand = g->phase == DONE ? h->none : g->phase == THROW || g->phase == OFFER ? s->hand[g->node] : g->hand;
    memcpy(out, h->shown + hand * h->wide, h->wide * sizeof(i32));
    out += h->wide;
    *out++ = (i32)least_of(e->most, g->stake * unit);
    hand = g->offer ? s->hand[u->attempts[g->offer - 1]] : h->none;
    memcpy(out, h->shown + hand * h->wide, h->wide * sizeof(i32));

    uint8_t *legal = r->mask + number * e->actions;
    memset(legal, 0, e->actions);
    if (g->ended) return;
    if (g->phase == KEEP)
        for (i32 w = h->way_start[g->cast]; w < h->way_start[g->cast + 1]; w++) legal[h->ways[w].action] = 1;
    else if (g->phase == OFFER) legal[e->words[ACCEPTS]] = legal[e->words[DECLINES]] = 1;
    else {
        if (u->node[g->decision] >= 0) legal[e->words[ROLLS]] = 1;
        if (ending_of(u, g->decision, g->points) >= 0) legal[e->words[BANKS]] = 1;
    }
}

/* Sit down for a game of the run: `first` begins, or whoever is drawn. */
static void sit(const Envs *e, const uint64_t *key, ix number, ix first, int64_t game) {
    ix n = e->course->seats;
    uint64_t start = e->starts[number] = stream_of(*key, (uint64_t)game);
    Play *g = e->plays + number;
    forget(e, number);
    memset(g, 0, sizeof(Play));
    memset(e->seats + number * n, 0, n * sizeof(Seat));
    g->seat = g->first = g->banker = (i32)(first >= 0 ? first : (ix)(mix(start) % (uint64_t)n));
    g->phase = BEGINS;
}

/* Begin games in some places: the first one is number `game` of the run. With first -2 they are there
 * already, in a turn that has begun. Returns how many have begun: where it is fewer than `count`, Python is
 * asked for something (`wants`), and calls again with this number as `done`. */
ix envs_begin(const Envs *e, const Results *r, const uint64_t *key, const i32 *places, ix count, ix first, ix game,
              ix done, ix asked) {
    for (; done < count; done++) {
        ix number = places[done];
        Play *g = e->plays + number;
        Seat *seats = e->seats + number * e->course->seats;
        if (first != -2) {
            if (!asked) sit(e, key, number, first, game + done);
        } else if (g->phase != BEGINS) {
            e->starts[number] = stream_of(*key, (uint64_t)(game + done));
            forget(e, number);
            g->shown = e->shows[g->stage];
            if (e->learner && e->sits[g->seat] >= PLANS && !prepare(e, g, seats, r, number)) return done;
        }
        if (!flow(e, g, seats, r, number)) return done;
        asked = 0;
        show(e, r, number);
    }
    return done;
}

/* Make a move in every game that goes on, as above. `shares` (games, n) receives what everybody has won,
 * `ended` how games have ended by this move, 0 if they haven't. */
ix envs_step(const Envs *e, const Results *r, const int64_t *actions, ix count, ix done, ix asked) {
    const Course *c = e->course;
    ix n = c->seats;
    for (; done < count; done++) {
        Play *g = e->plays + done;
        Seat *seats = e->seats + done * n;
        double *shares = r->shares + done * n;
        if (!asked) {
            for (ix k = 0; k < n; k++) shares[k] = 0.0;
            r->ended[done] = 0;
            forget(e, done);
        }
        if (asked || !g->ended) {
            if (!asked && !act(e, g, seats, actions[done])) g->ended = ILLEGAL;
            if (!flow(e, g, seats, r, done)) return done;
            r->ended[done] = g->ended;
            const double *won = c->shares + g->won * n;
            for (ix k = 0; k < n && g->ended == OVER; k++) shares[seat_after(n, g->seat, k)] = won[k];
        }
        asked = 0;
        show(e, r, done);
    }
    return done;
}
