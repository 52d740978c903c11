import type { Region } from '../../../shared/regions/regions.ts'
import type { Query, StoredFields } from '../../../store/Query.ts'
import { AppError } from '../errors/AppError.ts'
import { asAppError } from '../errors/asAppError.ts'
import { setAside } from './setAside.ts'
import { WorkBudget, type SweepPosition } from './WorkBudget.ts'

const atOnce = 100

/** The query of a sweep. `orderBy` names a field with whole numbers, or with times when `isTime` is set. */
interface Sweep {
  region: Region
  /** Name of the sweep, for people who read the records of failed documents. */
  what: string
  query: Query
  orderBy: string
  isTime?: boolean
  /** The fields that are read, in addition to `orderBy`. */
  fields: readonly string[]
}

/**
 * Runs `act` for the documents of a query, ordered by one field and page by page. A failing document is set
 * aside and the others continue. Returns the number of processed documents; `budget.left` has the position
 * when the budget is spent.
 */
export async function sweepEach(
  { region, what, query, orderBy, isTime = false, fields }: Sweep,
  act: (document: StoredFields) => Promise<void>,
  budget = new WorkBudget(),
): Promise<number> {
  const ordered = query
    .orderBy(orderBy)
    .select([orderBy, ...fields])
    .limit(atOnce)
  let done = 0
  for (let cursor = budget.from; ;) {
    const value = cursor && (isTime ? new Date(cursor.value) : cursor.value)
    const page = await (cursor ? ordered.startAfter([value], cursor.path) : ordered).read()
    for (const document of page) {
      try {
        await act(document)
        done++
      } catch (error) {
        // The database is unavailable: the task is repeated, and the document is not to blame.
        if (!(error instanceof AppError) && asAppError(error).code === 'unavailable') throw error
        await setAside(region, what, document.path, error)
      }
      cursor = cursorOf(document, orderBy)
      if (budget.isSpent) {
        budget.left = cursor
        return done
      }
    }
    if (page.length < atOnce) return done
  }
}

function cursorOf({ path, fields }: StoredFields, orderBy: string): SweepPosition {
  let value: unknown = fields
  for (const key of orderBy.split('.'))
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined
  return { path, value: Number(value) }
}
