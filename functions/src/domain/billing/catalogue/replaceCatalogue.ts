import { z } from 'zod'
import { catalogueSchema, type Catalogue } from '../../../shared/billing/catalogue.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Reads the catalogue in force without the cache. */
export async function readCatalogue(): Promise<Catalogue> {
  return (await readDocument('na', paths.catalogue, catalogueSchema))?.data ?? catalogueSeed
}

/**
 * Puts new prices in force as the next version, with a reason. `next` is the whole changed catalogue; one
 * that was made from another version is refused, so that no change is undone by accident. Every version is
 * kept, because receipts name theirs. Instances see it within a minute; existing purchases keep their price.
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
  requireExistingKeys(parsed.data, current)
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

/**
 * Requires that every plan, add-on and model is still there: a workspace may have it, and it needs a price
 * and limits.
 */
function requireExistingKeys(next: Catalogue, current: Catalogue): void {
  const deleted = [
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
  if (deleted.length > 0)
    throw new AppError('invalid-argument', {
      text: `These are in use and cannot be left out: ${deleted.join(', ')}.`,
    })
}

function missing(before: string[], after: string[]): string[] {
  return before.filter((key) => !after.includes(key))
}
