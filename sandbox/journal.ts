const longestJournal = 200

export interface JournalEntry {
  at: Date
  vendor: string
  request: string
  status: number
}

/** The latest requests, newest first, for the overview page. */
export function createJournal() {
  const entries: JournalEntry[] = []
  return {
    entries: (): readonly JournalEntry[] => entries,
    add(entry: JournalEntry): void {
      entries.unshift(entry)
      entries.length = Math.min(entries.length, longestJournal)
    },
  }
}
