/* What the simulator (games.c) is given, and what it keeps while games are played. */
#ifndef SIMULATOR_H
#define SIMULATOR_H

#include "map.h"

#define BATCH 64
#define TIMES 32                         /* throws of a quick game before others have their turn */
#define MOST_ROWS 96                     /* of what a solution says of turns; they seldom come to more */
#define MOST_BYTES ((ix)192 << 20)       /* of compiled throws */

enum { ROLL = 5 };                       /* what a throw comes to, besides an end of the turn */
enum { BLIND, HEEDS, LOOKS };            /* plans that don't heed the rival before the final round, or do; guided */
enum { ASK_ROW, ASK_PLAN, ASK_TABLE };
enum { DONE, MORE, ASKS, NO_MEMORY = -1 };
enum { LOG_THROW, LOG_OFFER, LOG_TURN };

typedef struct {
    const Course *course;
    ix limit;                            /* throws after which a game is broken off */
    const i32 *policy, *kind;            /* (n) of each seat, equal ones are one; BLIND, HEEDS or LOOKS of each */
    const double *heat;                  /* of each policy, if it is guided: 0 takes the best */
    const Game *guide;                   /* what they go by */
    const Turn *programs;
    ix reach;
} Given;

/* What all games add up to, as greed.sim.tally says. */
typedef struct {
    int64_t *games, *wins, *places, *sums, *scores, *rounds, *throws;
    ix score_bins, round_bins, throw_bins;
} Tally;

typedef struct { i32 end, to, points, more; } Result; /* to: a node, or what is handed on */

/* What a quick throw comes to where it ends quick play. points: of the turn by then. */
typedef struct { i32 points, end, to; } Leaving;

/* A plan as seats of a standing follow it. limit: with more points a bank counts as nothing. top: throws with
 * more points are those with so many, or (where the plan isn't `whole`) not known yet. first: of its cells.
 * opens: by how much a bank moves a seat on in `begins`, besides its points, as it changes its status; -1: not known. */
typedef struct { Plan plan; ix turn, nodes, limit, whole, top, first, opens; } Machine;

/* What a solution says of the turns of L positions that lie side by side, the first of them at `at`: see
 * play_block(). rows: how many there are; kept: of these. */
typedef struct { ix at, rows, kept; float *thrown, *ends, passed[L]; } Values;

/* What quick throws need of a seat, and no more: they are fast as long as all games fit into the nearest cache.
 * numbers: 16 bits each for throws, turns, busts, and a score that makes them negative when it comes to `until`.
 * next: who moves then. begins: where in the list of that name the cells are in which its turns begin, by this score. */
typedef struct Racer { uint64_t numbers; struct Racer *next; i32 begins; } Racer;

/* A seat whose turns are plain as long as its score is below `until`. stage: in which its turns begin; then: the
 * one that follows. Where a bank changes its status, and nothing else: to `status`, see Machine for `opens`. */
typedef struct { i32 plain, until, stage, then, opens, status; } Plain;

typedef struct {
    uint64_t words;                      /* its next random word, before mix() */
    Racer *mover;
    uint32_t cell, bits;                 /* bits: for the second of two throws */
    Racer racer[MOST_SEATS];
    uint64_t start;
    i32 draws, seat;
    i32 quick;                           /* whether all seats have plain turns */
    Plain plain[MOST_SEATS];
    int64_t number;
    i32 begun, choices, machine, node, points, end, to, stage, first, opener, offer, banker, table, at;
    i32 throws;                          /* whether it waits in the middle of a turn */
    Seat seats[MOST_SEATS];
} Playing;

/* more: of a plan the rows that are needed; of a table the statuses of the seats. */
typedef struct { i32 what, policy, stage, status, score, rival, more[SEATS]; int64_t key; } Ask;

typedef struct {
    uint64_t key;
    int64_t next, end;
    ix first;
    Playing playing[BATCH];
    i32 throwing[BATCH], looking[BATCH], ending[BATCH], beginning[BATCH], waiting[BATCH];
    Playing *racing[BATCH];
    ix throwers, lookers, enders, beginners, waiters, racers;
    Ask asks[BATCH];
    Machine *machines;
    ix machine_count, machine_room;
    int64_t *cells;                      /* slots << 8 | bits of each machine's rows and nodes; 0: not made yet */
    ix cell_count, cell_room;
    Slot *slots;
    ix slot_count, slot_room;
    Result *results;
    ix result_count, result_room;
    uint32_t *quick_cells;               /* (cells) offset << 6 | bits in quick_slots; 0: not made yet */
    ix quick_cell_room;
    uint64_t *quick_slots;               /* cut, and the numbers of two quick results, of 16 bits */
    ix quick_slot_count, quick_slot_room;
    uint64_t *adds;                      /* (quick results) to the numbers of the seat */
    uint32_t *nexts;                     /* (quick results) the cell that is thrown then, 0 after an end of the turn */
    Leaving *leaving;                    /* (quick results) */
    ix quick_count, add_room, next_room, leaving_room;
    uint32_t *begins;                    /* by policy, stage, status and score: the cell of a turn's first throw */
    ix begin_count, begin_room;
    int64_t *weights;                    /* (results) of the throws that are being compiled */
    Map result_of, plan_of, table_of, quick_of, begins_of;
    Values *values, further;             /* direct-mapped by position, with MOST_ROWS; a block with all rows */
    ix value_count;
    i32 *log;
    ix logged, log_room, logging;
} Games;

static void *wider(void *old, ix *room, ix needed, ix size) {
    if (needed <= *room) return old;
    ix now = most_of(2 * *room, most_of(needed, 256));
    void *made = realloc(old, now * size);
    if (made) *room = now;
    return made;
}

/* Write down an event of the one game that is traced, six numbers. */
static void note(Games *s, i32 what, i32 a, i32 b, i32 c, i32 d, i32 e) {
    i32 event[] = {what, a, b, c, d, e}, *log = wider(s->log, &s->log_room, s->logged + 6, sizeof(i32));
    if (log) {
        s->log = log;
        memcpy(log + s->logged, event, sizeof(event));
        s->logged += 6;
    } else s->logging = 0;
}

/* Let a game wait for an answer, and return where it can ask. */
static Ask *waits(Games *s, const Playing *p) {
    s->waiting[s->waiters] = (i32)(p - s->playing);
    return s->asks + s->waiters++;
}

#endif
