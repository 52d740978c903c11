import { z } from 'zod'

const faultNames = [
  'slow',
  'serverError',
  'tooManyRequests',
  'redirectLoop',
  'redirectToPrivate',
  'gzipBomb',
  'wrongCharset',
  'missing',
] as const
export type FaultName = (typeof faultNames)[number]

/** The settings of a test for the site; every field has a default. */
export const siteSettingsSchema = z.strictObject({
  pages: z.int().min(1).max(5_000).default(300),
  /** Paths whose pages have a different text now, with the number of changes. */
  changed: z.record(z.string(), z.int()).default({}),
  faults: z.record(z.string(), z.enum(faultNames)).default({}),
  robots: z.string().default('User-agent: *\nAllow: /\n'),
  /** The status of robots.txt. */
  robotsStatus: z.int().default(200),
  hasSitemap: z.boolean().default(true),
  /** Whether every page links to a calendar that never ends. */
  hasCalendar: z.boolean().default(false),
  delayMs: z.int().min(0).max(5_000).default(0),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** The requests of one path. */
interface PathRequests {
  count: number
  /** The number of responses with status 304. */
  unchanged: number
}

/** The settings of a generated site, and its requests since they were set. */
export class SiteState {
  settings: SiteSettings = siteSettingsSchema.parse({})
  readonly asked = new Map<string, PathRequests>()

  reset(settings: SiteSettings): void {
    this.settings = settings
    this.asked.clear()
  }

  note(path: string, isUnchanged: boolean): void {
    const existing = this.asked.get(path) ?? { count: 0, unchanged: 0 }
    this.asked.set(path, { count: existing.count + 1, unchanged: existing.unchanged + (isUnchanged ? 1 : 0) })
  }
}
