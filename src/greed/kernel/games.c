/* Games played forward, many at a time: the simulator (greed.sim).
 *
 * Some hundred games are under way at once. Each is in one of three lists: of those that throw, those whose
 * turn has ended, and those whose next turn begins; a step goes through each list in turn. So no game waits
 * for another's memory, and what comes next is never a branch that a processor has to guess. Which games are
 * played doesn't depend on it: a game's random words follow from its number alone.
 *
 * A seat that plays by a plan never sees its dice: of each number of points and each node, throws that come to
 * the same (`Result`) are one, and the table of them is made when it is first looked at. A seat that is guided
 * looks at the throw, and at what a solution says of the position.
 *
 * What isn't known yet, of the course, of plans and of the solution's tables, Python is asked for: the games that
 * need it wait until it has answered.
 */
#include "games.h"

#define BATCH 32
#define TIMES 16                         /* throws of a quick game before others have their turn */
#define MOST_BYTES ((ix)192 << 20)       /* of compiled throws; and of values of guided turns */

enum { ROLL = 5 };                       /* what a throw comes to, besides an end of the turn */
enum { BLIND, HEEDS, LOOKS };            /* plans that don't heed the rival before the final round, or do; guided */
enum { ASK_ROW, ASK_PLAN, ASK_TABLE };
enum { DONE, MORE, ASKS, NO_MEMORY = -1 };
enum { LOG_THROW, LOG_OFFER, LOG_TURN };

/* -- A map of 64-bit keys, open addressing. */

typedef struct { ix size, count; uint64_t *key; i32 *value, *until; } Map; /* until: see plain_until() */

static inline ix place_of(const Map *m, uint64_t key) {
    ix at = (ix)(mix(key) & (uint64_t)(m->size - 1));
    while (m->value[at] >= 0 && m->key[at] != key) at = (at + 1) & (m->size - 1);
    return at;
}
static inline i32 found(const Map *m, uint64_t key) { return m->value[place_of(m, key)]; }

static int grown(Map *m) {
    Map old = *m;
    m->size = most_of(2 * old.size, 1024);
    m->key = malloc(m->size * sizeof(uint64_t));
    m->value = malloc(m->size * sizeof(i32));
    m->until = calloc(m->size, sizeof(i32));
    if (!m->key || !m->value || !m->until) return 0;
    memset(m->value, -1, m->size * sizeof(i32));
    for (ix i = 0; i < old.size; i++)
        if (old.value[i] >= 0) {
            ix at = place_of(m, old.key[i]);
            m->key[at] = old.key[i], m->value[at] = old.value[i];
        }
    free(old.key), free(old.value), free(old.until);
    return 1;
}
static int put(Map *m, uint64_t key, i32 value) {
    if (2 * m->count >= m->size && !grown(m)) return 0;
    ix at = place_of(m, key);
    m->count += m->value[at] < 0;
    m->key[at] = key, m->value[at] = value;
    return 1;
}

/* -- What is given, and what is kept while games are played. */

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

/* The same where all is plain, see quick_throw(). add: to the numbers of the seat. next: the cell that is thrown
 * then, 0 after an end of the turn. points: of the turn by then. */
typedef struct { uint64_t add; uint32_t next; i32 points, end, to; } Quick;

/* A plan as seats of a standing follow it. limit: with more points a bank counts as nothing. top: throws with
 * more points are those with so many, or (where the plan isn't `whole`) not known yet. first: of its cells. */
typedef struct { Plan plan; ix turn, nodes, limit, whole, top, first; } Machine;

/* What a solution says of one position's turn. */
typedef struct { ix at, rows; double *thrown, *ends; } Values;

/* What a seat's turns are in the plainest way: below the score `until` all begin in the same cell. numbers: 16
 * bits each for throws, turns, busts, and a score that makes them negative when it comes to `until`. stage: in
 * which its turns begin; then: the one after. */
typedef struct { uint64_t numbers; uint32_t begins; uint8_t after[2]; i32 until, stage, then, machine; } Own;

