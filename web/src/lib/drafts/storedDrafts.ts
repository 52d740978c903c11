import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { Edit } from './findEdits.ts'
import { underLock, openTabs, thisTab } from './thisTab.ts'

/** Unsaved edits of a tab, as this browser stores them. */
export interface KeptDraft {
  edits: readonly Edit[]
  /** The time at which they were typed, in milliseconds. */
  at: number
}

interface ClaimedDraft {
  /** The name under which this tab stores its edits. */
  name: string
  /** Null when no edits are stored, or the browser stores none. */
  kept: KeptDraft | null
}

let database: UseStore | undefined
let isOver = false

function open(): UseStore {
  database ??= createStore('parley-drafts', 'drafts')
  return database
}

/**
 * Returns the edits of this tab, or else the newest ones that a closed tab has left, which then belong to
 * this tab.
 * Others remain stored until this tab has none of its own.
 */
export async function claimKeptDraft(key: string): Promise<ClaimedDraft> {
  const name = `${key}|${await thisTab()}`
  try {
    const own = await get<KeptDraft>(name, open())
    return { name, kept: own ?? (await underLock(() => takeLeftDraft(key, name))) }
  } catch {
    return { name, kept: null }
  }
}

async function takeLeftDraft(key: string, name: string): Promise<KeptDraft | null> {
  const names = (await openTabs()).map((tab) => `${key}|${tab}`)
  const left = (await entries<string, KeptDraft>(open()))
    .filter(([other]) => other.startsWith(`${key}|`) && !names.includes(other))
    .toSorted(([, one], [, other]) => other.at - one.at)
  const [newest] = left
  if (!newest) return null
  const [from, kept] = newest
  await set(name, kept, open())
  await del(from, open())
  return kept
}

/** Stores edits under a claimed name; without edits, deletes what was stored. */
export async function storeDraft(name: string, edits: readonly Edit[], at = Date.now()): Promise<void> {
  if (isOver) return
  try {
    if (edits.length > 0) await set(name, { edits, at } satisfies KeptDraft, open())
    else await del(name, open())
  } catch {
    // A private window may store nothing; the page works without it.
  }
}

/** Deletes all unsaved edits from this browser at sign-out; this page stores none afterwards. */
export async function deleteKeptDrafts(): Promise<void> {
  isOver = true
  try {
    await clear(open())
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}
