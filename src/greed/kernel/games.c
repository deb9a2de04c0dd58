/* Games played forward, many at a time: the simulator.
 */
#include "games.h"

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
