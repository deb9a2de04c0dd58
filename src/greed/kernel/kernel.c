/* Games on a graph, solved by backward induction.
 *
 * A game between n seats is a graph of positions, the beginnings of turns (greed.graph.game). The
 * value of a position is what its seats win from there, from the seat to move on; as all of them
 * together win 1, n - 1 numbers are kept. A turn is a small Markov decision process of its own
 * (greed.graph.turn) in which points only add up: it is played backwards, from the most points to
 * none, for L positions side by side. What its ends are worth are values of other positions.
 *
 * Positions whose turns only lead nearer to the end are solved in one sweep, by the sum of their
 * distances. A turn that is lost changes no distance, so the positions of one sum depend on each
 * other through lost turns alone: a turn is described by what it wins apart from that and by its
 * chance to be lost, and the linear equations of a sum are settled for the policy found. Where
 * more is lost than a turn, or final rounds call players again, sweeps are repeated, and
 * accelerated (Anderson 1965).
 *
 * Python drives all loops that take long (greed.solver), so every function here returns soon.
 */
#include "game.h"


typedef double lanes __attribute__((vector_size(8 * L)));
typedef int64_t mask __attribute__((vector_size(8 * L)));

#define FURTHEST 64 /* lost turns in a row that are followed at once */

/* What a sweep works with. */
typedef struct {
    const Game *game;
    const Turn *turns;
    ix positions, layers, decisions, nodes, rows, reach, ready;
    Position *position;                  /* in the order of a sweep */
    i32 *where;                          /* (positions of the game) their place in this order, or -1 */
    ix *layer;                           /* (layers + 1) where each layer of positions begins */
    double *affine, *before;             /* (widest layer, ...) see settle() */
    uint8_t *stale;                      /* (widest layer) whose turns have to be played again */
    lanes *decided, *ended, *tried, **row, *ceiling; /* of the turns that are being played */
    double *thrown;                      /* where the values of nodes are written, row by row, or none */
    float *block;                        /* the same of all lanes, for the seat to move, up to a row */
    ix block_rows;
    void *held;
} Sweep;

static inline lanes every(double x) { return x - (lanes){0}; }
static inline int any(mask m) {
    int64_t some = 0;
    for (int l = 0; l < L; l++) some |= m[l];
    return some != 0;
}
static inline lanes pick(mask m, lanes yes, lanes no) {
    return (lanes)(((mask)yes & m) | ((mask)no & ~m));
}
#ifdef __wasm__
typedef double pair __attribute__((vector_size(16)));
static inline lanes larger(lanes a, lanes b) {
    for (int i = 0; i < L / 2; i++)
        ((pair *)&a)[i] = __builtin_wasm_pmax_f64x2(((pair *)&a)[i], ((pair *)&b)[i]);
    return a;
}
#else
static inline lanes larger(lanes a, lanes b) { return __builtin_elementwise_max(a, b); }
#endif

/* Where one choice wins the seat to move more than another; of equals, the seat after it. */
static inline mask prefers(const lanes *one, const lanes *other) {
    return (one[0] > other[0] + TIE) |
           ((one[0] > other[0] - TIE) & (one[1] > other[1] + TIE));
}

/* What several ways to go on come to if one is drawn from a softmax over the guide; of sure wins, the first. */
static inline void drawn(const lanes **ways, ix count, int X, double heat, lanes *to) {
    lanes best = ways[0][0], total = every(0.0), sum[2 * SEATS + 2];
    for (int c = 0; c < X; c++) to[c] = ways[0][c], sum[c] = every(0.0);
    if (count == 1) return;
    for (ix i = 1; i < count; i++) best = larger(best, ways[i][0]);
    for (ix i = 0; i < count; i++) {
        double weights[L];               /* in memory: lanes that are written one by one are slow */
        for (int l = 0; l < L; l++) {
            double less = (ways[i][0][l] - best[l]) / heat;
            weights[l] = best[l] >= 1.0 - TIE ? less == 0.0 && !(total[l] > 0) : less > -60.0 ? exp(less) : 0.0;
        }
        lanes weight;
        memcpy(&weight, weights, sizeof(lanes));
        total += weight;
        for (int c = 1; c < X; c++) sum[c] += weight * ways[i][c];
    }
    to[0] = best;
    for (int c = 1; c < X; c++) to[c] = sum[c] / total;
}

/* Play the turns of L positions backwards, from `top` points to none.
 *
 * Each way to go on carries X numbers: G = 1 value of the guide, if the seat plays by one; the M
 * values of seats; and for C > M the chance to be lost, for C > M + 1 also that to end without
 * points. `ended` holds what ends are worth, by points and offer; `decided` what decisions are.
 * Writes the X numbers of the whole turn to `turn`.
 */
