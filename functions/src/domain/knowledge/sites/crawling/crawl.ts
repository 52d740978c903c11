import { z } from 'zod'
import { pageIdOf } from './siteAddress.ts'

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
  /** How often a step was given to another task because nobody was at it any more. */
  revival: z.int().nonnegative(),
  /** How often the site has asked us to wait. */
  waits: z.int().nonnegative(),
  /** Scheme and host that the site's pages are known by. */
  home: z.string(),
  /** What the site's robots.txt asks of us; its patterns as `encodePath` spells them. */
  robots: z.object({ rules: z.array(ruleSchema), delayMs: z.int().nonnegative() }),
  /** The short ids of all pages, one after the other: a site's links are looked up here, not one by one. */
  known: z.string(),
  /** How many of them are read or may be: those that are left out do not count against the limit. */
  taken: z.int().nonnegative(),
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
    waits: 0,
    home: '',
    robots: { rules: [], delayMs: 0 },
    known: '',
    taken: 0,
    queries: {},
    isFull: false,
  }
}

/** Enough of an id to tell it from all others of a site. */
const shortIdLength = 11

export function shortId(address: string): string {
  return pageIdOf(address).slice(0, shortIdLength)
}

/** The short ids of `known`, for many questions. */
export function knownIds({ known }: Pick<Crawl, 'known'>): Set<string> {
  const ids = new Set<string>()
  for (let at = 0; at < known.length; at += shortIdLength) ids.add(known.slice(at, at + shortIdLength))
  return ids
}

/** How many pages of the site are known. */
export function countKnown({ known }: Pick<Crawl, 'known'>): number {
  return known.length / shortIdLength
}
