/** How many documents this process has read and written; the budget of a chat turn is checked with it. */
export const operations = { reads: 0, writes: 0 }

export function resetOperations() {
  operations.reads = 0
  operations.writes = 0
}