static inline __attribute__((always_inline)) void
rows(const int M, const int C, const int G, const int planned, Sweep *w, const Turn *u, const Plan *plan, ix top,
     const lanes *lost, const lanes *passed, mask goal, int forfeits, double heat, ix tried, lanes *turn) {
    const Game *g = w->game;
    const int K = G + M, X = G + C;
    ix D = u->decisions, J = g->offers, S = J + 2, W = (D + 1) * X;
    int whole = planned || (G && (heat > 0 || g->offers)) || w->thrown || w->block;
    ix level = whole ? -1 : u->levels - 1, rising = 1;
    int flat = top < u->last;            /* rows above the top are like it */
    lanes roof = passed[0], least = every(0.0);
    for (ix x = 0; x < u->nodes; x++) w->ceiling[x] = every(2.0);
    lanes worst = g->price ? pick(lost[0] < passed[0], lost[0], passed[0]) : every(-1.0);
    for (ix i = 0; i < W; i++) w->decided[top * W + i] = i % X < K ? worst : every(0.0);

    for (ix t = top; t >= 0; t--) {
        lanes *row = w->decided + t * W, *ends = w->ended + t * S * K;
        const uint8_t *ends_after = planned ? plan->ends + least_of(t, plan->rows - 1) * D : 0;
        w->row[t] = row;

        /* While banks grow with points, what was best above rules decisions out below. */
        for (ix s = 0; s < S - !u->bonus && rising && t < top; s++)
            rising = !any(ends[s * K] > ends[(S + s) * K] + 1e-14);
        if (!rising && !J) level = -1;
        for (ix s = 0; s < S - !u->bonus && J; s++) roof = larger(roof, ends[s * K]);
        for (int c = 0; c < X; c++) row[D * X + c] = c < K ? ends[c] : every(0.0);

        for (int again = 1; again;) {
            again = 0;
            for (ix x = -1; x < u->nodes; x++) {
                lanes sum[2 * SEATS + 2];
                ix first = u->decision_start[x + 1], last = u->decision_start[x + 2], offer = -1;
                if (x >= 0) {
                    if (t < u->least[x] || t > u->most[x]) continue;
                    for (ix j = 0; j < J; j++) if (u->attempts[j] == x) offer = j;

                    /* Where every decision is banked that leads here, nothing is thrown. */
                    if (!whole && (rising || J) && t && t < top && (offer < 0 || t >= tried)) {
                        lanes most = rising ? w->ceiling[x]
                                            : u->bust[x] * lost[0] + (1 - u->bust[x]) * roof;
                        ix d = first;
                        while (d < last && t >= u->bank_from[d] && !any(ends[u->offer[d] * K] < most)) d++;
                        if (d == last) {
                            for (d = first; d < last; d++)
                                for (int c = 0; c < X; c++)
                                    row[d * X + c] = c < K ? ends[u->offer[d] * K + c] : every(0.0);
                            continue;
                        }
                    }

                    /* The mean over throws of the best of each. */
                    ix list = (t < top ? (level + 1) * u->nodes : 0) + x;
                    ix o = u->outcome_start[list], stop = u->outcome_start[list + 1];
                    ix q = u->option_start[o];
                    for (int c = 0; c < K; c++) sum[c] = u->bust[x] * lost[c] + u->failed[x] * passed[c];
                    if (C > M) sum[K] = every(u->bust[x] + (C == M + 1 ? u->failed[x] : 0.0));
                    if (C > M + 1) sum[K + 1] = every(u->failed[x]);
                    for (; o < stop; o++) {
                        ix end = u->option_start[o + 1];
                        const lanes *at = w->row[t + u->options[2 * q]] + u->options[2 * q + 1] * X;
                        lanes best[2 * SEATS + 2];
                        if (planned) {
                            double most = -1e300;
                            for (; q < end; q++) {
                                ix above = least_of(t + u->options[2 * q], plan->rows - 1);
                                double rank = plan->rank[above * D + u->options[2 * q + 1]];
                                if (rank > most) {
                                    most = rank;
                                    at = w->row[t + u->options[2 * q]] + u->options[2 * q + 1] * X;
                                }
                            }
                            for (int c = 0; c < X; c++) best[c] = at[c];
                        } else if (G && heat > 0) {
                            const lanes *ways[256];
                            ix count = 0;
                            for (; q < end; q++)
                                if (count < 256) ways[count++] = w->row[t + u->options[2 * q]] + u->options[2 * q + 1] * X;
                            drawn(ways, count, X, heat, best);
                        } else {
                            for (int c = 0; c < X; c++) best[c] = at[c];
                            for (q++; q < end; q++) {
                                at = w->row[t + u->options[2 * q]] + u->options[2 * q + 1] * X;
                                if (X == 1) { best[0] = larger(best[0], at[0]); continue; }
                                mask more = G || M == 1 ? at[0] > best[0] : prefers(at, best);
                                for (int c = 0; c < X; c++) best[c] = pick(more, at[c], best[c]);
                            }
                        }
                        for (int c = 0; c < X; c++) sum[c] += u->chance[o] * best[c];
                    }
                    w->ceiling[x] = sum[0];
                    if (offer >= 0)
                        for (int c = 0; c < M; c++) w->tried[(t * J + offer) * M + c] = sum[G + c];
                    if (x == u->start) for (int c = 0; c < X; c++) turn[c] = sum[c];
                    if (w->thrown)
                        for (int c = 0; c < M; c++) w->thrown[(t * u->nodes + x) * M + c] = sum[G + c][0];
                    if (w->block && t < w->block_rows)
                        for (int l = 0; l < L; l++) w->block[(t * u->nodes + x) * L + l] = (float)sum[G][l];
                } else for (int c = 0; c < X; c++) sum[c] = every(c < K ? -1e300 : 0.0);

                /* After each decision: end the turn, or throw. */
                for (ix d = first; d < last; d++) {
                    ix s = u->offer[d];
                    int bonus = s == J + 1, can = t >= u->bank_from[d], none = !can && t >= u->pass_from[d];
                    const lanes *end = can ? ends + s * K : bonus ? w->ended + s * K : passed;
                    lanes *to = row + d * X, best[2 * SEATS + 2];
                    for (int c = 0; c < X; c++) best[c] = sum[c];
                    if (can || none) {
                        if (!whole && u->rank[d] <= level && (none || any(end[0] < sum[0]))) level = u->rank[d] - 1;
                        mask nothing = bonus ? (mask){0} : can ? (forfeits ? t > goal : (mask){0}) : ~(mask){0};
                        if (X == 1) best[0] = larger(end[0], sum[0]);
                        else if (x >= 0 && G && heat > 0) { /* who draws doesn't bank for nothing */
                            lanes banked[2 * SEATS + 2];
                            const lanes *ways[2] = {sum, banked};
                            mask hopeless = nothing | (end[0] <= 0.0);
                            for (int c = 0; c < X; c++) banked[c] = pick(hopeless, sum[c], c < K ? end[c] : every(0.0));
                            drawn(ways, 2, X, heat, best);
                        } else {
                            mask ends_it = x < 0 ? ~(mask){0}
                                           : planned ? (ends_after[d] == 2 ? ~(mask){0}
                                                        : ends_after[d] && can ? ~nothing : (mask){0})
                                           : G || M == 1 ? ~(sum[0] > end[0]) : ~prefers(sum, end);
                            for (int c = 0; c < K; c++) best[c] = pick(ends_it, end[c], sum[c]);
                            for (int c = K; c < X; c++)
                                best[c] = pick(ends_it, c == X - 1 ? pick(nothing, every(1.0), every(0.0)) : every(0.0), sum[c]);
                        }
                    } else if (u->rank[d] <= level) level = u->rank[d] - 1;
                    if (t == top && flat) {
                        lanes moved = to[G] - best[G];
                        double still = g->price ? 1e-11 : 1e-14;
                        again |= any(moved > still) | any(moved < -still);
                    }
                    for (int c = 0; c < X; c++) to[c] = best[c];
                }
            }
        }

        /* To throw all dice again with more points beats throwing fewer with less, if no row above
         * says otherwise. */
        if (u->hot >= 0 && level >= 0) {
            lanes most = row[u->hot * X];
            least = t < top ? pick(most < least, most, least) : most;
            for (const i32 *d = u->worse; *d >= 0; d++)
                if (t >= u->least[u->node[*d]]) most = larger(most, row[*d * X]);
            if (any(most > least + 1e-14)) level = -1;
        }
    }
}

/* The kinds of turns by M, C, G, and whether a plan is followed, each a function of its own: one of all
 * is too large for V8, which then no longer keeps lanes in registers. */
#define KINDS(EACH) \
    EACH(1, 1, 0, 0) EACH(1, 3, 0, 0) EACH(2, 3, 0, 0) EACH(2, 4, 0, 0) EACH(3, 4, 0, 0) EACH(3, 5, 0, 0) \
    EACH(1, 3, 1, 0) EACH(2, 4, 1, 0) EACH(3, 5, 1, 0) \
    EACH(1, 3, 0, 1) EACH(2, 4, 0, 1) EACH(3, 5, 0, 1)
