import { z } from 'zod'
import { publicBrandingSchema, type PublicBranding } from '../../../../shared/agencies/agency.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import { agencyOfHost } from './agencyOfHost.ts'

/** The edge keeps an answer for a minute more. */
const freshMs = 10_000
const mostBytes = 4_000_000
/** What an entry takes beside its texts. */
const entryBytes = 500

interface Known {
  branding: PublicBranding | undefined
  until: number
}

/** What the agencies look like whose addresses are asked for. */
export class HostBrands {
  private readonly known = new BoundedCache<Known>('brands', mostBytes)
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /**
   * The looks of the agency that an address serves; undefined for one that serves nobody. While the database
   * is out of reach, what was known goes on counting: another name must not be seen for a moment.
   */
  async find(host: string): Promise<PublicBranding | undefined> {
    const known = this.known.get(host)
    if (known && known.until > this.now()) return known.branding
    try {
      const branding = await readBranding(host)
      const bytes = entryBytes + 2 * (branding ? JSON.stringify(branding).length : host.length)
      this.known.set(host, { branding, until: this.now() + freshMs }, bytes)
      return branding
    } catch (error) {
      if (!known) throw error
      console.error('The brand of an address could not be read', {
        name: error instanceof Error ? error.name : typeof error,
      })
      return known.branding
    }
  }

  /** How full its cache is. */
  use(): CacheUse[] {
    return [this.known.use()]
  }
}

async function readBranding(host: string): Promise<PublicBranding | undefined> {
  const served = await agencyOfHost(host)
  if (!served) return undefined
  const path = paths.publicBranding(served.agency.ID)
  const stored = await readDocument(served.region, path, z.unknown())
  if (!stored) return undefined
  const parsed = publicBrandingSchema.safeParse(stored.data)
  if (parsed.success) return parsed.data
  // A neutral page instead of an error on every page of the agency.
  console.error('The looks of an agency cannot be read', {
    agencyId: served.agency.ID,
    fields: parsed.error.issues.map(({ path: field }) => field.join('.')),
  })
  return undefined
}
