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

/* -- Games that are played in the quick way. */

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

/* What isn't plain about a turn of which nobody has seen the first throw. */
static const Quick BEGINS;

/* Throw once for the seat to move, by 32 random bits. Returns what it comes to if that isn't plain. */
static inline const Quick *quick_throw(const Quick *quick, const uint64_t *slots, const uint32_t *begins, Playing *p, uint32_t word) {
    uint32_t cell = p->cell;
    uint64_t slot = slots[(cell >> 5) + (word >> (cell & 31))];
    uint32_t above = word << (-cell & 31) >= (uint32_t)slot;
    const Quick *r = quick + (uint16_t)(slot >> (32 + 16 * above));
    Own *mine = p->own + p->seat;
    uint64_t numbers = mine->numbers += r->add;
    if ((int64_t)numbers < 0) return r;
    mine->cell = begins[mine->begins + (ix)(numbers >> 48)];
    uint32_t ended = !r->next, seat = mine->after[ended], first = p->own[seat].cell;
    __asm__("" : "+r"(first));           /* it would be a branch otherwise, which can't be guessed */
    p->seat = (i32)seat;
    p->cell = r->next | (first & -ended);
    return p->cell ? 0 : &BEGINS;
}

/* Go on in the general way, after a throw that wasn't plain, or (r: nothing) before the next one. */
static void leave(Games *s, const Given *v, Playing *p, const Quick *r) {
    Own *own = p->own + p->seat;
    if (r) own->numbers -= r->add;
    for (ix j = 0; j < v->course->seats; j++) {
        Seat *seat = p->seats + j;
        uint64_t numbers = p->own[j].numbers;
        seat->throws += numbers & 0xFFFF, seat->turns += numbers >> 16 & 0xFFFF, seat->busts += numbers >> 32 & 0xFFFF;
        seat->score = (i32)(numbers >> 48) + p->own[j].until - 0x8000;
    }
    p->stage = own->stage;
    if (r == &BEGINS) {
        s->beginning[s->beginners++] = (i32)(p - s->playing);
        return;
    }
    p->machine = found(&s->plan_of, plan_key(v, p, p->seat, follows(v->course, own->stage, p->seats[p->seat].status), 0));
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
    for (ix j = 0; j < v->course->seats; j++) {
        uint64_t score = (uint64_t)(p->seats[j].score - p->own[j].until + 0x8000);
        p->own[j].numbers = score << 48;
        p->own[j].cell = s->begins[p->own[j].begins + (ix)score];
    }
    p->seats[p->seat].throws += p->draws - p->begun;
    p->cell = cell;
    s->racing[s->racers++] = p;
}

/* Throw some times for all games that are played in the quick way: once for each in turn, so that the processor
 * is at several of them at a time. */
static void race(Games *s, const Given *v) {
    const Quick *quick = s->quick;
    const uint64_t *slots = s->quick_slots;
    const uint32_t *begins = s->begins;
    ix count = s->racers;
    for (ix time = 0; time < TIMES; time++)
        for (ix i = 0; i < count; i++) {
            Playing *p = s->racing[i];
            uint32_t bits = p->bits;
            if (!(time & 1)) {
                uint64_t word = mix(p->start + (((uint64_t)p->draws >> 1) + 1) * STEP);
                bits = (uint32_t)(word >> 32), p->bits = (uint32_t)word;
            }
            p->draws++;
            const Quick *r = quick_throw(quick, slots, begins, p, bits);
            if (r) {
                s->racing[i--] = s->racing[--count];
                leave(s, v, p, r);
            }
        }
    for (ix i = 0; i < count; i++)
        if (s->racing[i]->draws + TIMES > v->limit) {
            leave(s, v, s->racing[i], 0);
            s->racing[i--] = s->racing[--count];
        }
    s->racers = count;
}

/* Where the cells are listed in which turns begin that go by a policy and a row of the course; -1: no memory. */
static ix begins_of(Games *s, const Given *v, uint64_t key) {
    i32 at = found(&s->begins_of, key >> 44);
    if (at >= 0) return at;
    ix size = v->course->target;
    uint32_t *begins = wider(s->begins, &s->begin_room, s->begin_count + size, sizeof(uint32_t));
    if (!begins || !put(&s->begins_of, key >> 44, (i32)s->begin_count)) return -1;
    s->begins = begins;
    memset(begins + s->begin_count, 0, size * sizeof(uint32_t));
    return (s->begin_count += size) - size;
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
    int plain[3];
    own->then = f->ending[BUST][SHORT].then;
    for (ix end = BUST; end <= BANK; end++) {
        const Ending *e = &f->ending[end][SHORT];
        plain[end] = e->then == own->then && e->turned == 1 && e->status == his->status;
    }
    if (!plain[BUST] || !plain[PASS]) return;
    uint64_t key = plan_key(v, p, seat, f, 0);
    i32 machine = found(&s->plan_of, key);
    uint32_t begins = machine < 0 ? 0 : quick_cell(s, v, machine, 0, c->turns[s->machines[machine].turn].start);
    ix list = begins ? begins_of(s, v, key) : -1;
    if (list < 0) return;
    s->begins[list + his->score] = begins;
    own->until = plain[BANK] ? (i32)least_of(c->target, his->score + 0x7FFF) : his->score + 1;
    own->begins = list + own->until - 0x8000;
    own->plain = p->quick = 1;
    for (ix j = 0; j < c->seats && p->quick; j++) {
        const Own *each = p->own + j;
        p->quick = each->plain && each->until > p->seats[j].score && each->then == p->own[j + 1 < c->seats ? j + 1 : 0].stage;
    }
}

/* Whether it is known how the turn that a seat begins is played plainly. */
static int is_plain(const Games *s, const Playing *p) {
    const Own *own = p->own + p->seat;
    ix score = p->seats[p->seat].score;
    return own->plain && own->until > score && own->stage == p->stage && s->begins[own->begins + score + 0x8000 - own->until];
}

#endif