#define KIND(m, c, q, p) static __attribute__((noinline)) void rows_##m##c##q##p( \
    Sweep *w, const Turn *u, const Plan *plan, ix top, const lanes *lost, const lanes *passed, mask goal, \
    int forfeits, double heat, ix tried, lanes *turn) { \
    rows(m, c, q, p, w, u, plan, top, lost, passed, goal, forfeits, heat, tried, turn); }
KINDS(KIND)

/* Whether a bust and an end without points lead to the same. */
static int alike(const Game *g, ix k) {
    const i32 *after = g->after + k * 15, *turned = g->rotation + k * 15;
    for (ix i = 0; i < 3; i++)
        if (after[i] != after[i + 3] || turned[i] != turned[i + 3]) return 0;
    return !g->cost[k];
}

/* What ending a turn with t points leads to; take: the offer that goes with it, or -1. */
static inline Place ended(const Game *g, const Position *p, ix end, ix s, ix t, ix *take) {
    ix away = goal_of(g, p) - t;
    Place to = follow(g, p, end, away);
    ix kind = (p->table * 5 + end) * 3 + (away > 0 ? SHORT : away < 0 ? PAST : AT);
    int offers = s && end == BANK && to.at >= 0 && to.turned && g->offered[to.table] && g->move[kind] != STAYS;
    *take = offers ? s - 1 : -1;
    return to;
}

/* Write what it is worth to end a turn with 0 to `top` points, for one offer s and one lane: to the
 * first M seats, by values or by those of the guide. */
static void write_ends(const Game *g, const Position *p, ix s, ix top, int guide, ix M, ix step, double *to) {
    ix n = g->seats, goal = goal_of(g, p), t = 0, take;
    ix end = s == g->offers + 1 ? BONUS : BANK;
    double won[SEATS], price = 0;        /* a bonus turn is part of this one, unless the game is over before it */
    if (end == BONUS) {                  /* row 0 stands for all ends that record nothing */
        worth(g, p->again, -1, 0, guide, won);
        for (ix c = 0; c < M; c++) to[c * L] = won[c];
        t = 1;
    }
    if (t < goal && t <= top) {          /* short of the goal, one distance alone changes */
        Place at = ended(g, p, end, s, t, &take);
        ix last = least_of(goal - 1, top), axis = at.table * n + (at.turned ? n - at.turned : 0);
        ix down = at.at < 0 || g->count[axis] == 1 ? 0 : g->stride[axis];
        if (n == 2 && at.at >= 0 && !guide && (!g->policy || take < 0)) { /* most of all rows: the same as below, quicker */
            double sign = at.turned ? -1.0 : 1.0, less = at.turned ? 1.0 : 0.0;
            const uint32_t *tries = g->attempts;
            ix from = g->attempts_from[at.table], base = g->base[at.table];
            for (const double *v = g->value + at.at; t <= last; t++, v -= down, at.at -= down) {
                double best = take < 0 ? *v : fmax(*v, tries[kept(g, from, at.at - base, take, t)] * 0x1p-32);
                to[t * step] = less + sign * best;
            }
        } else
            for (; t <= last; t++, at.at -= down) {
                worth(g, at, take, t, guide, won);
                price = end == BANK || at.at < 0 ? g->price : 0;
                for (ix c = 0; c < M; c++) to[t * step + c * L] = won[c] - price;
            }
    }
    ix before = INTPTR_MIN;
    for (; t <= top; t++) {
        if (t > goal + 1 && n == 2 && !guide && (!g->policy || !g->offers) && before >= 0 && g->leads[p->table] < 0) {
            /* Past the goal, the other seat's distance alone changes, as long as it is told apart. */
            Place at = ended(g, p, end, s, t - 1, &take);
            ix mine = at.table * 2 + (at.turned ? 1 : 0), other = mine ^ 1;
            if (g->move[(p->table * 5 + end) * 3 + PAST] == GOES && g->count[mine] == 1) {
                ix up = g->stride[other], room = g->count[other] - 1 - (at.at - g->base[at.table]) / up % g->count[other];
                double sign = at.turned ? -1.0 : 1.0, less = at.turned ? 1.0 : 0.0;
                const uint32_t *tries = g->attempts;
                ix from = g->attempts_from[at.table], base = g->base[at.table];
                for (; t <= top; t++) {
                    if (room-- > 0) at.at += up;
                    double best = g->value[at.at];
                    if (take >= 0) best = fmax(best, tries[kept(g, from, at.at - base, take, t)] * 0x1p-32);
                    to[t * step] = less + sign * best;
                }
                return;
            }
        }
        Place at = ended(g, p, end, s, t, &take);
        int same = at.at == before && take < 0 && t > goal + 1;
        if (!same) worth(g, at, take, t, guide, won);
        before = at.at;
        price = end == BANK || at.at < 0 ? g->price : 0;
        for (ix c = 0; c < M; c++) to[t * step + c * L] = won[c] - price;
        if (same && g->move[(p->table * 5 + end) * 3 + PAST] == GOES) { /* as far as is told apart */
            for (ix above = t + 1; above <= top; above++)
                for (ix c = 0; c < M; c++) to[above * step + c * L] = won[c] - price;
            return;
        }
    }
}

/* The value of ending a turn with t points after a decision. ends: (2, rows) with these points recorded,
 * and with a bonus turn to come; there row 0 stands for points that aren't recorded. */
static inline double end_alone(const Turn *u, ix d, ix t, ix rows, const double *ends, double passed) {
    const double *banks = u->offer[d] ? ends + rows : ends;
    return t >= u->bank_from[d] ? banks[t] : t < u->pass_from[d] ? -1e300 : u->offer[d] ? banks[0] : passed;
}

/* Who decides in a turn that is followed. liked: (rows, D) of each decision how much, `last` being the last row.
 * The turn ends as a plan says, which records nothing above `limit`; or, without one, where that is worth as much
 * as the decision, by `ends` and `passed` of end_alone(). */
typedef struct { const double *liked, *ends; ix last, limit; const Plan *plan; double passed; } Decider;

static inline int ends_turn(const Turn *u, const Decider *by, ix rows, ix d, ix t) {
    if (u->node[d] < 0) return 1;
    if (!by->plan) {
        double value = by->liked[t * u->decisions + d];
        return end_alone(u, d, t, rows, by->ends, by->passed) >= value - 1e-12 * (1 + fabs(value));
    }
    int can = t >= u->bank_from[d], ends = by->plan->ends[t * u->decisions + d];
    return (can || t >= u->pass_from[d]) && (ends == 2 || (ends && can && t <= by->limit));
}

