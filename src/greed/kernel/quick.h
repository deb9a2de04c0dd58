/* The plainest turns. Where nobody looks at the others, nothing is handed on, and all that a turn changes is
 * the score of the seat, a game needs no more than this: a cell, whose seat it is, and each seat's numbers. */
#ifndef QUICK_H
#define QUICK_H

#include "plans.h"

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

/* -- What throws come to in the quick way. */

#define LEAVES ((uint64_t)1 << 63)       /* what a throw comes to that isn't as plain */
#define MOST_QUICK 65535
#define MOST_QUICK_SLOTS ((ix)4 << 20)
enum { UNSEEN };                         /* the quick result of cell 0: nobody has seen how this turn begins */

/* A new quick result; -1 without memory, or where there are too many. */
static i32 new_quick(Games *s, uint64_t add, uint32_t next, Leaving leaving) {
    ix number = s->quick_count;
    uint64_t *adds = wider(s->adds, &s->add_room, number + 1, sizeof(uint64_t));
    if (adds) s->adds = adds;
    uint32_t *nexts = wider(s->nexts, &s->next_room, number + 1, sizeof(uint32_t));
    if (nexts) s->nexts = nexts;
    Leaving *all = wider(s->leaving, &s->leaving_room, number + 1, sizeof(Leaving));
    if (all) s->leaving = all;
    if (!adds || !nexts || !all || number >= MOST_QUICK) return -1;
    adds[number] = add, nexts[number] = next, all[number] = leaving;
    return (i32)s->quick_count++;
}

/* The number of a quick result of a machine, with t points after it; -1 if there is none. */
static i32 quick_number(Games *s, const Machine *m, const Result *r, ix t) {
    int rolls = r->end == ROLL && t < m->top, banks = r->end == BANK && !r->to && t && t < 0x7FFF;
    ix to = banks ? m->opens : r->to;
    uint64_t key = rolls ? (uint64_t)(m->first + t * m->nodes + to) << 3 | ROLL
                         : (((uint64_t)t << 24 | (uint64_t)to) << 1 | (uint64_t)banks) << 4 | 8 | (uint64_t)r->end | (uint64_t)1 << 60;
    i32 number = found(&s->quick_of, key);
    if (number >= 0) return number;
    uint64_t add = LEAVES;
    uint32_t next = rolls ? s->quick_cells[m->first + t * m->nodes + to] : 0;
    if (next) add = 1;
    else if (r->end == PASS) add = 1 | 1 << 16;
    else if (r->end == BUST) add = 1 | 1 << 16 | (uint64_t)1 << 32;
    else if (banks) add = 1 | 1 << 16 | (uint64_t)(t + m->opens) << 48;
    number = new_quick(s, add, next, (Leaving){(i32)t, r->end, r->to});
    return number >= 0 && put(&s->quick_of, key, number) ? number : -1;
}

/* The quick cell of a machine's node with t points; 0 if there is none, or where a bank `opens` something else than
 * for the seats whose cells are known. */
static uint32_t quick_cell(Games *s, const Given *v, ix machine, ix opens, ix t, ix x) {
    Machine *m = s->machines + machine;
    ix at = m->first + t * m->nodes + x;
    if (m->opens < 0) m->opens = opens;
    if (t >= m->top || m->opens != opens) return 0;
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
            i32 number = quick_number(s, m, r, t + r->points);
            if (number < 0) return 0;
            word |= (uint64_t)number << (32 + 16 * side);
        }
        slots[from + i] = word;
    }
    slots[from - 1] = (uint64_t)t << 32 | (uint64_t)x;
    s->quick_slot_count = from + size;
    uint32_t cell = s->quick_cells[at] = (uint32_t)(from << 6 | bits);
    i32 number = found(&s->quick_of, (uint64_t)at << 3 | ROLL);
    if (number >= 0) s->nexts[number] = cell, s->adds[number] = 1; /* known from now on */
    return cell;
}

/* Make room for cell 0, which has one slot and one result. Returns 0 without memory. */
static int new_race(Games *s) {
    s->quick_slots = wider(0, &s->quick_slot_room, 1, sizeof(uint64_t));
    if (!s->quick_slots || new_quick(s, LEAVES, 0, (Leaving){0, ROLL, 0}) != UNSEEN) return 0;
    s->quick_slots[s->quick_slot_count++] = UNSEEN;
    return 1;
}

/* -- Games that are played in the quick way. */

/* Where the race reads from; a copy of its own, since nothing that it writes can change it. */
typedef struct { const uint64_t *adds, *slots; const uint32_t *nexts, *begins; } Track;

