/* Games played forward: what the simulator (games.c) and the environments (steps.c) share.
 *
 * A game is a stage of the course (greed.graph.course), a score and a status of each seat, and the
 * turn under way. Of the course the kernel knows what Python has asked the core about so far; where
 * something is missing, games wait for it.
 */
#ifndef GAMES_H
#define GAMES_H

#include "game.h"

#define MOST_SEATS 12

/* -- Random words: SplitMix64 as a counter, as greed.sim.streams says. */

#define STEP 0x9E3779B97F4A7C15u
#define GAME 0xD1342543DE82EF95u
#define CHOICE 0xBB67AE8584CAA73Bu

static inline uint64_t mix(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

/* Where the stream of a game starts; key: of the run. */
static inline uint64_t stream_of(uint64_t key, uint64_t game) { return mix(key + game * GAME); }

/* The 32 bits that choose what a throw comes to. */
static inline uint32_t bits_of(uint64_t start, uint64_t number) {
    uint64_t word = mix(start + ((number >> 1) + 1) * STEP);
    return (uint32_t)(number & 1 ? word : word >> 32);
}

/* A number from 0 to 1 for a choice that is drawn: those have a stream of their own. */
static inline double share_of(uint64_t start, uint64_t number) {
    return (double)(mix(mix(start ^ CHOICE) + (number + 1) * STEP) >> 11) * 0x1p-53;
}

/* -- Alias tables (Walker 1977): one look-up turns 32 random bits into one of several results. The
 * upper ones choose one of 2^bits slots, the others are its coin. */

typedef struct { uint32_t cut; i32 result[2]; } Slot; /* of a coin below the cut, and of any other */

static inline i32 drawn_from(const Slot *slots, ix bits, uint32_t word) {
    const Slot *slot = slots + (word >> (32 - bits));
    return slot->result[word << bits >= slot->cut]; /* no branch: it couldn't be guessed */
}

/* How many bits choose the slot of so many results: one or more. */
static inline ix bits_for(ix count) {
    ix bits = 1;
    while ((ix)1 << bits < count) bits++;
    return bits;
}

/* Fill the slots for results with these weights, whole numbers, of which `total` is the sum; room:
 * for two numbers a slot. Every slot holds `total`, every weight is held 2^bits times. */
static inline void fill_slots(ix count, const int64_t *weights, const i32 *results, int64_t total, ix bits,
                              Slot *slots, int64_t *room) {
    ix size = (ix)1 << bits, small = 0, large = 0;
    int64_t *rest = room, *order = room + size; /* small ones from the left, large ones from the right */
    for (ix i = 0; i < size; i++) {
        rest[i] = i < count ? weights[i] << bits : 0;
        if (rest[i] < total) order[small++] = i;
        else order[size - ++large] = i;
    }
    while (small) {
        ix slot = order[--small], giver = order[size - large];
        slots[slot].cut = (uint32_t)((double)rest[slot] / (double)total * 0x1p32);
        slots[slot].result[0] = results[slot < count ? slot : giver];
        slots[slot].result[1] = results[giver];
        rest[giver] -= total - rest[slot];
        if (rest[giver] < total) {
            large--;
            order[small++] = giver;
        }
    }
    for (ix i = size - large; i < size; i++) slots[order[i]] = (Slot){UINT32_MAX, {results[order[i]], results[order[i]]}};
}

/* -- The turn of one standing, as greed.graph.TurnGraph has it, and what its throws come to. */

enum { BUSTED = -1, FAILED = -2 };       /* else the number of an outcome */

typedef struct {
    ix nodes, decisions, start, offers;  /* offers + 1: a bonus turn */
    const i32 *outcome_start, *option_start, *options; /* options: points, decision */
    const i32 *node, *offer, *bank_from, *pass_from, *attempts;
    const int64_t *orders, *bust, *failed, *total; /* in how many ways dice fall: by outcome, then by node */
    const i32 *slot_start, *slot_bits;   /* (N) the alias table of each node */
    Slot *slots;
} Throws;

/* What 32 random bits throw of a node. */
static inline i32 thrown(const Throws *u, ix node, uint32_t word) {
    return drawn_from(u->slots + u->slot_start[node], u->slot_bits[node], word);
}

/* How a turn may end after a decision with t points, if it does: BANK, PASS, BONUS or AGAIN; -1: not. */
static inline ix ending_of(const Throws *u, ix decision, ix t) {
    ix bonus = u->offer[decision] == u->offers + 1;
    if (t >= u->bank_from[decision]) return bonus ? BONUS : BANK;
    return t < u->pass_from[decision] ? -1 : bonus ? AGAIN : PASS;
}

/* -- The course of games: what follows the turns of a stage, by the status of the seat to move. */

typedef struct { i32 then, turned, status, move; } Ending;

typedef struct {
    Ending ending[5][3];                 /* BUST to BONUS; SHORT, AT, PAST */
    i32 cost, floor, offered, leader;    /* leader: how many seats from the one to move; -1: none */
} Follows;

typedef struct {
    ix seats, target, statuses;          /* statuses: how many there is room for */
    const i32 *row;                      /* (stages, statuses) in `follows`; -1: not asked yet */
    const Follows *follows;
    const double *shares;                /* (W, n) */
    const i32 *turn;                     /* (statuses) which turn is theirs */
    const Throws *turns;
} Course;

typedef struct { i32 score, status, turns, throws, busts, more[3]; } Seat; /* more: as a reader likes */

/* What follows the turn of a stage and status; nothing where it isn't known yet. */
static inline const Follows *follows(const Course *c, ix stage, ix status) {
    i32 row = c->row[stage * c->statuses + status];
    return row < 0 ? 0 : c->follows + row;
}

static inline ix seat_after(ix n, ix seat, ix turned) { return seat + turned < n ? seat + turned : seat + turned - n; }

/* The score that the seat to move compares its own with: the target, or the leader's. */
static inline ix goalscore(const Course *c, const Follows *f, ix seat, const Seat *seats) {
    return f->leader < 0 ? c->target : seats[seat_after(c->seats, seat, f->leader)].score;
}

static inline ix where_of(ix away) { return away > 0 ? SHORT : away < 0 ? PAST : AT; }

/* End the turn of the seat to move, BUST to BONUS with these points: its score and status, the stage
 * (-1 - w: the game is over, shares w are won, from this seat on) and the next seat. Returns how the turn
 * has ended: points that turn out to count as nothing aren't banked. */
static inline ix end_turn(const Course *c, const Follows *f, i32 *stage, i32 *seat, Seat *seats, ix end, ix points) {
    Seat *mine = seats + *seat;
    ix goal = goalscore(c, f, *seat, seats), score = mine->score;
    score += points & -(ix)(end == BANK || end == BONUS); /* no branch: it couldn't be guessed */
    if (f->cost && end == BUST) {
        score -= f->cost;
        if (f->floor && score < 0) score = 0;
    }
    const Ending *e = &f->ending[end][where_of(goal - score)];
    if (e->move == STAYS) {              /* as if the turn had brought nothing */
        end = end == BONUS ? AGAIN : PASS;
        score = mine->score;
        e = &f->ending[end][where_of(goal - score)];
    } else if (e->move == BOUNCES) score = goal - least_of(score - goal, c->target);
    mine->score = (i32)score;
    mine->status = e->status;
    *stage = e->then;
    *seat = (i32)seat_after(c->seats, *seat, e->turned);
    return end;
}

/* The carryover that the seat to move is offered after a decision was banked, 1 + its number; 0: none.
 * -1: what follows its turn isn't known yet. */
static inline ix offer_of(const Course *c, ix stage, ix seat, ix banker, const Seat *seats, ix offer) {
    if (!offer || offer > c->turns->offers || seat == banker) return 0;
    const Follows *f = follows(c, stage, seats[seat].status);
    return !f ? -1 : f->offered ? offer : 0;
}

#endif