/* Follow a turn from its first throw on: add how likely it is to end with each number of points to ended, (2, rows),
 * as `ends` of end_alone() has them, the last row standing for all above; and to rest: to be lost, and to end without
 * points. mass: (rows, nodes) zeros to work with. Returns 0 if it goes on without end. */
static inline ix follow_turn(const Turn *u, const Decider *by, ix rows, double *mass, double *ended, double *rest) {
    ix N = u->nodes, D = u->decisions, top = rows - 1;
    mass[u->start] = 1.0;
    for (ix t = 0, rounds = 0; t < rows; t++) {
        double left = 0;

        /* What leads on for nothing leads to an earlier node; above the last row, to any. */
        for (ix x = N - 1; x >= 0; x--) {
            double here = mass[t * N + x];
            mass[t * N + x] = 0;
            if (!(here > 0)) continue;
            rest[0] += here * u->bust[x];
            rest[1] += here * u->failed[x];
            for (ix o = u->outcome_start[x]; o < u->outcome_start[x + 1]; o++) {
                ix best = u->option_start[o];
                double most = -1e300, flow = here * u->chance[o];
                for (ix q = best; q < u->option_start[o + 1]; q++) {
                    double value = by->liked[least_of(t + u->options[2 * q], by->last) * D + u->options[2 * q + 1]];
                    if (value > most) most = value, best = q;
                }
                ix at = least_of(t + u->options[2 * best], top), d = u->options[2 * best + 1];
                if (ends_turn(u, by, rows, d, at)) {
                    int banked = at >= u->bank_from[d];
                    if (banked || u->offer[d]) ended[(u->offer[d] ? rows : 0) + (banked ? at : 0)] += flow;
                    else rest[1] += flow;
                } else {
                    mass[at * N + u->node[d]] += flow;
                    if (at == top) left += flow;
                }
            }
        }
        if (t == top && left > 1e-17) t--;
        if (++rounds > rows + 100000) return 0;
    }
    return 1;
}

/* Follow a plan through a turn: how likely it ends in each way, which without carryovers doesn't depend on what
 * follows. to: `ended` of follow_turn(), then its `rest`. Above `limit` a bank records nothing. */
ix plan_chances(const Turn *u, const Plan *plan, ix limit, double *mass, double *to) {
    Decider by = {.liked = plan->rank, .last = plan->rows - 1, .limit = limit, .plan = plan};
    return follow_turn(u, &by, plan->rows, mass, to, to + 2 * plan->rows);
}

/* Weigh what the ends of a turn are worth by how likely they are. */
static void weigh(const Turn *u, const double *chances, ix rows, ix top, ix M, ix S, const lanes *ended,
                  const lanes *lost, const lanes *passed, mask goal, int forfeits, lanes *turn) {
    const double *bank = chances, *bonus = bank + rows, *rest = bonus + rows;
    for (ix c = 0; c < M; c++) turn[c] = rest[0] * lost[c] + rest[1] * passed[c];
    turn[M] = every(rest[0]), turn[M + 1] = every(rest[1]);
    for (ix t = 0; t < rows; t++) {
        const lanes *end = ended + least_of(t, top) * S * M;
        for (ix c = 0; c < M; c++) {
            turn[c] += bank[t] * end[c];
            if (u->bonus) turn[c] += bonus[t] * end[(S - 1) * M + c];
        }
        if (forfeits) turn[M + 1] += pick(t > goal, every(bank[t]), every(0.0));
    }
}

/* Play the turns of up to L positions of one table that are played alike. For each, affine holds:
 * what seats win but for lost turns, the chances to be lost and to end without points, and what
 * these two were taken to be worth. `round`: 0 the first time they are played in this sweep. */
static void play(Sweep *w, ix here, Position *const *who, double *const *affine, int round, int attempts) {
    const Game *g = w->game;
    ix n = g->seats, M = most_of(n - 1, 1), J = g->offers, k = who[0]->table, top = 0, tried = 0;
    const Turn *u = w->turns + g->turn[k];
    ix policy = g->policy ? g->policy[who[0]->at] : BEST;
    const Plan *plan = policy >= 0 ? g->plans + policy : 0;
    int G = policy <= GUIDED, forfeits = g->move[(k * 5 + BANK) * 3 + PAST] == STAYS;
    int one = policy == BEST && (!(u->passes || forfeits) || alike(g, k));
    ix C = one ? M == 1 ? 1 : M + 1 : M + 2, K = G + M, S = J + 2;
    ix last = k * n + n - 1, banker = g->least[last] + g->count[last];
    const double *chances = plan && g->chances && !w->thrown ? g->chances[policy] : 0;
    double won[SEATS], heat = G ? g->heats[GUIDED - policy] : 0;
    lanes lost[SEATS + 1], passed[SEATS + 1];
    mask goal;
    for (ix l = 0; l < L; l++) {
        const Position *p = who[least_of(l, here - 1)];
        goal[l] = goal_of(g, p);
        top = most_of(top, goal[l] + g->beyond);
        tried = most_of(tried, g->count[last] == 1 ? g->inherited : least_of(banker - p->gap[n - 1], g->inherited));
        for (int guide = G; guide >= 0; guide--) {
            lanes *a = lost + (guide ? 0 : G), *b = passed + (guide ? 0 : G);
            worth(g, p->bust, -1, 0, guide, won);
            for (ix c = 0; c < (guide ? 1 : M); c++) a[c][l] = won[c] - g->price;
            worth(g, p->pass, -1, 0, guide, won);
            for (ix c = 0; c < (guide ? 1 : M); c++) b[c][l] = won[c] - g->price;
        }
    }
    top = least_of(least_of(top, u->last), g->limit);
    if (!attempts || g->attempts_from[k] < 0) tried = 0;
    for (ix s = 0; s < S - !u->bonus; s++)
        for (ix l = 0; l < (chances ? here : L); l++) {
            const Position *p = who[least_of(l, here - 1)];
            double *to = (double *)(w->ended + s * K) + l;
            write_ends(g, p, s, top, 0, M, S * K * L, to + G * L);
            if (G) write_ends(g, p, s, top, 1, 1, S * K * L, to);
        }
    for (ix t = top + 1; t <= top + w->reach; t++) w->row[t] = w->decided + top * (u->decisions + 1) * (G + C);
    lanes turn[2 * SEATS + 2], *v = turn;
    if (chances) weigh(u, chances, plan->rows, top, M, S, w->ended, lost, passed, goal, forfeits, turn);
#define PLAYED(m, c, q, p) \
    if (!chances && M == m && C == c && G == q && !plan == !p) \
        rows_##m##c##q##p(w, u, plan, top, lost, passed, goal, forfeits, heat, tried, turn);
    KINDS(PLAYED)
    v += G;

    for (ix l = 0; l < here; l++) {
        double *a = affine[l];
        if (C == 1) {                    /* the chance is the slope, found by a secant */
            double before = a[0] + a[1] * a[3], moved = lost[0][l] - a[3];
            if (round && fabs(moved) > 1e-10) a[1] = fmin(fmax((v[0][l] - before) / moved, 0.0), 1.0 - 1e-9);
            a[0] = v[0][l] - a[1] * lost[0][l];
            a[2] = 0.0;
        } else {
            a[M] = v[M][l];
            a[M + 1] = C > M + 1 ? v[M + 1][l] : 0.0;
            for (ix c = 0; c < M; c++) a[c] = v[c][l] - a[M] * lost[G + c][l] - a[M + 1] * passed[G + c][l];
        }
        for (ix c = 0; c < M; c++) {
            a[M + 2 + c] = lost[G + c][l];
            a[2 * M + 2 + c] = passed[G + c][l];
            if (u->bonus) a[3 * M + 2 + c] = w->ended[(J + 1) * K + G + c][l];
        }
        for (ix h = 0; h < J; h++)
            for (ix t = 0; u->attempts[h] >= 0 && t < tried; t++) {
                const lanes *value = w->tried + (least_of(t, top) * J + h) * M;
                ix place = kept(g, g->attempts_from[k], who[l]->at - g->base[k], h, t);
                if (g->exact) for (ix c = 0; c < M; c++) ((double *)g->attempts)[place * M + c] = value[c][l];
                else ((uint32_t *)g->attempts)[place] = (uint32_t)fmin(value[0][l] * 0x1p32 + 0.5, 0x1p32 - 1);
            }
    }
}

