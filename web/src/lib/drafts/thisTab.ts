import { patient } from '../environment.ts'
import { readSession, writeSession } from '../browser/stored.ts'

const prefix = 'parley.tab.'
/**
 * The longest wait for the lock of a stored id. A reloaded page may start before the page that it replaces
 * has released its lock, on a busy computer some seconds before. Any other page with the id is a copied tab.
 */
const waitMs = { reload: 15_000, other: 2_000 }
let claimed: Promise<string> | undefined

/** Returns the id of this tab: the same after a reload, another one in a copied tab. */
export function thisTab(): Promise<string> {
  claimed ??= claim()
  return claimed
}

/** Returns the ids of the open tabs; empty when the browser does not know them. */
export async function openTabs(): Promise<string[]> {
  const heldLocks = (await findLocks()?.query())?.held ?? []
  return heldLocks.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}

/** Runs tasks one after another, over all tabs. */
export async function underLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = findLocks()
  return locks ? locks.request('parley.turn', work) : work()
}

async function claim(): Promise<string> {
  const stored = readSession('tab')
  if (stored !== null && (await hold(stored))) return stored
  const id = crypto.randomUUID()
  writeSession('tab', id)
  await hold(id)
  return id
}

/** Holds the lock of an id until the tab is closed; returns false while another tab holds it. */
function hold(tab: string): Promise<boolean> {
  const locks = findLocks()
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const keep = () => {
      resolve(true)
      return new Promise<void>(() => {})
    }
    locks
      .request(
        prefix + tab,
        { signal: AbortSignal.timeout(patient(isReloaded() ? waitMs.reload : waitMs.other)) },
        keep,
      )
      .catch(() => resolve(false))
  })
}

function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

/** Returns the locks, which browsers have only on secure pages. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? (navigator.locks ?? undefined) : undefined
}
