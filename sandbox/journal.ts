import type { ServerResponse } from 'node:http'

const maxJournalLength = 200

export interface JournalEntry {
  at: Date
  vendor: string
  request: string
  status: number
  /** A remark by the vendor. */
  note: string
}

/** Creates the list of the latest requests, newest first, for the overview page. */
export function createJournal() {
  const entries: JournalEntry[] = []
  return {
    entries: (): readonly JournalEntry[] => entries,
    add(entry: JournalEntry): void {
      entries.unshift(entry)
      entries.length = Math.min(entries.length, maxJournalLength)
    },
  }
}

const maxNoteLength = 500
const header = 'x-sandbox-note'

/** Adds a remark to a request in the journal; it is passed as a header of the response. */
export function addJournalNote(response: ServerResponse, note: string): void {
  response.setHeader(header, note.slice(0, maxNoteLength).replace(/[^\x20-\x7e]/g, '?'))
}

/** Returns what a vendor has noted about a response; empty for nothing. */
export function journalNoteOf(response: ServerResponse): string {
  return String(response.getHeader(header) ?? '')
}