/* Expect of a position what those nearer to the end show: as if the product of its second (or, with
 * `order` 1, first) differences along all distances were nothing. */
static double expected(const Game *g, const Position *p, const double *from, ix width, ix order, double without) {
    static const double weight[3][3] = {{1}, {1, -1}, {1, -2, 1}};
    ix n = g->seats, orders[SEATS], known = 0, at[SEATS] = {0};
    for (ix j = 0; j < n; j++) known += orders[j] = least_of(p->gap[j] - g->least[p->table * n + j], order);
    if (!known) return without;
    for (double total = 0;;) {
        ix j = 0, place = p->at;
        while (j < n && ++at[j] > orders[j]) at[j++] = 0;
        if (j == n) return total;
        double x = -1;
        for (j = 0; j < n; j++) {
            place -= g->stride[p->table * n + j] * at[j];
            x *= weight[orders[j]][at[j]];
        }
        total += x * from[place * width];
    }
}

/* Guess what the positions of a table are worth before anything is known of them: as if the leader of
 * a final round had won, and before it as if seats won by the cubes of their distances. */
void guess(const Game *g, ix k) {
    ix n = g->seats, M = n - 1, size = 1;
    const i32 *least = g->least + k * n, *many = g->count + k * n;
    for (ix j = 0; j < n; j++) size *= many[j];
    for (ix i = 0; i < size && M; i++) {
        double weight[SEATS], total = 0, *value = g->value + (g->base[k] + i) * M;
        for (ix j = 0; j < n; j++) {
            double gap = least[j] + i / g->stride[k * n + j] % many[j] + 3;
            total += weight[j] = g->leads[k] >= 0 ? j == g->leads[k] : 1 / (gap * gap * gap);
        }
        for (ix j = 0; j < M; j++) value[j] = weight[j] / total;
    }
}

/* Make room for the turns that a sweep plays; 0 if there isn't enough memory. */
static int make_room(Sweep *w, ix rows, ix decisions, ix nodes, ix widest) {
    ix M = most_of(w->game->seats - 1, 1), J = w->game->offers, S = J + 2;
    ix sizes[] = {rows * decisions * (M + 3), rows * S * (M + 1), rows * J * M, nodes};
    ix decided = 0, ended = sizes[0], tried = ended + sizes[1], ceiling = tried + sizes[2];
    w->held = malloc((ceiling + sizes[3] + 1) * sizeof(lanes));
    w->row = malloc((rows + w->reach + 1) * sizeof(lanes *));
    w->affine = calloc(widest * (4 * M + 2), sizeof(double));
    w->before = malloc(widest * M * sizeof(double));
    w->stale = malloc(widest);
    if (!w->held || !w->row || !w->affine || !w->before || !w->stale) return 0;
    lanes *aligned = (lanes *)(((uintptr_t)w->held + sizeof(lanes) - 1) & -sizeof(lanes));
    w->decided = aligned + decided, w->ended = aligned + ended;
    w->tried = aligned + tried, w->ceiling = aligned + ceiling;
    memset(w->ended, 0, sizes[1] * sizeof(lanes));
    return 1;
}

/* Lay the positions of some tables out: in layers of equal sums of distances, or (where final rounds
 * call players again) each table as one. Returns nothing if there isn't enough memory. */
Sweep *sweep_new(const Game *g, const Turn *turns, ix count, const i32 *tables, ix by_sum, ix reach) {
    ix n = g->seats, total = 0, layers = by_sum ? 0 : count, widest = 0, most = 0;
    Sweep *w = calloc(1, sizeof(Sweep));
    if (!w) return 0;
    w->game = g, w->turns = turns, w->reach = reach;
    for (ix i = 0; i < count; i++) {
        ix size = 1, far = 0;
        for (ix j = tables[i] * n; j < tables[i] * n + n; j++) {
            size *= g->count[j];
            far += g->least[j] + g->count[j];
            w->rows = most_of(w->rows, g->least[j] + g->count[j] + g->beyond + 1);
        }
        const Turn *u = turns + g->turn[tables[i]];
        w->decisions = most_of(w->decisions, u->decisions + 1);
        w->nodes = most_of(w->nodes, u->nodes);
        if (by_sum) layers = most_of(layers, far);
        total += size;
    }
    w->positions = total, w->layers = layers;
    w->position = malloc(total * sizeof(Position));
    w->layer = calloc(layers + 3, sizeof(ix));
    if (!w->position || !w->layer) return w;

    /* Count them, then put them in order. */
    for (int pass = 0; pass < 2; pass++) {
        for (ix i = 0; i < count; i++) {
            Position p = {.table = tables[i], .at = g->base[tables[i]]};
            const i32 *least = g->least + p.table * n, *many = g->count + p.table * n;
            for (ix j = 0; j < n; j++) p.gap[j] = least[j];
            for (ix j = 0; j >= 0; p.at++) {
                ix sum = 0;
                for (j = 0; j < n; j++) sum += p.gap[j];
                ix key = by_sum ? sum : i;
                if (pass) w->position[w->layer[key + 1]++] = p;
                else w->layer[key + 2]++;
                for (j = n - 1; j >= 0 && ++p.gap[j] == least[j] + many[j]; j--) p.gap[j] = least[j];
            }
        }
        for (ix s = 1; s < layers + 3 && !pass; s++) {
            widest = most_of(widest, w->layer[s]);
            w->layer[s] += w->layer[s - 1];
        }
    }
    for (ix i = 0; i < total; i++) {
        Position *p = w->position + i;
        p->bust = follow(g, p, BUST, fallen(g, p));
        p->pass = follow(g, p, PASS, goal_of(g, p));
        p->again = follow(g, p, AGAIN, goal_of(g, p));
        most = most_of(most, most_of(p->at, most_of(p->bust.at, p->pass.at)));
    }

    w->where = malloc((most + 1) * sizeof(i32));
    if (!w->where) return w;
    for (ix i = 0; i <= most; i++) w->where[i] = -1;
    for (ix i = 0; i < total; i++) w->where[w->position[i].at] = (i32)i;

    w->ready = make_room(w, w->rows, w->decisions, w->nodes, most_of(widest, 1));
    return w;
}

