import { z } from 'zod'

/** Enough of a page's id to tell it from all others of a site. */
export const shortIdLength = 11

const ruleSchema = z.object({ allows: z.boolean(), pattern: z.string() })

/**
 * How far the run of a site is, below its source. Only the task that holds the lease writes it, and each of
 * its commits insists on the version that it has read, so that two never go on from one place.
 */
export const crawlSchema = z.object({
  run: z.int().positive(),
  /** The step that comes next. */
  step: z.int().nonnegative(),
  /** Until then the task that has taken the step is at it, in milliseconds since 1970. */
  leaseUntil: z.int().nonnegative(),
  /** Steps that were given to another task because nobody was at them any more. */
  revival: z.int().nonnegative(),
  /** Scheme and host that the site's pages are known by. */
  home: z.string(),
  /** What the site's robots.txt asks of us. */
  robots: z.object({ rules: z.array(ruleSchema), delayMs: z.int().nonnegative() }),
  /** The short ids of all pages, one after the other: a site's links are looked up here, not one by one. */
  known: z.string(),
  /** Queries that were found of a path, by the short id of that path. */
  queries: z.record(z.string(), z.int()),
  /** Whether pages were left out since the site has as many as it may have. */
  isFull: z.boolean(),
})
export type Crawl = z.infer<typeof crawlSchema>

/** A run that has not begun. */
export function newCrawl(run: number): Crawl {
  return {
    run,
    step: 0,
    leaseUntil: 0,
    revival: 0,
    home: '',
    robots: { rules: [], delayMs: 0 },
    known: '',
    queries: {},
    isFull: false,
  }
}
