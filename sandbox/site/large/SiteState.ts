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

/** What a test makes of the site before it is read; whatever is not named is as it is at first. */
export const siteSettingsSchema = z.strictObject({
  pages: z.int().min(1).max(5_000).default(300),
  /** Paths whose pages have other words now, by how often they were changed. */
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

/** What was asked of one path. */
interface Asked {
  count: number
  /** How often the answer was that nothing has changed. */
  unchanged: number
}

/** How a generated site is just now, and what it was asked for since. */
export class SiteState {
  settings: SiteSettings = siteSettingsSchema.parse({})
  readonly asked = new Map<string, Asked>()

  reset(settings: SiteSettings): void {
    this.settings = settings
    this.asked.clear()
  }

  note(path: string, isUnchanged: boolean): void {
    const known = this.asked.get(path) ?? { count: 0, unchanged: 0 }
    this.asked.set(path, { count: known.count + 1, unchanged: known.unchanged + (isUnchanged ? 1 : 0) })
  }
}
