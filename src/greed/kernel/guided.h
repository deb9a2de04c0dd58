/* Guided seats: what a solution says of a position, and what it makes of a throw. */
#ifndef GUIDED_H
#define GUIDED_H

#include "simulator.h"

/* Work out what the solution says of a block of positions. Returns 0 without memory. */
static int fill(const Given *v, Values *w, ix table, ix at, ix most) {
    const Game *g = v->guide;
    ix n = g->seats, size = 1, first = at - g->base[table], S = g->offers + 2;
    const Turn *u = v->programs + g->turn[table];
    for (ix j = table * n; j < (table + 1) * n; j++) size *= g->count[j];
    ix here = least_of(L, size - first);
    free(w->thrown), free(w->ends);
    *w = (Values){.at = -1, .rows = play_block(g, v->programs, table, first, here, v->reach, 0, 0, 0, 0)};
    w->kept = least_of(w->rows, most);
    w->thrown = malloc(w->kept * u->nodes * L * sizeof(float)), w->ends = malloc(w->kept * S * L * sizeof(float));
    if (!w->thrown || !w->ends) return 0;
    if (play_block(g, v->programs, table, first, here, v->reach, w->kept, w->thrown, w->ends, w->passed) < 0) return 0;
    w->at = at;
    return 1;
}

/* What the solution says of the turn under way; nothing without memory. t: the most points that are asked about. */
static const Values *values_of(Games *s, const Given *v, const Playing *p, ix t) {
    const Game *g = v->guide;
    ix first = g->base[p->table] + (p->at - g->base[p->table]) / L * L;
    Values *w = s->values + (first / L + p->table) % s->value_count; /* two tables share no block */
    if (w->at != first && !fill(v, w, p->table, first, MOST_ROWS)) return 0;
    if (t < w->kept || w->kept == w->rows) return w;
    if (s->further.at != first && !fill(v, &s->further, p->table, first, NEVER)) return 0;
    return &s->further;
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
static void worth_of(const Game *g, const Turn *u, const Values *w, ix lane, ix d, ix t, ix end, double *throws, double *ends) {
    ix row = least_of(t, w->rows - 1), S = g->offers + 2, s = u->offer[d];
    *throws = u->node[d] < 0 ? -1e300 : w->thrown[(row * u->nodes + u->node[d]) * L + lane];
    *ends = end == BANK || end == BONUS ? w->ends[(row * S + s) * L + lane]
          : end == AGAIN ? w->ends[s * L + lane] : end == PASS ? w->passed[lane] : -1e300;
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
        double heat = v->heat[v->policy[p->seat]];
        ix lane = (p->at - g->base[p->table]) % L;
        i32 o = thrown(all, p->node, bits_of(p->start, p->draws++));
        ix points = 0, d = -1, end = BUST;
        if (o == FAILED) end = PASS;
        if (o >= 0) {
            double worth[256], roll, stop;
            ix first = all->option_start[o], ways = 0, furthest = 0;
            for (ix q = first; q < all->option_start[o + 1]; q++) furthest = most_of(furthest, all->options[2 * q]);
            const Values *w = values_of(s, v, p, p->points + furthest);
            if (!w) return 0;
            for (ix q = first; q < all->option_start[o + 1] && ways < 256; q++) {
                ix each = all->options[2 * q + 1], t = p->points + all->options[2 * q];
                worth_of(g, u, w, lane, each, t, ending_of(all, each, t), &roll, &stop);
                worth[ways++] = fmax(roll, stop);
            }
            double share = heat > 0 && ways > 1 ? share_of(p->start, p->choices++) : 0;
            ix best = first + softly(worth, ways, heat, share);
            points = all->options[2 * best], d = all->options[2 * best + 1];
            p->points += points;
            end = ending_of(all, d, p->points);
            if (u->node[d] >= 0) {
                worth_of(g, u, w, lane, d, p->points, end, &roll, &stop);
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

#endif
