/* A game as a graph, as Python hands it over: what the solver (kernel.c) and games that are played
 * forward (games.c) both read. */
#ifndef GAME_H
#define GAME_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define L 8       /* turns that are played side by side; with as many everywhere, values are equal */
#define SEATS 4   /* whose game is solved, at most */
#define TIE 1e-12 /* values closer than this are equal */

typedef intptr_t ix;
typedef int32_t i32;

enum { BUST, PASS, BANK, AGAIN, BONUS };
enum { SHORT, AT, PAST };
enum { GOES, STAYS, BOUNCES };
enum { BEST = -1, GUIDED = -2 };         /* the guided are GUIDED and less, each with its temperature */
enum { NEVER = 1 << 30 };             /* more points than a turn comes to */

/* A policy's turn: which decision it likes best, and after which it ends the turn, by points. */
typedef struct {
    ix rows;                             /* the last one stands for all points above */
    const double *rank;                  /* (rows, D) */
    const uint8_t *ends;                 /* (rows, D) 1: where that records points, 2: wherever it may be */
    const uint8_t *takes;                /* (J, rows) carryovers that it takes over */
} Plan;

/* The game around its turns, as greed.graph.GameGraph has it: K tables of positions of n seats. */
typedef struct {
    double price;                        /* what a turn costs a lone seat */
    const double *heats;                 /* temperatures of the guided */
    ix seats, offers, inherited, target, beyond, limit, exact;
    const i32 *least, *count, *stride;   /* (K, n) distances that are told apart */
    const int64_t *base;                 /* (K) where the positions of a table begin */
    const i32 *after, *rotation, *move;  /* (K, 5, 3) what follows each end of a turn */
    const i32 *turn, *cost, *floor, *leads, *offered; /* (K) */
    const double *shares;                /* (W, n) what is won where the game is over */
    double *value;                       /* (positions, n - 1) */
    double *lost;                        /* (positions) the chance that a turn is lost */
    void *attempts;                      /* values of attempts at carryovers, see kept() */
    const int64_t *attempts_from;        /* (K) where those of a table begin; -1: none are made there */
    const i32 *policy;                   /* (positions) BEST, GUIDED or less, or the number of a plan */
    const Plan *plans;
    const double *guide;                 /* values that the guided go by, and attempts, as above */
    const void *guide_attempts;
    const int64_t *guide_base, *guide_from; /* (K) where the positions, and attempts, of a table begin there */
    const double *const *chances;        /* how likely each plan's turns end in each way, see plan_chances(); or none */
} Game;

/* The turn of one standing, as greed.solver.program writes it. Outcomes and options are listed for
 * several levels: all of them, and those left where decisions up to a rank are banked from here up. */
typedef struct {
    ix nodes, decisions, start, bonus, passes, levels, last, hot;
    const double *bust, *failed, *chance;
    const i32 *least, *most, *decision_start, *node, *offer, *bank_from, *pass_from, *attempts;
    const i32 *rank, *worse;             /* (D) of each decision; those that `hot` may beat, then -1 */
    const i32 *outcome_start, *option_start, *options; /* options: points, decision */
} Turn;

/* Where a turn leads: a position, or -1 - w if the game is over and shares w are won; its table, and
 * by how many seats the turn has passed on. */
typedef struct { ix at, table, turned; } Place;

/* A position, and where it leads to lose a turn, and to end it without points (`again`: with a bonus
 * turn to come). */
typedef struct {
    ix at, table;
    Place bust, pass, again;
    i32 gap[SEATS];
} Position;

static inline ix least_of(ix a, ix b) { return a < b ? a : b; }
static inline ix most_of(ix a, ix b) { return a > b ? a : b; }

/* How far the seat to move has to go. */
static inline ix goal_of(const Game *g, const Position *p) {
    return g->leads[p->table] == 0 ? 0 : p->gap[0];
}

