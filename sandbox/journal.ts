import type { ServerResponse } from 'node:http'

const longestJournal = 200

export interface JournalEntry {
  at: Date
  vendor: string
  request: string
  status: number
  /** What the vendor says of it. */
  note: string
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

const longestNote = 500
const header = 'x-sandbox-note'

/** Puts a remark beside a request in the journal; it travels as a header of the answer. */
export function noteForJournal(response: ServerResponse, note: string): void {
  response.setHeader(header, note.slice(0, longestNote).replace(/[^\x20-\x7e]/g, '?'))
}

export function journalNoteOf(response: ServerResponse): string {
  return String(response.getHeader(header) ?? '')
}
