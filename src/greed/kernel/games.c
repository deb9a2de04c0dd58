/* Games played forward, many at a time: the simulator (greed.sim).
 *
 * Some games are under way at once. Each is in one of a few lists: of those that throw, those whose turn has
 * ended, those whose next turn begins; a step goes through each list in turn. So no game waits for another's
 * memory, and what comes next is seldom a branch that a processor has to guess. Most games spend most of their
 * time in a list of their own (quick.h). Which games are played doesn't depend on any of that: a game's random
 * words follow from its number alone.
 *
 * A seat that plays by a plan never sees its dice: of each number of points and each node, throws that come to
 * the same (`Result`) are one, and the table of them is made when it is first looked at. A seat that is guided
 * looks at the throw, and at what a solution says of the position.
 *
 * What isn't known yet, of the course, of plans and of the solution's tables, Python is asked for: the games that
 * need it wait until it has answered.
 */
#include "guided.h"
#include "quick.h"

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
        if (p->quick && p->draws + TIMES < v->limit) {
            uint32_t cell = quick_cell(s, v, p->machine, p->plain[p->seat].opens, p->points, p->node);
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
        Plain *own = p->plain + p->banker;
        if (mine->status != before || !own->plain || mine->score >= own->until) {
            p->quick = own->plain = 0;
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
        if (!p->draws) look_ahead(s, v, p);
        uint32_t cell = p->quick && !p->offer && p->draws + TIMES < v->limit ? plain_cell(s, p) : 0;
        if (cell) {
            p->begun = p->draws;
            enter(s, v, p, cell);
            continue;
        }
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
            i32 number = found(&s->plan_of, plan_key(v, p, p->seat, f, rival_of(v, p, p->seat, f)));
            const Machine *m = number < 0 ? 0 : s->machines + number;
            if (!m || (p->offer && p->points >= m->plan.rows && !m->whole)) {
                ask_plan(s, v, p, f, p->offer ? p->points : 0);
                continue;
            }
            p->machine = number;
            if (!plain_cell(s, p)) look_at(s, v, p, p->seat, p->stage);
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
    machines[s->machine_count] = (Machine){*plan, turn, nodes, limit, whole, top, s->cell_count, -1};
    s->cell_count += (top + 1) * nodes;
    return s->machine_count++;
}

/* Get ready to play; blocks: how many are kept of what a solution says. */
Games *games_new(ix blocks) {
    Games *s = calloc(1, sizeof(Games));
    if (!s) return 0;
    s->value_count = blocks;
    s->values = calloc(s->value_count, sizeof(Values));
    for (ix i = 0; s->values && i < s->value_count; i++) s->values[i].at = -1;
    s->further.at = -1;
    if (s->values && new_race(s) && grown(&s->result_of) && grown(&s->plan_of) && grown(&s->table_of) && grown(&s->quick_of) && grown(&s->begins_of)) return s;
    return 0;
}

void games_free(Games *s) {
    for (ix i = 0; i < s->value_count; i++) free(s->values[i].thrown), free(s->values[i].ends);
    free(s->further.thrown), free(s->further.ends);
    Map *maps[] = {&s->result_of, &s->plan_of, &s->table_of, &s->quick_of, &s->begins_of};
    for (ix i = 0; i < 5; i++) free(maps[i]->key), free(maps[i]->value);
    free(s->begins), free(s->quick_cells), free(s->quick_slots), free(s->adds), free(s->nexts), free(s->leaving);
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
        if (!s->beginners && !s->throwers && !s->lookers && !s->enders && !s->racers) return s->waiters ? ASKS : DONE;
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
