import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { Edit } from './findEdits.ts'
import { inTurn, openTabs, thisTab } from './thisTab.ts'

/** What somebody has typed in a tab and not saved, as this browser keeps it. */
export interface KeptDraft {
  edits: readonly Edit[]
  /** When it was typed, in milliseconds. */
  at: number
}

interface ClaimedDraft {
  /** What this tab keeps its edits under. */
  name: string
  /** Null when nothing is kept, or the browser keeps nothing. */
  kept: KeptDraft | null
}

let database: UseStore | undefined
let isOver = false

function open(): UseStore {
  database ??= createStore('parley-drafts', 'drafts')
  return database
}

/**
 * What was typed in this tab, or else the newest of what a closed tab has left, which is this one's from now
 * on. What is left besides waits until this tab has nothing of its own.
 */
export async function claimKeptDraft(key: string): Promise<ClaimedDraft> {
  const name = `${key}|${await thisTab()}`
  try {
    const own = await get<KeptDraft>(name, open())
    return { name, kept: own ?? (await inTurn(() => takeLeftDraft(key, name))) }
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

/** Keeps edits under a name that was claimed; where there are none, nothing is kept under it any more. */
export async function keepDraft(name: string, edits: readonly Edit[], at = Date.now()): Promise<void> {
  if (isOver) return
  try {
    if (edits.length > 0) await set(name, { edits, at } satisfies KeptDraft, open())
    else await del(name, open())
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
