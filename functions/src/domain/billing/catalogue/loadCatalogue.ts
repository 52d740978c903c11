import { catalogueSchema, type Catalogue } from '../../../shared/billing/catalogue.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'

const freshMs = minuteMs
let cached: { at: number; loading: Promise<Catalogue> } | undefined

/**
 * Returns the catalogue in force: the stored one, or the first one while none is stored. Cached for a minute;
 * after the clock was set back it is read again.
 */
export function loadCatalogue(now: number): Promise<Catalogue> {
  if (cached && Math.abs(now - cached.at) < freshMs) return cached.loading
  const loading = readDocument('na', paths.catalogue, catalogueSchema).then(
    (stored) => stored?.data ?? catalogueSeed,
  )
  loading.catch(() => (cached = undefined))
  cached = { at: now, loading }
  return loading
}
