import { z } from 'zod'
import { pageIdOf } from './siteUrl.ts'

const ruleSchema = z.object({ allows: z.boolean(), pattern: z.string() })

/**
 * The progress of a site's run, below its source. Only the task with the lease writes it, and each commit
 * requires the version that it read, so that two tasks never continue from one position.
 */
export const crawlSchema = z.object({
  run: z.int().positive(),
  /** The next step. */
  step: z.int().nonnegative(),
  /** The end of the lease of the task that runs the step, in milliseconds since 1970. */
  leaseUntil: z.int().nonnegative(),
  /** The number of times that a step was given to another task because its task was gone. */
  revival: z.int().nonnegative(),
  /** The number of times that the site asked us to wait. */
  waits: z.int().nonnegative(),
  /** Scheme and host of the site's URLs. */
  home: z.string(),
  /** The rules of the site's robots.txt for us; patterns in the spelling of `encodePath`. */
  robots: z.object({ rules: z.array(ruleSchema), delayMs: z.int().nonnegative() }),
  /**
   * The short ids of all pages, concatenated: links are looked up here instead of one by one in the database.
   */
  known: z.string(),
  /** The number of pages that are or may be read: left-out pages do not count against the limit. */
  taken: z.int().nonnegative(),
  /** The number of queries of each path, by the short id of the path. */
  queries: z.record(z.string(), z.int()),
  /** Whether pages were left out because the site has reached its limit. */
  isFull: z.boolean(),
})
export type Crawl = z.infer<typeof crawlSchema>

/** Returns the state of a run that has not started. */
export function newCrawl(run: number): Crawl {
  return {
    run,
    step: 0,
    leaseUntil: 0,
    revival: 0,
    waits: 0,
    home: '',
    robots: { rules: [], delayMs: 0 },
    known: '',
    taken: 0,
    queries: {},
    isFull: false,
  }
}

/** Characters of an id that are enough to distinguish all pages of a site. */
const shortIdLength = 11

/** Returns the beginning of a page's id, which a crawl stores for each found page. */
export function shortId(url: string): string {
  return pageIdOf(url).slice(0, shortIdLength)
}

/** Returns the short ids of `known` as a set. */
export function foundIds({ known }: Pick<Crawl, 'known'>): Set<string> {
  const ids = new Set<string>()
  for (let at = 0; at < known.length; at += shortIdLength) ids.add(known.slice(at, at + shortIdLength))
  return ids
}

/** Returns the number of known pages. */
export function countFound({ known }: Pick<Crawl, 'known'>): number {
  return known.length / shortIdLength
}