void sweep_free(Sweep *w) {
    if (!w) return;
    free(w->position), free(w->where), free(w->layer), free(w->held), free(w->row), free(w->affine), free(w->before), free(w->stale);
    free(w);
}

/* How a sweep lies: whether there is memory for it, and where its layers begin. */
ix sweep_ready(const Sweep *w) { return w && w->ready; }
ix sweep_layers(const Sweep *w) { return w->layers; }
ix sweep_layer(const Sweep *w, ix s) { return w->layer[s]; }

/* Begin a layer: all its turns are to be played. `guess`: values as well as chances are expected from
 * positions nearer to the end. */
void begin(Sweep *w, ix s, ix guess) {
    const Game *g = w->game;
    ix M = most_of(g->seats - 1, 1), size = 4 * M + 2;
    for (ix i = w->layer[s]; i < w->layer[s + 1]; i++) {
        const Position *p = w->position + i;
        double *a = w->affine + (i - w->layer[s]) * size, *value = g->value + p->at * M;
        double top = g->price ? 1e300 : 1.0, least = g->price ? -1e300 : 0.0;
        a[M] = guess ? fmin(fmax(expected(g, p, g->lost, 1, 1, 0.3), 0.0), 0.95) : g->lost[p->at];
        for (ix c = 0; c < M && guess; c++) value[c] = fmin(fmax(expected(g, p, g->value + c, M, 2, value[c]), least), top);
        w->stale[i - w->layer[s]] = 1;
    }
}

/* Play the turns of a layer's positions from one on that have to be, about so many of them; returns
 * the next one, or the end of the layer. */
ix play_some(Sweep *w, ix s, ix from, ix many, ix round, ix attempts) {
    const Game *g = w->game;
    ix size = 4 * most_of(g->seats - 1, 1) + 2, first = w->layer[s], i = from, done = 0;
    while (i < w->layer[s + 1] && done < many) {
        Position *who[L];
        double *to[L];
        ix here = 0, k = -1, policy = BEST;
        for (; i < w->layer[s + 1] && here < L; i++) {
            Position *p = w->position + i;
            if (!w->stale[i - first]) continue;
            ix his = g->policy ? g->policy[p->at] : BEST;
            if (here && (p->table != k || his != policy)) break;
            k = p->table, policy = his;
            who[here] = p, to[here++] = w->affine + (i - first) * size;
        }
        if (here) play(w, here, who, to, round > 0, attempts);
        done += here;
    }
    return i;
}

/* What seats win from a position of a layer, from the one to move on, for the policies that its turns
 * were played with: v = a + lost * v'. Lost turns are followed until they leave the layer, or come back
 * with the same seat to move: what all rounds bring together is a geometric series. */
static void won_from(const Sweep *w, ix s, ix begin, double *won) {
    const Game *g = w->game;
    ix n = g->seats, M = most_of(n - 1, 1), size = 4 * M + 2, seat = 0, i = begin;
    double still = 1.0, there[SEATS];
    for (ix j = 0; j < n; j++) won[j] = 0.0;
    for (ix step = 0;; step++) {
        const Position *p = w->position + i;
        const double *a = w->affine + (i - w->layer[s]) * size;
        double lost = a[M], passed = a[M + 1], rest = 1.0 - lost - passed;
        if (p->pass.at == p->bust.at) lost += passed, passed = 0; /* as most passes do */
        if (passed > 0) worth(g, p->pass, -1, 0, 0, there);
        for (ix j = 0; j < n; j++) {
            double mine = j < M ? a[j] : rest;
            if (n == 1) mine -= (lost + passed) * g->price;
            won[(seat + j) % n] += still * (mine + (passed > 0 ? passed * there[j] : 0.0));
            rest -= mine;
        }
        still *= lost;
        i = p->bust.at < 0 ? -1 : w->where[p->bust.at];
        if (i < w->layer[s] || i >= w->layer[s + 1] || step == FURTHEST) {
            worth(g, p->bust, -1, 0, 0, there);
            for (ix j = 0; j < n; j++) won[(seat + j) % n] += still * there[j];
            return;
        }
        seat = (seat + p->bust.turned) % n;
        if (i == begin && seat == 0) {
            for (ix j = 0; j < n; j++) won[j] /= fmax(1.0 - still, 1e-300);
            return;
        }
    }
}

/* Solve a layer for the policies that its turns were played with. With a step below 1 values go only
 * that part of the way: where best replies chase each other round, as they can among three, that leads
 * to the point between them. */
void settle(Sweep *w, ix s, double step) {
    const Game *g = w->game;
    ix M = most_of(g->seats - 1, 1), first = w->layer[s];
    double won[SEATS];
    for (ix i = first; i < w->layer[s + 1] && step < 1; i++)
        memcpy(w->before + (i - first) * M, g->value + w->position[i].at * M, M * sizeof(double));
    for (ix round = 0; round < 1000; round++) {
        double most = 0;
        for (ix i = first; i < w->layer[s + 1]; i++) {
            double *value = g->value + w->position[i].at * M;
            won_from(w, s, i, won);
            for (ix c = 0; c < M; c++) {
                most = fmax(most, fabs(won[c] - value[c]));
                value[c] = won[c];
            }
        }
        if (most < 1e-15 * (g->price ? 1e3 : 1)) break;
    }
    for (ix i = first; i < w->layer[s + 1] && step < 1; i++)
        for (ix c = 0; c < M; c++) {
            double *value = g->value + w->position[i].at * M + c, before = w->before[(i - first) * M + c];
            *value = before + step * (*value - before);
        }
}

/* Mark the turns of a layer that lost turns turned out to be worth something else to, by more than
 * `close`; returns how many. `residual`: by how much the others may be off for it, at most. */
