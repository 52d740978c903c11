/**
 * Counts of documents that this process has read and written, and of bytes sent and received for them; tests
 * check the budget of a chat turn with it.
 */
export const operations = { reads: 0, writes: 0, bytes: 0 }

export function resetOperations() {
  operations.reads = 0
  operations.writes = 0
  operations.bytes = 0
}
