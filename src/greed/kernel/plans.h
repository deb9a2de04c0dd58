/* Plans, compiled: what every throw of a node comes to, with some number of points. */
#ifndef PLANS_H
#define PLANS_H

#include "simulator.h"

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

#endif
