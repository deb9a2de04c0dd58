/* A map of 64-bit keys, open addressing; values are 0 or more. */
#ifndef MAP_H
#define MAP_H

#include "games.h"

typedef struct { ix size, count; uint64_t *key; i32 *value; } Map;

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
    if (!m->key || !m->value) return 0;
    memset(m->value, -1, m->size * sizeof(i32));
    for (ix i = 0; i < old.size; i++)
        if (old.value[i] >= 0) {
            ix at = place_of(m, old.key[i]);
            m->key[at] = old.key[i], m->value[at] = old.value[i];
        }
    free(old.key), free(old.value);
    return 1;
}
static int put(Map *m, uint64_t key, i32 value) {
    if (2 * m->count >= m->size && !grown(m)) return 0;
    ix at = place_of(m, key);
    m->count += m->value[at] < 0;
    m->key[at] = key, m->value[at] = value;
    return 1;
}

#endif