ix check(Sweep *w, ix s, double close, ix all, double *residual) {
    const Game *g = w->game;
    ix M = most_of(g->seats - 1, 1), size = 4 * M + 2, stale = 0;
    double won[SEATS];
    for (ix i = w->layer[s]; i < w->layer[s + 1]; i++) {
        const Position *p = w->position + i;
        const double *a = w->affine + (i - w->layer[s]) * size;
        double moved = 0;
        /* Who chooses the same whatever a lost turn is worth is settled; but attempts are kept as they were. */
        int given = g->policy && g->policy[p->at] != BEST && !g->offers;
        worth(g, p->bust, -1, 0, 0, won);
        for (ix c = 0; c < M && !given; c++)
            moved = fmax(moved, fabs(won[c] - g->price - a[M + 2 + c]) * (M == 1 ? 1.0 : a[M]));
        if (w->turns[g->turn[p->table]].passes && !given) { /* even where no turn ended so: one may want to now */
            worth(g, p->pass, -1, 0, 0, won);
            for (ix c = 0; c < M; c++) moved = fmax(moved, fabs(won[c] - g->price - a[2 * M + 2 + c]));
        }
        if (w->turns[g->turn[p->table]].bonus) {
            worth(g, p->again, -1, 0, 0, won);
            for (ix c = 0; c < M; c++) moved = fmax(moved, fabs(won[c] - a[3 * M + 2 + c]));
        }
        stale += w->stale[i - w->layer[s]] = moved > close || all;
        if (moved <= close) *residual = fmax(*residual, moved);
        g->lost[p->at] = a[M] + (g->policy && g->policy[p->at] != BEST ? a[M + 1] : 0); /* or ends without points */
    }
    return stale;
}

/* List the positions whose values a sweep starts from, because turns come back to them from nearer
 * the end; where `all`, every one. Returns how many; `to` may be nothing, to count them. */
ix returns(const Sweep *w, ix all, ix *to) {
    ix count = 0;
    uint8_t *listed = calloc(w->positions, 1);
    if (!listed) return -1;
    for (ix s = 0; s < w->layers; s++)
        for (ix i = w->layer[s]; i < w->layer[s + 1]; i++) {
            const Position *p = w->position + i;
            ix ends[] = {p->bust.at, p->pass.at, p->at};
            for (int e = all ? 2 : 0; e < (all ? 3 : 2); e++) {
                ix there = ends[e] < 0 ? -1 : w->where[ends[e]];
                if (there < (all ? 0 : w->layer[s + 1]) || listed[there]) continue;
                if (to) to[count] = ends[e];
                count++;
                listed[there] = 1;
            }
        }
    free(listed);
    return count;
}

/* Copy the values of listed positions out of a game, or into it. */
void gather(const Game *g, const ix *which, ix count, double *to) {
    ix M = most_of(g->seats - 1, 1);
    for (ix i = 0; i < count; i++) memcpy(to + i * M, g->value + which[i] * M, M * sizeof(double));
}
void scatter(const Game *g, const ix *which, ix count, const double *from) {
    ix M = most_of(g->seats - 1, 1);
    for (ix i = 0; i < count; i++) memcpy(g->value + which[i] * M, from + i * M, M * sizeof(double));
}

/* The largest difference between two lists. */
double difference(const double *x, const double *y, ix size) {
    double most = 0;
    for (ix i = 0; i < size; i++) most = fmax(most, fabs(x[i] - y[i]));
    return most;
}

/* Say from a few sweeps where another would change nothing (Anderson 1965): x[k] led to y[k], the last
 * of `known` first. */
void accelerate(const Game *g, double *const *x, double *const *y, ix known, ix size, double *to) {
    enum { MOST = 6 };
    double a[MOST][MOST + 1], share[MOST];
    ix m = least_of(known - 1, MOST);
    for (ix i = 0; i < m; i++)
        for (ix j = 0; j <= m; j++) {
            double sum = 0;
            for (ix p = 0; p < size; p += size / 20000 + 1) {
                double ri = y[i][p] - x[i][p] - y[i + 1][p] + x[i + 1][p];
                sum += ri * (j < m ? y[j][p] - x[j][p] - y[j + 1][p] + x[j + 1][p] : y[0][p] - x[0][p]);
            }
            a[i][j] = sum * (i == j ? 1 + 1e-12 : 1) + (i == j) * 1e-40;
        }
    for (ix i = 0; i < m; i++)           /* least squares, by Gauss and Jordan */
        for (ix k = 0; k < m; k++)
            if (k != i) {
                double f = a[k][i] / a[i][i];
                for (ix j = i; j <= m; j++) a[k][j] -= f * a[i][j];
            }
    for (ix i = 0; i < m; i++) share[i] = a[i][m] / a[i][i];
    for (ix p = 0; p < size; p++) {
        double v = y[0][p];
        for (ix i = 0; i < m; i++) v -= share[i] * (y[i][p] - y[i + 1][p]);
        to[p] = g->price ? v : fmin(fmax(v, 0.0), 1.0);
    }
}

/* Copy the attempts that games come to out of a game into a list, or back (`into`); returns how many
 * there are. With no list they are only counted. */
ix pack_attempts(const Game *g, const Turn *turns, ix tables, ix into, void *list) {
    ix n = g->seats, M = most_of(n - 1, 1), size = g->exact ? M * sizeof(double) : sizeof(uint32_t), count = 0;
    for (ix k = 0; k < tables; k++) {
        const Turn *u = turns + g->turn[k];
        ix positions = 1, last = k * n + n - 1, banker = g->least[last] + g->count[last];
        for (ix j = k * n; j < k * n + n; j++) positions *= g->count[j];
        for (ix i = 0; i < positions && g->attempts_from[k] >= 0; i++) {
            ix gap = g->least[last] + i % g->count[last];
            ix tried = g->count[last] == 1 ? g->inherited : least_of(banker - gap, g->inherited);
            for (ix h = 0; h < g->offers; h++)
                for (ix t = 0; u->attempts[h] >= 0 && t < tried; t++, count++) {
                    char *here = (char *)g->attempts + kept(g, g->attempts_from[k], i, h, t) * size;
                    if (list) memcpy(into ? here : (char *)list + count * size, into ? (char *)list + count * size : here, size);
                }
        }
    }
    return count;
}

/* The most that a seat wins in a table of a final round that is this far behind, or as far as is told
 * apart: no value can be off by more for larger leads that count as that one. */
double caught(const Game *g, ix k, ix gap) {
    ix n = g->seats, M = n - 1, size = 1;
    const i32 *least = g->least + k * n, *many = g->count + k * n, *stride = g->stride + k * n;
    double most = 0;
    for (ix j = 0; j < n; j++) size *= many[j];
    for (ix j = 0; j < n; j++) {
        ix far = least_of(most_of(gap, least[j]), least[j] + many[j] - 1) - least[j];
        for (ix i = 0; i < size && many[j] > 1 && j != g->leads[k]; i++)
            if (i / stride[j] % many[j] == far) {
                const double *value = g->value + (g->base[k] + i) * M;
                double rest = 1;
                for (ix c = 0; c < M; c++) rest -= value[c];
                most = fmax(most, j < M ? value[j] : rest);
            }
    }
    return most;
}

