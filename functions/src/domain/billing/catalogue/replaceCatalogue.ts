import { z } from 'zod'
import { catalogueSchema, type Catalogue } from '../../../shared/billing/catalogue.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** What is in force, read anew. */
export async function readCatalogue(): Promise<Catalogue> {
  return (await readDocument('na', paths.catalogue, catalogueSchema))?.data ?? catalogueSeed
}

/**
 * Puts new prices in force, as the next version, with a sentence that says why. `next` is the whole catalogue
 * as it was read, with its changes: that of another version than the one in force is refused, so that nobody
 * undoes a change that he has not seen. Every version is kept, since receipts name theirs. Instances know of
 * it within a minute; what was bought before stays at its price.
 */
export async function replaceCatalogue(next: unknown, why: string, now: number): Promise<Catalogue> {
  const parsed = catalogueSchema.safeParse(next)
  if (!parsed.success) throw new AppError('invalid-argument', { text: z.prettifyError(parsed.error) })
  if (!why.trim()) throw new AppError('invalid-argument', 'reasonMissing')
  const stored = await readDocument('na', paths.catalogue, catalogueSchema)
  const current = stored?.data ?? catalogueSeed
  if (parsed.data.version !== current.version)
    throw new AppError('failed-precondition', {
      text: `Version ${current.version} is in force, and this was made from version ${parsed.data.version}.`,
    })
  requireKnownKeys(parsed.data, current)
  const version = current.version + 1
  const replaced: Catalogue = {
    ...parsed.data,
    version,
    changes: [
      ...current.changes,
      { version, date: new Date(now).toISOString().slice(0, 10), text: why.trim() },
    ],
  }
  const writes = new Writes('na')
    .set(paths.catalogueVersion(current.version), current)
    .set(paths.catalogueVersion(version), replaced)
  if (stored) writes.update(paths.catalogue, replaced, stored.version)
  else writes.create(paths.catalogue, replaced)
  await writes.commit().catch((error: unknown) => {
    throw error instanceof Conflict ? new AppError('failed-precondition', 'changedBySomebodyElse') : error
  })
  return replaced
}

/** A plan, an add-on or a model that somebody has must not vanish: it would have no price and no limits. */
function requireKnownKeys(next: Catalogue, current: Catalogue): void {
  const gone = [
    ...missing(
      current.plans.map(({ key }) => key),
      next.plans.map(({ key }) => key),
    ),
    ...missing(
      current.addons.map(({ key }) => key),
      next.addons.map(({ key }) => key),
    ),
    ...missing(
      current.models.map(({ id }) => id),
      next.models.map(({ id }) => id),
    ),
    ...missing(
      current.currencies.map(({ currency }) => currency),
      next.currencies.map(({ currency }) => currency),
    ),
  ]
  if (gone.length > 0)
    throw new AppError('invalid-argument', {
      text: `These are in use and cannot be left out: ${gone.join(', ')}.`,
    })
}

function missing(before: string[], after: string[]): string[] {
  return before.filter((key) => !after.includes(key))
}