/* Throw once for the seat to move, by 32 random bits. Returns what it comes to if that isn't plain; else -1. */
static inline i32 quick_throw(Track on, Racer **mover, uint32_t *cell, uint32_t word) {
    uint64_t wide = (uint64_t)word << (*cell & 63), slot = on.slots[(*cell >> 6) + (uint32_t)(wide >> 32)];
    uint32_t below = (uint32_t)(slot >> 32), above = (uint32_t)(slot >> 48);
    ix r = (uint16_t)((uint32_t)wide < (uint32_t)slot ? below : above);
    Racer *mine = *mover, *next = mine->next;
    uint64_t numbers = mine->numbers += on.adds[r];
    if ((int64_t)numbers < 0) return (i32)r;
    uint32_t then = on.nexts[r], first = on.begins[(uint32_t)next->begins + (uint32_t)(next->numbers >> 48)];
    __asm__("" : "+r"(first));           /* it would be a branch otherwise, which can't be guessed */
    *cell = then ? then : first;
    *mover = then ? mine : next;
    return -1;
}

/* Go on in the general way, after a throw that wasn't plain, or (r: -1) before the next one. */
static void leave(Games *s, const Given *v, Playing *p, i32 r) {
    if (r >= 0) p->mover->numbers -= s->adds[r];
    for (ix j = 0; j < v->course->seats; j++) {
        Seat *seat = p->seats + j;
        Plain *plain = p->plain + j;
        uint64_t numbers = p->racer[j].numbers;
        i32 score = (i32)(numbers >> 48) + plain->until - 0x8000;
        seat->throws += numbers & 0xFFFF, seat->turns += numbers >> 16 & 0xFFFF, seat->busts += numbers >> 32 & 0xFFFF;
        if (plain->opens && score == seat->score - plain->opens) continue; /* it has banked nothing */
        if (plain->opens) seat->status = plain->status, plain->opens = 0;
        seat->score = score;
    }
    p->seat = (i32)(p->mover - p->racer);
    p->stage = p->plain[p->seat].stage;
    if (r == UNSEEN || !p->cell) {
        p->draws -= r == UNSEEN;
        s->beginning[s->beginners++] = (i32)(p - s->playing);
        return;
    }
    uint64_t where = s->quick_slots[(p->cell >> 6) - 1];
    Leaving to = r < 0 ? (Leaving){(i32)(where >> 32), ROLL, (i32)where} : s->leaving[r];
    p->points = to.points, p->end = to.end, p->node = p->to = to.to;
    p->begun = p->draws - (r >= 0);
    if (p->end == ROLL) {
        p->machine = found(&s->plan_of, plan_key(v, p, p->seat, follows(v->course, p->stage, p->seats[p->seat].status), 0));
        s->throwing[s->throwers++] = (i32)(p - s->playing);
    } else s->ending[s->enders++] = (i32)(p - s->playing);
}

/* Go on with a game in the quick way, from a cell. */
static void enter(Games *s, const Given *v, Playing *p, uint32_t cell) {
    for (ix j = 0; j < v->course->seats; j++) {
        const Plain *plain = p->plain + j;
        p->racer[j].numbers = (uint64_t)(p->seats[j].score - plain->opens - plain->until + 0x8000) << 48;
    }
    p->seats[p->seat].throws += p->draws - p->begun;
    p->words = p->start + (((uint64_t)p->draws >> 1) + 1) * STEP;
    p->mover = p->racer + p->seat;
    p->cell = cell;
    s->racing[s->racers++] = p;
}

/* Two throws of a game: the upper half of a random word, then the lower one, which is kept until then. */
static inline uint32_t two_throws(Playing *p) {
    uint64_t word = mix(p->words);
    p->words += STEP;
    p->bits = (uint32_t)word;
    return (uint32_t)(word >> 32);
}

/* Throw for one game of the race. Returns where the next one is: in its place, if it leaves; draws: so far. */
static inline ix throw_for_one(Games *s, const Given *v, Track on, ix i, uint32_t bits, ix draws) {
    Playing *p = s->racing[i];
    i32 r = quick_throw(on, &p->mover, &p->cell, bits);
    if (r < 0) return i + 1;
    s->racing[i] = s->racing[--s->racers];
    p->draws += draws;
    leave(s, v, p, r);
    return i;
}

/* Throw some times for all games that are played in the quick way: once for each in turn, so that the processor
 * is at several of them at a time. */
static void race(Games *s, const Given *v) {
    Track on = {s->adds, s->quick_slots, s->nexts, s->begins};
    for (ix i = 0; i < s->racers;) {     /* those that are between the two throws of a word */
        Playing *p = s->racing[i];
        if (!(p->draws & 1)) {
            i++;
            continue;
        }
        two_throws(p);
        p->draws++;
        i = throw_for_one(s, v, on, i, p->bits, 0);
    }
    for (ix draws = 2; draws <= TIMES; draws += 2) {
        for (ix i = 0; i < s->racers;) i = throw_for_one(s, v, on, i, two_throws(s->racing[i]), draws - 1);
        for (ix i = 0; i < s->racers;) i = throw_for_one(s, v, on, i, s->racing[i]->bits, draws);
    }
    ix count = s->racers;
    s->racers = 0;
    for (ix i = 0; i < count; i++) {
        Playing *p = s->racing[i];
        p->draws += TIMES;
        if (p->draws + TIMES < v->limit) s->racing[s->racers++] = p;
        else leave(s, v, p, -1);
    }
}

