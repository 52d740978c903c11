import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Edit } from './findEdits.ts'

/** What somebody has typed and not saved, as this browser keeps it. */
export interface KeptDraft {
  edits: readonly Edit[]
  /** When it was typed, in milliseconds. */
  at: number
  /** The page that keeps it: another one with the same draft open must not remove it. */
  by: string
}

const thisPage = crypto.randomUUID()
let database: UseStore | undefined
let isOver = false

function open(): UseStore {
  database ??= createStore('parley-drafts', 'drafts')
  return database
}

/** Null when nothing is kept, or the browser keeps nothing. */
export async function readKeptDraft(key: string): Promise<KeptDraft | null> {
  try {
    return (await get<KeptDraft>(key, open())) ?? null
  } catch {
    return null
  }
}

/** Keeps edits; none are what this page kept before, removed. */
export async function keepDraft(key: string, edits: readonly Edit[], at = Date.now()): Promise<void> {
  if (isOver) return
  try {
    if (edits.length > 0) return await set(key, { edits, at, by: thisPage } satisfies KeptDraft, open())
    if ((await readKeptDraft(key))?.by === thisPage) await del(key, open())
  } catch {
    // A private window may keep nothing; the page goes on without.
  }
}

/** At sign-out: what was typed and not saved is gone from this browser, and this page keeps nothing more. */
export async function forgetKeptDrafts(): Promise<void> {
  isOver = true
  try {
    await clear(open())
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}