typedef struct {
    uint64_t start;
    i32 draws, seat;
    uint32_t cell;
    i32 quick;                           /* whether all seats have plain turns */
    Own own[MOST_SEATS];
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
    i32 throwing[BATCH], looking[BATCH], ending[BATCH], beginning[BATCH], waiting[BATCH], racing[BATCH];
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
    uint32_t *quick_cells;               /* (cells) offset << 5 | 32 - bits in quick_slots; 0: not made yet */
    ix quick_cell_room;
    uint64_t *quick_slots;               /* cut, and two numbers of 16 bits in `quick` */
    ix quick_slot_count, quick_slot_room;
    Quick *quick;
    ix quick_count, quick_room;
    int64_t *weights;                    /* (results) of the throws that are being compiled */
    Map result_of, plan_of, table_of, quick_of;
    Values *values;                      /* direct-mapped by position */
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

/* -- Plans, compiled throw by throw. */

/* The number of a result; -1 without memory. */
static i32 result_number(Games *s, ix end, ix to, ix points) {
    uint64_t key = ((uint64_t)points << 24 | (uint64_t)to) << 3 | (uint64_t)end;
    i32 number = found(&s->result_of, key);
    if (number >= 0) return number;
    ix room = s->result_room;
    Result *results = wider(s->results, &s->result_room, s->result_count + 1, sizeof(Result));
    if (results) s->results = results;
    int64_t *weights = results ? wider(s->weights, &room, s->result_count + 1, sizeof(int64_t)) : 0;
    if (!weights) return -1;
    s->weights = weights;
    weights[s->result_count] = 0;
    results[s->result_count] = (Result){(i32)end, (i32)to, (i32)points, 0};
    return put(&s->result_of, key, (i32)s->result_count) ? (i32)s->result_count++ : -1;
}

/* What an outcome comes to by a plan, with t points before it. */
static i32 chosen(Games *s, const Machine *m, const Throws *u, ix outcome, ix t) {
    ix best = u->option_start[outcome], D = u->decisions;
    double most = -1e300;
    for (ix q = best; q < u->option_start[outcome + 1]; q++) {
        ix row = least_of(t + u->options[2 * q], m->plan.rows - 1);
        double rank = m->plan.rank[row * D + u->options[2 * q + 1]];
        if (rank > most) most = rank, best = q;
    }
    ix points = u->options[2 * best], d = u->options[2 * best + 1], row = least_of(t + points, m->plan.rows - 1);
    ix end = ending_of(u, d, t + points);
    int ends = m->plan.ends[row * D + d]; /* 1: where that records points, 2: wherever it may be */
    if (ends == 1) ends = end == BANK && t + points <= m->limit;
    if (u->node[d] < 0) return result_number(s, end < 0 ? PASS : end, u->offer[d], points);
    if (ends && end >= 0) return result_number(s, end, u->offer[d], points);
    return result_number(s, ROLL, u->node[d], points);
}

/* Make the alias table of a node with t points; returns 0 without memory. */
static int compile(Games *s, const Throws *u, const Machine *m, ix t, ix x) {
    ix outcomes = u->outcome_start[x + 1] - u->outcome_start[x], count = 0;
    i32 *results = malloc((outcomes + 2) * sizeof(i32));
    if (!results) return 0;
    int ready = 1;
    for (ix o = u->outcome_start[x]; o < u->outcome_start[x + 1] + 2; o++) {
        ix rest = o - u->outcome_start[x + 1];  /* 0: a bust, 1: a throw that fails */
        int64_t orders = rest < 0 ? u->orders[o] : rest ? u->failed[x] : u->bust[x];
        if (!orders) continue;
        i32 id = rest < 0 ? chosen(s, m, u, o, t) : result_number(s, rest ? PASS : BUST, 0, 0);
        if (id < 0) { ready = 0; break; }
        if (!s->weights[id]) results[count++] = id;
        s->weights[id] += orders;
    }
    ix bits = bits_for(count), size = (ix)1 << bits;
    if (s->slot_count + size > s->slot_room && (s->slot_count + size) * (ix)sizeof(Slot) > MOST_BYTES) {
        memset(s->cells, 0, s->cell_count * sizeof(int64_t));
        s->slot_count = 0;
    }
    Slot *slots = wider(s->slots, &s->slot_room, s->slot_count + size, sizeof(Slot));
    int64_t *weights = malloc((count + 2 * size) * sizeof(int64_t));
    if (slots) s->slots = slots;
    if (ready && slots && weights) {
        for (ix i = 0; i < count; i++) weights[i] = s->weights[results[i]];
        fill_slots(count, weights, results, u->total[x], bits, slots + s->slot_count, weights + count);
        s->cells[m->first + t * u->nodes + x] = (int64_t)s->slot_count << 8 | bits;
        s->slot_count += size;
    } else ready = 0;
    for (ix i = 0; i < count; i++) s->weights[results[i]] = 0;
    free(weights), free(results);
    return ready;
}

/* Take up a plan for the turn of a standing; reach: the most points of one throw, settled: from where on all
 * turns end alike. Returns its number, or -1 without memory. */
ix games_plan(Games *s, const Given *v, const Plan *plan, ix turn, ix limit, ix whole, ix reach, ix settled) {
    ix nodes = v->course->turns[turn].nodes, top = plan->rows - 1 - reach;
    if (whole) top = most_of(plan->rows - 1, limit < NEVER ? most_of(limit + 1, settled) : settled);
    Machine *machines = wider(s->machines, &s->machine_room, s->machine_count + 1, sizeof(Machine));
    if (!machines) return -1;
    s->machines = machines;
    int64_t *cells = wider(s->cells, &s->cell_room, s->cell_count + (top + 1) * nodes, sizeof(int64_t));
    if (!cells) return -1;
    s->cells = cells;
    uint32_t *quick = wider(s->quick_cells, &s->quick_cell_room, s->cell_count + (top + 1) * nodes, sizeof(uint32_t));
    if (!quick) return -1;
    s->quick_cells = quick;
    memset(cells + s->cell_count, 0, (top + 1) * nodes * sizeof(int64_t));
    memset(quick + s->cell_count, 0, (top + 1) * nodes * sizeof(uint32_t));
    machines[s->machine_count] = (Machine){*plan, turn, nodes, limit, whole, top, s->cell_count};
    s->cell_count += (top + 1) * nodes;
    return s->machine_count++;
}

/* -- Guided seats: what a solution says of a position, and what it makes of a throw. */

/* What the solution says of the turn under way; nothing without memory. */
static const Values *values_of(Games *s, const Given *v, const Playing *p) {
    const Game *g = v->guide;
    ix n = g->seats, M = most_of(n - 1, 1), k = p->table, S = g->offers + 2;
    const Turn *u = v->programs + g->turn[k];
    Values *kept = s->values + p->at % s->value_count;
    if (kept->at == p->at) return kept;
    i32 gap[SEATS];
    for (ix j = 0; j < n; j++)
        gap[j] = g->least[k * n + j] + (i32)((p->at - g->base[k]) / g->stride[k * n + j] % g->count[k * n + j]);
    free(kept->thrown), free(kept->ends);
    ix rows = play_alone(g, v->programs, k, gap, v->reach, 0, 0, 0);
    *kept = (Values){-1, rows, malloc(rows * u->nodes * M * sizeof(double)), malloc((rows * S + 1) * sizeof(double))};
    if (!kept->thrown || !kept->ends) return 0;
    if (play_alone(g, v->programs, k, gap, v->reach, rows, kept->thrown, kept->ends) < 0) return 0;
    if (M > 1) {                         /* what it is worth to the seat to move is enough */
        for (ix i = 0; i < rows * u->nodes; i++) kept->thrown[i] = kept->thrown[i * M];
        double *less = realloc(kept->thrown, rows * u->nodes * sizeof(double));
        if (less) kept->thrown = less;
    }
    kept->at = p->at;
    return kept;
}

/* Draw one of several ways to go on from a softmax over what they are worth; of sure wins, the first. */
static ix softly(const double *worth, ix count, double heat, double share) {
    double best = worth[0], total = 0;
    ix at = 0;
    for (ix i = 1; i < count; i++)
        if (worth[i] > best) best = worth[i], at = i;
    if (!(heat > 0) || best >= 1.0 - TIE) return at;
    for (ix i = 0; i < count; i++) total += exp((worth[i] - best) / heat);
    total *= share;
    for (ix i = 0; i < count - 1; i++)
        if ((total -= exp((worth[i] - best) / heat)) < 0) return i;
    return count - 1;
}

/* What a decision is worth with t points: to throw, and to end the turn if it may be ended (`end`). */
static void worth_of(const Game *g, const Turn *u, const Values *w, ix d, ix t, ix end, double *throws, double *ends) {
    ix row = least_of(t, w->rows - 1), S = g->offers + 2;
    *throws = u->node[d] < 0 ? -1e300 : w->thrown[row * u->nodes + u->node[d]];
    *ends = end == BANK || end == BONUS ? w->ends[row * S + u->offer[d]]
          : end == AGAIN ? w->ends[u->offer[d]] : end == PASS ? w->ends[w->rows * S] : -1e300;
}

/* Begin the next game of the run in a place, if there is one. */
static void begin_game(Games *s, const Given *v, ix at);

/* Throw for every guided seat. */
static int throw_for_guided(Games *s, const Given *v, Tally *tally) {
    const Game *g = v->guide;
    ix count = s->lookers, rolling = 0;
    for (ix i = 0; i < count; i++) {
        ix at = s->looking[i];
        Playing *p = s->playing + at;
        const Throws *all = v->course->turns + v->course->turn[p->seats[p->seat].status];
        if (p->draws >= v->limit) {
            tally->games[1]++;
            begin_game(s, v, at);
            continue;
        }
        const Turn *u = v->programs + g->turn[p->table];
        const Values *w = values_of(s, v, p);
        double heat = v->heat[v->policy[p->seat]];
        if (!w) return 0;
        i32 o = thrown(all, p->node, bits_of(p->start, p->draws++));
        ix points = 0, d = -1, end = BUST;
        if (o == FAILED) end = PASS;
        if (o >= 0) {
            double worth[256], roll, stop;
            ix first = all->option_start[o], ways = 0;
            for (ix q = first; q < all->option_start[o + 1] && ways < 256; q++) {
                ix each = all->options[2 * q + 1], t = p->points + all->options[2 * q];
                worth_of(g, u, w, each, t, ending_of(all, each, t), &roll, &stop);
                worth[ways++] = fmax(roll, stop);
            }
            double share = heat > 0 && ways > 1 ? share_of(p->start, p->choices++) : 0;
            ix best = first + softly(worth, ways, heat, share);
            points = all->options[2 * best], d = all->options[2 * best + 1];
            p->points += points;
            end = ending_of(all, d, p->points);
            if (u->node[d] >= 0) {
                worth_of(g, u, w, d, p->points, end, &roll, &stop);
                double both[] = {roll, stop};
                int ends = end >= 0 && !(roll > stop);
                if (end == BANK && heat > 0) ends = softly(both, 2, heat, share_of(p->start, p->choices++)) == 1;
                if (!ends) end = ROLL;
            } else if (end < 0) end = PASS;
        }
        p->end = (i32)end;
        p->to = d < 0 ? 0 : end == ROLL ? u->node[d] : all->offer[d];
        if (s->logging) note(s, LOG_THROW, p->end, p->to, (i32)points, o, (i32)d);
        p->node = p->to;
        s->looking[rolling] = (i32)at, rolling += end == ROLL;
        s->ending[s->enders] = (i32)at, s->enders += end != ROLL;
    }
    s->lookers = rolling;
    return 1;
}

/* Let a game wait for an answer, and return where it can ask. */
static Ask *waits(Games *s, const Playing *p) {
    s->waiting[s->waiters] = (i32)(p - s->playing);
    return s->asks + s->waiters++;
}

/* Find a turn's position in the solution. Returns 0 if its table isn't known yet. */
static int place_in(Games *s, const Given *v, Playing *p) {
    const Game *g = v->guide;
    ix n = g->seats;
    uint64_t key = (uint64_t)p->stage;
    for (ix j = 0; j < n; j++) key = key << 8 | (uint64_t)p->seats[seat_after(n, p->seat, j)].status;
    i32 k = found(&s->table_of, key);
    if (k < 0) {
        Ask *ask = waits(s, p);
        *ask = (Ask){.what = ASK_TABLE, .stage = p->stage, .key = (int64_t)key};
        for (ix j = 0; j < n; j++) ask->more[j] = p->seats[seat_after(n, p->seat, j)].status;
        return 0;
    }
    ix leader = g->leads[k], goal = leader < 0 ? g->target : p->seats[seat_after(n, p->seat, leader)].score;
    p->table = k;
    p->at = (i32)g->base[k];
    for (ix j = 0; j < n; j++) {
        ix axis = k * n + j, least = g->least[axis];
        ix gap = j == leader ? goal - g->target : goal - p->seats[seat_after(n, p->seat, j)].score;
        p->at += g->stride[axis] * (i32)(least_of(most_of(gap, least), least + g->count[axis] - 1) - least);
    }
    return 1;
}

/* Whether a guided seat takes over a carryover. */
static int takes_over(const Game *g, const Playing *p) {
    double room[SEATS];
    ix M = most_of(g->seats - 1, 1), i = p->at - g->base[p->table], from = g->attempts_from[p->table];
    if (from < 0) return 0;
    return better(M, attempt(g, g->attempts, kept(g, from, i, p->offer - 1, p->points), room), g->value + p->at * M);
}

/* -- Which plan a turn is played by. */

/* The best other score, where a seat's plan may depend on it; else 0. */
static inline ix rival_of(const Given *v, const Playing *p, ix seat, const Follows *f) {
    if (v->kind[v->policy[seat]] != HEEDS && f->leader < 0) return 0;
    ix rival = INT32_MIN;
    for (ix j = 0; j < v->course->seats; j++)
        if (j != seat) rival = most_of(rival, p->seats[j].score);
    return rival;
}

static inline uint64_t plan_key(const Given *v, const Playing *p, ix seat, const Follows *f, ix rival) {
    return ((uint64_t)(f - v->course->follows) << 4 | (uint64_t)v->policy[seat]) << 44 |
           ((uint64_t)p->seats[seat].score & 0x3FFFFF) << 22 | ((uint64_t)rival & 0x3FFFFF);
}

/* Ask for the plan of the turn under way, with rows for so many points. */
static void ask_plan(Games *s, const Given *v, const Playing *p, const Follows *f, ix points) {
    const Seat *mine = p->seats + p->seat;
    ix rival = rival_of(v, p, p->seat, f);
    uint64_t key = plan_key(v, p, p->seat, f, rival);
    *waits(s, p) = (Ask){ASK_PLAN, v->policy[p->seat], p->stage, mine->status, mine->score, (i32)rival, {(i32)points}, (int64_t)key};
}

/* -- The plainest turns. Where nobody looks at the others, nothing is handed on, and all that a turn changes is
 * the score of the seat, a game needs no more than this: a cell, whose seat it is, and each seat's numbers. */

#define LEAVES ((uint64_t)1 << 63)       /* what a throw comes to that isn't as plain */
#define MOST_QUICK 65535
#define MOST_QUICK_SLOTS ((ix)4 << 20)

/* The number of a quick result of a machine, with t points after it; -1 where there are too many. */
static i32 quick_number(Games *s, ix machine, const Result *r, ix t) {
    const Machine *m = s->machines + machine;
    int rolls = r->end == ROLL && t < m->top;
    uint64_t key = rolls ? ((uint64_t)(m->first + t * m->nodes + r->to) << 3 | ROLL) : (((uint64_t)t << 24 | (uint64_t)r->to) << 4 | 8 | (uint64_t)r->end) | (uint64_t)1 << 60;
    i32 number = found(&s->quick_of, key);
    if (number >= 0) return number;
    Quick *quick = wider(s->quick, &s->quick_room, s->quick_count + 1, sizeof(Quick));
    if (!quick || s->quick_count >= MOST_QUICK || !put(&s->quick_of, key, (i32)s->quick_count)) return -1;
    s->quick = quick;
    uint64_t add = LEAVES;
    uint32_t next = rolls ? s->quick_cells[m->first + t * m->nodes + r->to] : 0;
    if (rolls && next) add = 1;
    else if (r->end == PASS) add = 1 | 1 << 16;
    else if (r->end == BUST) add = 1 | 1 << 16 | (uint64_t)1 << 32;
    else if (r->end == BANK && !r->to && t && t < 0x7FFF) add = 1 | 1 << 16 | (uint64_t)t << 48;
    quick[s->quick_count] = (Quick){add, next, (i32)t, r->end, r->to};
    return (i32)s->quick_count++;
}

/* The quick cell of a machine's node with t points; 0 if there is none. */
static uint32_t quick_cell(Games *s, const Given *v, ix machine, ix t, ix x) {
    const Machine *m = s->machines + machine;
    ix at = m->first + t * m->nodes + x;
    if (t >= m->top) return 0;
    if (s->quick_cells[at]) return s->quick_cells[at];
    if (!s->cells[at] && !compile(s, v->course->turns + m->turn, m, t, x)) return 0;
    ix bits = s->cells[at] & 255, size = (ix)1 << bits, from = s->quick_slot_count + 1;
    uint64_t *slots = from + size > MOST_QUICK_SLOTS ? 0 : wider(s->quick_slots, &s->quick_slot_room, from + size, sizeof(uint64_t));
    if (!slots) return 0;
    s->quick_slots = slots;
    for (ix i = 0; i < size; i++) {
        const Slot *slot = s->slots + (s->cells[at] >> 8) + i;
        uint64_t word = slot->cut;
        for (ix side = 0; side < 2; side++) {
            const Result *r = s->results + slot->result[side];
            i32 number = quick_number(s, machine, r, t + r->points);
            if (number < 0) return 0;
            word |= (uint64_t)number << (32 + 16 * side);
        }
        slots[from + i] = word;
    }
    slots[from - 1] = (uint64_t)t << 32 | (uint64_t)x;
    s->quick_slot_count = from + size;
    uint32_t cell = s->quick_cells[at] = (uint32_t)(from << 5 | (32 - bits));
    i32 number = found(&s->quick_of, (uint64_t)at << 3 | ROLL);
    if (number >= 0) s->quick[number].next = cell, s->quick[number].add = 1; /* known from now on */
    return cell;
}

/* Throw once for the seat to move, by 32 random bits. Returns what it comes to if that isn't plain. */
static inline const Quick *quick_throw(const Quick *quick, const uint64_t *slots, Playing *p, uint32_t word) {
    uint32_t cell = p->cell;
    uint64_t slot = slots[(cell >> 5) + (word >> (cell & 31))];
    uint32_t above = word << (-cell & 31) >= (uint32_t)slot;
    const Quick *r = quick + (uint16_t)(slot >> (32 + 16 * above));
    Own *mine = p->own + p->seat;
    mine->numbers += r->add;
    if ((int64_t)mine->numbers < 0) return r;
    uint32_t ended = !r->next, seat = mine->after[ended], begins = p->own[seat].begins;
    __asm__("" : "+r"(begins));          /* it would be a branch otherwise, which can't be guessed */
    p->seat = (i32)seat;
    p->cell = r->next | (begins & -ended);
    return 0;
}

/* Go on in the general way, after a throw that wasn't plain, or (r: nothing) before the next one. */
static void leave(Games *s, const Given *v, Playing *p, const Quick *r) {
    if (r) p->own[p->seat].numbers -= r->add;
    for (ix j = 0; j < v->course->seats; j++) {
        Seat *seat = p->seats + j;
        uint64_t numbers = p->own[j].numbers;
        seat->throws += numbers & 0xFFFF, seat->turns += numbers >> 16 & 0xFFFF, seat->busts += numbers >> 32 & 0xFFFF;
        seat->score = (i32)(numbers >> 48) + p->own[j].until - 0x8000;
    }
    p->stage = p->own[p->seat].stage;
    p->machine = p->own[p->seat].machine;
    uint64_t where = s->quick_slots[(p->cell >> 5) - 1];
    p->points = r ? r->points : (i32)(where >> 32);
    p->node = p->to = r ? r->to : (i32)where;
    p->end = r ? r->end : ROLL;
    p->begun = p->draws - (r != 0);
    if (p->end == ROLL) s->throwing[s->throwers++] = (i32)(p - s->playing);
    else s->ending[s->enders++] = (i32)(p - s->playing);
}

/* Go on with a game in the quick way, from a cell. */
static void enter(Games *s, const Given *v, Playing *p, uint32_t cell) {
    for (ix j = 0; j < v->course->seats; j++)
        p->own[j].numbers = (uint64_t)(p->seats[j].score - p->own[j].until + 0x8000) << 48;
    p->seats[p->seat].throws += p->draws - p->begun;
    p->cell = cell;
    s->racing[s->racers++] = (i32)(p - s->playing);
}

/* Throw some times for all games that are played in the quick way. */
static void race(Games *s, const Given *v) {
    const Quick *quick = s->quick;
    const uint64_t *slots = s->quick_slots;
    ix count = s->racers;
    for (ix time = 0; time < TIMES; time += 2)
        for (ix i = 0; i < count; i++) {
            Playing *p = s->playing + s->racing[i];
            uint64_t word = mix(p->start + (((uint64_t)p->draws >> 1) + 1) * STEP);
            p->draws++;
            const Quick *r = quick_throw(quick, slots, p, (uint32_t)(word >> 32));
            if (!r) {
                p->draws++;
                r = quick_throw(quick, slots, p, (uint32_t)word);
            }
            if (r) {
                s->racing[i--] = s->racing[--count];
                leave(s, v, p, r);
            }
        }
    for (ix i = 0; i < count; i++)
        if (s->playing[s->racing[i]].draws + TIMES > v->limit) {
            leave(s, v, s->playing + s->racing[i], 0);
            s->racing[i--] = s->racing[--count];
        }
    s->racers = count;
}

/* Up to which score a seat's turns are played by the same plan, as far as that is known. */
static i32 plain_until(const Games *s, const Given *v, uint64_t key, i32 score, i32 number) {
    const Map *m = &s->plan_of;
    i32 *until = m->until + place_of(m, key), most = (i32)least_of(v->course->target, score + 0x7FFF);
    if (!*until) *until = score + 1;
    while (*until < most && found(m, key + ((uint64_t)(*until - score) << 22)) == number) ++*until;
    return *until;
}

/* Look whether the turns of a seat that begin in a stage are plain, and whether now those of all are. */
static void look_at(Games *s, const Given *v, Playing *p, ix seat, ix stage) {
    const Course *c = v->course;
    const Seat *his = p->seats + seat;
    const Follows *f = follows(c, stage, his->status);
    Own *own = p->own + seat;
    *own = (Own){.stage = (i32)stage, .after = {(uint8_t)seat, (uint8_t)(seat + 1 < c->seats ? seat + 1 : 0)}};
    p->quick = 0;
    if (!f || f->leader >= 0 || f->cost || his->score < 0 || his->score >= c->target) return;
    if (s->logging || v->limit > 65535 || v->kind[v->policy[seat]] != BLIND) return;
    own->then = f->ending[BUST][SHORT].then;
    int plain[3];
    for (ix end = BUST; end <= BANK; end++) {
        const Ending *e = &f->ending[end][SHORT];
        plain[end] = e->then == own->then && e->turned == 1 && e->status == his->status;
    }
    if (!plain[BUST] || !plain[PASS]) return;
    uint64_t key = plan_key(v, p, seat, f, 0);
    i32 machine = own->machine = found(&s->plan_of, key);
    if (machine < 0) return;
    own->begins = quick_cell(s, v, machine, 0, c->turns[s->machines[machine].turn].start);
    if (!own->begins) return;
    own->until = plain[BANK] ? plain_until(s, v, key, his->score, machine) : his->score + 1;
    p->quick = 1;
    for (ix j = 0; j < c->seats && p->quick; j++)
        p->quick = p->own[j].until > p->seats[j].score && p->own[j].then == p->own[j + 1 < c->seats ? j + 1 : 0].stage;
}

/* -- A step: throws, ends of turns, and beginnings. */

/* Begin the next game of the run in a place, if there is one. */
static void begin_game(Games *s, const Given *v, ix at) {
    if (s->next == s->end) return;
    Playing *p = s->playing + at;
    ix n = v->course->seats;
    memset(p, 0, sizeof(Playing));
    p->number = s->next++;
    p->opener = p->banker = -1;
    p->start = stream_of(s->key, (uint64_t)p->number);
    p->first = p->seat = (i32)(s->first < 0 ? p->number % n : s->first);
    s->beginning[s->beginners++] = (i32)at;
}

/* Throw for every seat that follows a plan. */
static int throw_by_plans(Games *s, const Given *v, Tally *tally) {
    ix count = s->throwers, rolling = 0, ended = s->enders;
    for (ix i = 0; i < count; i++) {
        ix at = s->throwing[i];
        Playing *p = s->playing + at;
        const Machine *m = s->machines + p->machine;
        if (p->quick && !(p->draws & 1) && p->draws + TIMES <= v->limit) {
            uint32_t cell = quick_cell(s, v, p->machine, p->points, p->node);
            if (cell) {
                enter(s, v, p, cell);
                continue;
            }
        }
        if (p->draws >= v->limit) {      /* broken off */
            tally->games[1]++;
            begin_game(s, v, at);
            continue;
        }
        if (p->points > m->top && !m->whole) {
            p->throws = 1;
            ask_plan(s, v, p, follows(v->course, p->stage, p->seats[p->seat].status), p->points);
            continue;
        }
        ix row = least_of(p->points, m->top);
        int64_t *cell = s->cells + m->first + row * m->nodes + p->node;
        if (!*cell && !compile(s, v->course->turns + m->turn, m, row, p->node)) return 0;
        i32 id = drawn_from(s->slots + (*cell >> 8), *cell & 255, bits_of(p->start, p->draws++));
        const Result *r = s->results + id;
        p->points += r->points;
        p->end = r->end, p->node = p->to = r->to;
        if (s->logging) note(s, LOG_THROW, r->end, r->to, r->points, -1, -1);
        int rolls = r->end == ROLL;
        s->throwing[rolling] = (i32)at, rolling += rolls;
        s->ending[ended] = (i32)at, ended += !rolls;
    }
    s->throwers = rolling, s->enders = ended;
    return 1;
}

/* Count a game that is over. */
static void count(const Given *v, const Playing *p, Tally *tally) {
    ix n = v->course->seats, winners = 0, turns = 0, rounds = 0, opened = 0;
    const double *won = v->course->shares + (-1 - p->stage) * n;
    for (ix j = 0; j < n; j++) winners += won[j] > 0;
    for (ix seat = 0; seat < n; seat++) {
        const Seat *mine = p->seats + seat;
        int64_t score = mine->score, played = mine->turns, thrown = mine->throws, busts = mine->busts;
        if (won[seat_after(n, seat, (n - p->seat) % n)] > 0) {
            tally->wins[winners * n + seat]++;
            tally->places[winners * n + (seat + n - p->first) % n]++;
            opened |= seat == p->opener;
        }
        int64_t sums[] = {score, score * score, played, played * played, thrown, thrown * thrown, busts, busts * busts};
        for (ix i = 0; i < 8; i++) tally->sums[seat * 8 + i] += sums[i];
        tally->scores[seat * tally->score_bins + least_of(most_of(score, 0), tally->score_bins - 1)]++;
        turns += played;
        rounds = most_of(rounds, played);
    }
    tally->rounds[least_of(rounds, tally->round_bins - 1)]++;
    tally->throws[least_of(p->draws, tally->throw_bins - 1)]++;
    int64_t draws = p->draws, all = turns, games[] = {1, 0, 1, !opened, all, all * all, draws, draws * draws};
    for (ix i = 0; i < 8; i++) tally->games[i] += games[i];
}

/* End the turns of a list, and count the games that are over. */
static void end_turns(Games *s, const Given *v, Tally *tally) {
    const Course *c = v->course;
    for (ix i = 0; i < s->enders; i++) {
        ix at = s->ending[i];
        Playing *p = s->playing + at;
        Seat *mine = p->seats + p->seat;
        mine->turns++;
        mine->throws += p->draws - p->begun;
        mine->busts += p->end == BUST;
        p->banker = p->seat;
        i32 before = mine->status;
        ix end = end_turn(c, follows(c, p->stage, mine->status), &p->stage, &p->seat, p->seats, p->end, p->points);
        p->offer = end == BANK ? p->to : 0;
        if (p->opener < 0 && mine->score >= c->target) p->opener = p->banker;
        if (s->logging) note(s, LOG_TURN, p->banker, mine->score, mine->status, p->stage, p->seat);
        Own *own = p->own + p->banker;
        if (mine->status != before || mine->score >= own->until) {
            p->quick = own->until = 0;
            if (p->stage >= 0) look_at(s, v, p, p->banker, own->stage);
        }
        if (p->stage < 0) {
            count(v, p, tally);
            begin_game(s, v, at);
        } else s->beginning[s->beginners++] = (i32)at;
    }
    s->enders = 0;
}

/* Begin the turns of a list: who throws, and by which plan. */
static void begin_turns(Games *s, const Given *v) {
    const Course *c = v->course;
    for (ix i = 0; i < s->beginners; i++) {
        ix at = s->beginning[i];
        Playing *p = s->playing + at;
        Seat *mine = p->seats + p->seat;
        const Follows *f = follows(c, p->stage, mine->status);
        int looks = v->kind[v->policy[p->seat]] == LOOKS;
        if (!f) {
            *waits(s, p) = (Ask){.what = ASK_ROW, .stage = p->stage, .status = mine->status};
            continue;
        }
        const Throws *u = c->turns + c->turn[mine->status];
        if (p->offer > u->offers || !f->offered || p->seat == p->banker) p->offer = 0;
        int takes = 0;
        if (looks) {
            if (!place_in(s, v, p)) continue;
            takes = p->offer && takes_over(v->guide, p);
        } else {
            Own *own = p->own + p->seat;
            int valid = own->until > mine->score && own->stage == p->stage;
            i32 number = valid ? own->machine : found(&s->plan_of, plan_key(v, p, p->seat, f, rival_of(v, p, p->seat, f)));
            const Machine *m = number < 0 ? 0 : s->machines + number;
            if (!m || (p->offer && p->points >= m->plan.rows && !m->whole)) {
                ask_plan(s, v, p, f, p->offer ? p->points : 0);
                own->until = 0;
                continue;
            }
            p->machine = number;
            if (!valid) look_at(s, v, p, p->seat, p->stage);
            takes = p->offer && m->plan.takes[(p->offer - 1) * m->plan.rows + least_of(p->points, m->plan.rows - 1)];
        }
        if (s->logging && p->offer) note(s, LOG_OFFER, takes, p->offer, p->points, -1, -1);
        p->node = takes ? u->attempts[p->offer - 1] : (i32)u->start;
        if (!takes) p->points = 0;
        p->offer = 0;
        p->begun = p->draws;
        if (looks) s->looking[s->lookers++] = (i32)at;
        else s->throwing[s->throwers++] = (i32)at;
    }
    s->beginners = 0;
}

/* -- What Python calls. */

/* Get ready to play; bytes: of the values of guided turns that are kept, of so many at most each. */
Games *games_new(ix bytes, ix each) {
    Games *s = calloc(1, sizeof(Games));
    if (!s) return 0;
    s->value_count = each ? most_of(bytes / each, 16) : 1;
    s->values = calloc(s->value_count, sizeof(Values));
    for (ix i = 0; s->values && i < s->value_count; i++) s->values[i].at = -1;
    if (s->values && grown(&s->result_of) && grown(&s->plan_of) && grown(&s->table_of) && grown(&s->quick_of)) return s;
    return 0;
}

void games_free(Games *s) {
    for (ix i = 0; i < s->value_count; i++) free(s->values[i].thrown), free(s->values[i].ends);
    Map *maps[] = {&s->result_of, &s->plan_of, &s->table_of, &s->quick_of};
    for (ix i = 0; i < 4; i++) free(maps[i]->key), free(maps[i]->value), free(maps[i]->until);
    free(s->quick_cells), free(s->quick_slots), free(s->quick);
    free(s->values), free(s->machines), free(s->cells), free(s->slots), free(s->results), free(s->weights), free(s->log);
    free(s);
}

/* Begin games: `run` is the key of their streams, the number of the first, and after the last. The seat
 * `first` begins each of them; -1: they take turns. Where `logging`, this is one game, and traced. */
void games_begin(Games *s, const Given *v, const int64_t *run, ix first, ix logging) {
    s->key = (uint64_t)run[0], s->next = run[1], s->end = run[2], s->first = first;
    s->throwers = s->lookers = s->enders = s->beginners = s->waiters = s->racers = 0;
    s->logging = logging, s->logged = 0;
    for (ix at = 0; at < BATCH; at++) begin_game(s, v, at);
}

/* Play on for some steps: whether all games are over, there is more to play, or something is asked. */
ix games_play(Games *s, const Given *v, Tally *tally, ix steps) {
    for (ix step = 0; step < steps; step++) {
        begin_turns(s, v);
        race(s, v);
        if (!s->throwers && !s->lookers && !s->enders && !s->racers) return s->waiters ? ASKS : DONE;
        if (!throw_by_plans(s, v, tally) || !throw_for_guided(s, v, tally)) return NO_MEMORY;
        end_turns(s, v, tally);
    }
    return MORE;
}

/* What is asked: copy it, ten numbers each, and return how many there are; `to` may be nothing. */
ix games_asks(const Games *s, i32 *to) {
    for (ix i = 0; i < s->waiters && to; i++) memcpy(to + 10 * i, s->asks + i, 10 * sizeof(i32));
    return s->waiters;
}

/* Take the answers: for each, the number of a plan or of a table, and let the games go on. */
ix games_answer(Games *s, const i32 *answers) {
    for (ix i = 0; i < s->waiters; i++) {
        const Ask *ask = s->asks + i;
        Playing *p = s->playing + s->waiting[i];
        if (ask->what == ASK_PLAN && !put(&s->plan_of, (uint64_t)ask->key, answers[i])) return NO_MEMORY;
        if (ask->what == ASK_TABLE && !put(&s->table_of, (uint64_t)ask->key, answers[i])) return NO_MEMORY;
        if (p->throws) p->machine = answers[i], s->throwing[s->throwers++] = s->waiting[i];
        else s->beginning[s->beginners++] = s->waiting[i];
        p->throws = 0;
    }
    s->waiters = 0;
    return DONE;
}

/* How many numbers the log of a traced game has, six an event; `to` may be nothing. */
ix games_log(const Games *s, i32 *to) {
    if (to) memcpy(to, s->log, s->logged * sizeof(i32));
    return s->logging ? s->logged : 0;
}

/* Fill the alias tables of a turn's throws. Returns 0 if there isn't enough memory. */
ix fill_throws(const Throws *u) {
    ix most = 2;
    for (ix x = 0; x < u->nodes; x++) most = most_of(most, (ix)1 << u->slot_bits[x]);
    int64_t *weights = malloc(most * sizeof(int64_t)), *room = malloc(2 * most * sizeof(int64_t));
    i32 *results = malloc(most * sizeof(i32));
    ix ready = weights && room && results;
    for (ix x = 0; x < u->nodes && ready; x++) {
        ix count = 0;
        for (ix o = u->outcome_start[x]; o < u->outcome_start[x + 1]; o++)
            weights[count] = u->orders[o], results[count++] = (i32)o;
        if (u->bust[x]) weights[count] = u->bust[x], results[count++] = BUSTED;
        if (u->failed[x]) weights[count] = u->failed[x], results[count++] = FAILED;
        fill_slots(count, weights, results, u->total[x], u->slot_bits[x], u->slots + u->slot_start[x], room);
    }
    free(weights), free(room), free(results);
    return ready;
}