/* -- Which games are. */

/* Where the cells are listed in which the turns of a policy begin in a stage, by status and score; -1: no memory. */
static ix begins_of(Games *s, const Course *c, ix policy, ix stage) {
    uint64_t key = ((uint64_t)stage << 4 | (uint64_t)policy) << 16 | (uint64_t)c->statuses;
    i32 at = found(&s->begins_of, key);
    if (at >= 0) return at;
    ix size = c->statuses * c->target;
    uint32_t *begins = wider(s->begins, &s->begin_room, s->begin_count + size, sizeof(uint32_t));
    if (!begins || !put(&s->begins_of, key, (i32)s->begin_count)) return -1;
    s->begins = begins;
    memset(begins + s->begin_count, 0, size * sizeof(uint32_t));
    return (s->begin_count += size) - size;
}

/* Whether nothing follows an end of a turn, short of the target, but the turn of the next seat in a stage. */
static int leads_on(const Follows *f, ix end, i32 then, i32 status) {
    const Ending *e = &f->ending[end][SHORT];
    return e->then == then && e->turned == 1 && e->move == GOES && e->status == status;
}

/* Whether turns lead on, whatever they come to; `banked`: the status after a bank. */
static int lead_on(const Follows *f, i32 then, i32 status, i32 banked) {
    return f->leader < 0 && !f->cost && leads_on(f, BUST, then, status) && leads_on(f, PASS, then, status) &&
           leads_on(f, BANK, then, banked);
}

/* Look whether the turns of a seat that begin in a stage are plain, and whether now those of all are. */
static void look_at(Games *s, const Given *v, Playing *p, ix seat, ix stage) {
    const Course *c = v->course;
    const Seat *his = p->seats + seat;
    const Follows *f = follows(c, stage, his->status);
    Plain *own = p->plain + seat;
    *own = (Plain){.stage = (i32)stage};
    p->quick = 0;
    if (!f || f->leader >= 0 || f->cost || his->score < 0 || his->score >= c->target) return;
    if (s->logging || v->limit > 65535 || v->kind[v->policy[seat]] != BLIND) return;
    i32 status = own->status = f->ending[BANK][SHORT].status;
    own->then = f->ending[BUST][SHORT].then;
    if (!leads_on(f, BUST, own->then, his->status) || !leads_on(f, PASS, own->then, his->status)) return;

    /* Where a bank changes the status and nothing else, turns begin in a later part of the list from then on. */
    const Follows *later = follows(c, stage, status);
    i32 number = found(&s->plan_of, plan_key(v, p, seat, f, 0));
    if (!later || number < 0) return;
    ix opens = (status - his->status) * c->target, list = begins_of(s, c, v->policy[seat], stage);
    own->until = (i32)least_of(c->target, his->score + 0x7FFF);
    if (opens < 0 || own->until - his->score + opens >= 0x8000 || !lead_on(f, own->then, his->status, status) ||
        !lead_on(later, own->then, status, status)) opens = 0, own->until = his->score + 1;

    uint32_t begins = list < 0 ? 0 : quick_cell(s, v, number, opens, 0, c->turns[s->machines[number].turn].start);
    if (!begins) return;
    list += his->status * c->target;
    s->begins[list + his->score] = begins;
    own->opens = (i32)opens;
    p->racer[seat].begins = (i32)(list + opens + own->until - 0x8000);
    p->racer[seat].next = p->racer + (seat + 1 < c->seats ? seat + 1 : 0);
    own->plain = p->quick = 1;
    for (ix j = 0; j < c->seats && p->quick; j++) {
        const Plain *each = p->plain + j;
        p->quick = each->plain && each->until > p->seats[j].score && each->then == p->plain[j + 1 < c->seats ? j + 1 : 0].stage;
    }
}

/* Look at all seats before the first turn of a game. */
static void look_ahead(Games *s, const Given *v, Playing *p) {
    ix n = v->course->seats, stage = p->stage;
    for (ix j = 0; j < n; j++) {
        ix seat = seat_after(n, p->seat, j);
        look_at(s, v, p, seat, stage);
        if (!p->plain[seat].plain) return;
        stage = p->plain[seat].then;
    }
}

/* The cell in which the turn of the seat to move begins, if that is known to be plain; else 0. */
static uint32_t plain_cell(const Games *s, const Playing *p) {
    const Plain *own = p->plain + p->seat;
    ix score = p->seats[p->seat].score;
    if (!own->plain || own->until <= score || own->stage != p->stage) return 0;
    return s->begins[p->racer[p->seat].begins + score - own->opens - own->until + 0x8000];
}

#endif
