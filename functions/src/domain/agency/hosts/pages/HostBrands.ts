import { z } from 'zod'
import { publicBrandingSchema, type PublicBranding } from '../../../../shared/agencies/agency.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import { agencyOfHost } from './agencyOfHost.ts'

/** The edge caches a response for another minute. */
const freshMs = 10_000
const maxBytes = 4_000_000
/** The size of an entry beside its texts. */
const entryBytes = 500

interface CachedBrand {
  branding: PublicBranding | undefined
  until: number
}

/** The brands of the agencies whose hosts are requested. */
export class HostBrands {
  private readonly cached = new BoundedCache<CachedBrand>('brands', maxBytes)
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /**
   * Returns the brand of the agency that a host serves; undefined for a host of no agency. While the database
   * is unavailable the cached brand stays: visitors must not see another name for a moment.
   */
  async find(host: string): Promise<PublicBranding | undefined> {
    const cached = this.cached.get(host)
    if (cached && cached.until > this.now()) return cached.branding
    try {
      const branding = await readBranding(host)
      const bytes = entryBytes + 2 * (branding ? JSON.stringify(branding).length : host.length)
      this.cached.set(host, { branding, until: this.now() + freshMs }, bytes)
      return branding
    } catch (error) {
      if (!cached) throw error
      console.error('The brand of a host could not be read', {
        name: error instanceof Error ? error.name : typeof error,
      })
      return cached.branding
    }
  }

  /** Returns the use of its cache. */
  use(): CacheUse[] {
    return [this.cached.use()]
  }
}

async function readBranding(host: string): Promise<PublicBranding | undefined> {
  const found = await agencyOfHost(host)
  if (!found) return undefined
  const path = paths.publicBranding(found.agency.ID)
  const stored = await readDocument(found.region, path, z.unknown())
  if (!stored) return undefined
  const parsed = publicBrandingSchema.safeParse(stored.data)
  if (parsed.success) return parsed.data
  // A neutral page instead of an error on every page of the agency.
  console.error('The public branding of an agency could not be parsed', {
    agencyId: found.agency.ID,
    fields: parsed.error.issues.map(({ path: field }) => field.join('.')),
  })
  return undefined
}
