/**
 * How many documents this process has read and written, and how many bytes it has sent and received for that;
 * the budget of a chat turn is checked with it.
 */
export const operations = { reads: 0, writes: 0, bytes: 0 }

export function resetOperations() {
  operations.reads = 0
  operations.writes = 0
  operations.bytes = 0
}