/* Play one position's turn, alone. Writes what every node is worth to its first seats, (rows, nodes, M) by
 * the points of the turn; and where `ends` is given, what it is worth to the seat to move to end the turn with
 * these points, by what that hands on, (rows, offers + 2), and last without recording any. Returns how many
 * rows there are, the last of which stands for all above. With no room to write so many, nothing is played.
 * Returns -1 without memory. */
ix play_alone(const Game *g, const Turn *turns, ix table, const i32 *gap, ix reach, ix room, double *to, double *ends) {
    ix n = g->seats, M = most_of(n - 1, 1), S = g->offers + 2;
    const Turn *u = turns + g->turn[table];
    Position p = {.at = g->base[table], .table = table}, *who = &p;
    for (ix j = 0; j < n; j++) {
        p.gap[j] = gap[j];
        p.at += g->stride[table * n + j] * (gap[j] - g->least[table * n + j]);
    }
    p.bust = follow(g, &p, BUST, fallen(g, &p));
    p.pass = follow(g, &p, PASS, goal_of(g, &p));
    p.again = follow(g, &p, AGAIN, goal_of(g, &p));
    ix rows = least_of(goal_of(g, &p) + g->beyond, u->last) + 1;
    if (room < rows) return rows;
    Sweep w = {.game = g, .turns = turns, .reach = reach, .thrown = to};
    if (make_room(&w, rows, u->decisions + 1, u->nodes, 1)) {
        for (ix i = 0; i < rows * u->nodes * M; i++) to[i] = -1e300;
        play(&w, 1, &who, &w.affine, 0, 0);
        double won[SEATS];
        for (ix i = 0; i < rows * S && ends; i++) ends[i] = w.ended[i * M][0];
        worth(g, p.pass, -1, 0, 0, won);
        if (ends) ends[rows * S] = won[0];
    } else rows = -1;
    free(w.held), free(w.row), free(w.affine), free(w.before), free(w.stale);
    return rows;
}

/* Play the turns of `here` positions of a table side by side, up to L from its position `first` on. Writes what
 * every node is worth to the seat to move, (room, nodes, L) by the points of the turn, what it is worth to end
 * the turn, (room, offers + 2, L), and without recording any points, (L), for as many rows as there is room for.
 * Returns how many rows there are, the last of which stands for all above, or -1 without memory. */
ix play_block(const Game *g, const Turn *turns, ix table, ix first, ix here, ix reach, ix room, float *to, float *ends, float *passed) {
    ix n = g->seats, M = most_of(n - 1, 1), S = g->offers + 2, top = 0;
    const Turn *u = turns + g->turn[table];
    Position p[L] = {0}, *who[L];
    for (ix l = 0; l < here; l++) {
        who[l] = p + l;
        p[l].table = table, p[l].at = g->base[table] + first + l;
        for (ix j = 0; j < n; j++) {
            ix axis = table * n + j;
            p[l].gap[j] = g->least[axis] + (i32)((first + l) / g->stride[axis] % g->count[axis]);
        }
        p[l].bust = follow(g, p + l, BUST, fallen(g, p + l));
        p[l].pass = follow(g, p + l, PASS, goal_of(g, p + l));
        p[l].again = follow(g, p + l, AGAIN, goal_of(g, p + l));
        top = most_of(top, goal_of(g, p + l) + g->beyond);
    }
    ix rows = least_of(top, u->last) + 1;
    if (!room) return rows;
    Sweep w = {.game = g, .turns = turns, .reach = reach, .block = to, .block_rows = room};
    if (make_room(&w, rows, u->decisions + 1, u->nodes, here)) {
        double won[SEATS], *affine[L];
        for (ix l = 0; l < here; l++) affine[l] = w.affine + l * (4 * M + 2);
        for (ix i = 0; i < least_of(rows, room) * u->nodes * L; i++) to[i] = -1e30f;
        play(&w, here, who, affine, 0, 0);
        for (ix i = 0; i < least_of(rows, room) * S; i++)
            for (ix l = 0; l < L; l++) ends[i * L + l] = (float)w.ended[i * M][l];
        for (ix l = 0; l < here; l++) {
            worth(g, p[l].pass, -1, 0, 0, won);
            passed[l] = (float)won[0];
        }
    } else rows = -1;
    free(w.held), free(w.row), free(w.affine), free(w.before), free(w.stale);
    return rows;
}
ix turn_values(const Game *g, const Turn *turns, ix table, const i32 *gap, ix reach, ix room, double *to) {
    return play_alone(g, turns, table, gap, reach, room, to, 0);
}

/* Play one turn backwards for given values of its ends, as end_alone() has them, of a bust and of an end
 * without points. Writes the values of throws, (rows, nodes), and of decisions, (rows + reach, D), whose
 * rows from `rows` on are given. */
void turn_alone(const Turn *u, ix rows, const double *ends, double lost, double passed, double *thrown,
                double *decided) {
    ix N = u->nodes, D = u->decisions;
    for (ix t = rows - 1; t >= 0; t--)
        for (ix x = -1; x < N; x++) {
            double value = -1e300;

            /* The mean over throws of the best of each. */
            if (x >= 0) {
                value = u->bust[x] * lost + u->failed[x] * passed;
                for (ix o = u->outcome_start[x]; o < u->outcome_start[x + 1]; o++) {
                    double best = -1e300;
                    for (ix q = u->option_start[o]; q < u->option_start[o + 1]; q++)
                        best = fmax(best, decided[(t + u->options[2 * q]) * D + u->options[2 * q + 1]]);
                    value += u->chance[o] * best;
                }
                thrown[t * N + x] = value;
            }

            /* After each decision that leads here: end the turn, or throw. */
            for (ix d = u->decision_start[x + 1]; d < u->decision_start[x + 2]; d++)
                decided[t * D + d] = fmax(value, end_alone(u, d, t, rows, ends, passed));
        }
}

/* Follow a turn that turn_alone() has played backwards; in a tie it ends. See follow_turn(). */
ix turn_ends(const Turn *u, ix rows, const double *ends, double passed, const double *decided, double *mass,
             double *ended, double *rest) {
    Decider by = {.liked = decided, .last = NEVER, .ends = ends, .passed = passed};
    return follow_turn(u, &by, rows, mass, ended, rest);
}

/* Move chances along edges: what is at from[i] goes on to to[i] with chance[i]. */
void flow(ix edges, const i32 *from, const i32 *to, const double *chance, const double *here, double *there) {
    for (ix i = 0; i < edges; i++) there[to[i]] += here[from[i]] * chance[i];
}