/* Find what follows a turn that ends `away` from its goal. */
static inline Place follow(const Game *g, const Position *p, ix end, ix away) {
    ix n = g->seats, k = p->table, leader = g->leads[k];
    ix kind = (k * 5 + end) * 3 + (away > 0 ? SHORT : away < 0 ? PAST : AT);
    if (g->move[kind] == STAYS) {        /* as if the turn had brought nothing */
        away = goal_of(g, p);
        kind = (k * 5 + (end == BONUS ? AGAIN : PASS)) * 3 + (away > 0 ? SHORT : AT);
    }
    ix then = g->after[kind], turned = g->rotation[kind];
    if (then < 0) return (Place){then, 0, 0};
    if (g->move[kind] == BOUNCES) away = least_of(-away, g->target);

    /* Whoever goes past the goal is the new leader, and all others are that much further off. */
    ix past = away < 0 ? -away : 0, excess = leader >= 0 ? p->gap[leader] : 0;
    ix leads = g->leads[then] >= 0 && (g->leads[then] + turned) % n == 0;
    ix at = g->base[then];
    for (ix j = 0; j < n; j++) {
        ix seat = j + turned < n ? j + turned : j + turned - n, axis = then * n + j;
        ix gap = seat == 0        ? leads ? excess + past : most_of(away, 0)
                 : seat == leader ? leads ? past : excess
                                  : p->gap[seat] + past;
        ix least = g->least[axis];
        at += g->stride[axis] * (least_of(most_of(gap, least), least + g->count[axis] - 1) - least);
    }
    return (Place){at, then, turned};
}

/* The distance of the seat to move after a bust, which may cost points or the whole score. */
static inline ix fallen(const Game *g, const Position *p) {
    ix k = p->table, gap = goal_of(g, p), cost = g->cost[k];
    if (!cost || !g->floor[k]) return gap + cost;
    ix excess = g->leads[k] >= 0 ? p->gap[g->leads[k]] : 0;
    return least_of(gap + cost, g->target + excess);
}

/* The place where an attempt at a carryover with t points is kept, at a table's position i. All those
 * of one bank lie side by side: the last seat has just banked t, and is that much nearer now. */
static inline ix kept(const Game *g, ix from, ix i, ix offer, ix t) {
    t = least_of(t, g->inherited - 1);
    return from + ((i + t) * g->offers + offer) * g->inherited + t;
}

/* Between two, attempts are kept as 32-bit fractions: official has some 50 million. */
static inline const double *attempt(const Game *g, const void *attempts, ix place, double *room) {
    if (g->exact) return (const double *)attempts + place * most_of(g->seats - 1, 1);
    *room = ((const uint32_t *)attempts)[place] * 0x1p-32;
    return room;
}

/* Whether one value wins the seat to move more than another; of equals, the seat after it. */
static inline int better(ix M, const double *one, const double *other) {
    double more = one[0] - other[0];
    return M == 1 ? more > 0 : more > TIE || (more > -TIE && one[1] > other[1] + TIE);
}

/* What seats win at a place, from the one that was to move on; take: the offer that is made there
 * with t points, or -1. Where `guide`, by the values that the guided go by. */
static inline void worth(const Game *g, Place to, ix take, ix t, int guide, double *won) {
    ix n = g->seats, M = most_of(n - 1, 1), seat = to.turned;
    if (to.at < 0) {
        for (ix j = 0; j < n; j++) won[j] = g->shares[(-1 - to.at) * n + j];
        return;
    }
    ix i = to.at - g->base[to.table], there = g->guide ? i + g->guide_base[to.table] : to.at;
    const double *value = guide ? g->guide + there * M : g->value + to.at * M;
    double one[SEATS], other[SEATS], rest = 1.0;
    if (take >= 0) {
        const double *taken = guide ? attempt(g, g->guide_attempts, kept(g, g->guide_from[to.table], i, take, t), one)
                                    : attempt(g, g->attempts, kept(g, g->attempts_from[to.table], i, take, t), one);
        ix policy = guide || !g->policy ? BEST : g->policy[to.at];
        int takes;
        if (policy == BEST) takes = better(M, taken, value);
        else if (policy <= GUIDED)
            takes = better(M, attempt(g, g->guide_attempts, kept(g, g->guide_from[to.table], i, take, t), other), g->guide + there * M);
        else takes = g->plans[policy].takes[take * g->plans[policy].rows + least_of(t, g->plans[policy].rows - 1)];
        if (takes) value = taken;
    }
    for (ix j = 0; j < M; j++) {
        won[seat] = value[j];
        rest -= value[j];
        if (++seat == n) seat = 0;
    }
    if (n > 1) won[seat] = rest;
}

/* In kernel.c. */
ix play_alone(const Game *g, const Turn *turns, ix table, const i32 *gap, ix reach, ix room, double *to, double *ends);
ix play_block(const Game *g, const Turn *turns, ix table, ix first, ix here, ix reach, ix room, float *to, float *ends, float *passed);

#endif
