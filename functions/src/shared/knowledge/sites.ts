import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

/** The hours between two automatic runs of a site. */
export const refreshHours = { '1h': 1, '6h': 6, '12h': 12, '24h': 24, '7d': 168 } as const
export const siteRefreshes = ['1h', '6h', '12h', '24h', '7d', 'never'] as const

/** The limits of one site, and of all sites of a workspace. */
export const siteLimits = {
  pages: 2_000,
  depth: 10,
  patterns: 20,
  patternCharacters: 200,
  addressCharacters: 2_000,
  /** The maximum number of sites in a workspace. */
  sites: 50,
  /** The maximum number of runs that people start in a workspace a day; scheduled runs do not count. */
  runsADay: 200,
  /** The maximum number of URLs of each kind in a run's log; the counts include all. */
  logged: 100,
} as const

/**
 * A pattern as in robots.txt, matched from the start of path and query: `*` for any characters and `$` for
 * the end.
 */
const pattern = z
  .string()
  .trim()
  .max(siteLimits.patternCharacters)
  .regex(/^[/*][^\s]*$/, refusalKey('sitePatternWrong'))

export const siteSettingsSchema = z.strictObject({
  /** Empty for all pages of the site. */
  include: z.array(pattern).max(siteLimits.patterns),
  exclude: z.array(pattern).max(siteLimits.patterns),
  /** The number of links from the start page: 0 reads it alone; pages from sitemaps count as 1. */
  maxDepth: z.int().min(0).max(siteLimits.depth),
  /** Counted after the filters. */
  maxPages: z.int().min(1).max(siteLimits.pages),
  usesSitemaps: z.boolean(),
  refresh: z.enum(siteRefreshes),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

export const defaultSiteSettings: SiteSettings = {
  include: [],
  exclude: [],
  maxDepth: 5,
  maxPages: 300,
  usesSitemaps: true,
  refresh: '24h',
}

/** The reasons why a page is not read, or no longer. */
export const pageReasons = [
  /** The site's robots.txt, the page itself, or a person excludes it. */
  'robots',
  'noIndex',
  'excluded',
  /** The present settings of the site exclude it. */
  'filtered',
  'notFound',
  'forbidden',
  'needsJavaScript',
  'notText',
  'empty',
  'tooLarge',
  /** Parsing exceeded its limits. */
  'unreadable',
  'privateAddress',
  /** It redirects to another page of the site, which is read instead. */
  'redirected',
  'redirectedAway',
  'tooManyRedirects',
  /** It names another page as canonical, or has the same text as one. */
  'duplicate',
  'tooManyRequests',
  'timedOut',
  'unreachable',
  'serverError',
] as const
export type PageReason = (typeof pageReasons)[number]

export const pageStates = [
  /** Found and not read yet. */
  'waiting',
  'reading',
  /** Read in this run: new or changed. */
  'ready',
  /** Read in this run without a change. */
  'unchanged',
  /** Excluded; `reason` says why. */
  'skipped',
  /** Could not be read; an earlier text stays in use. */
  'failed',
] as const
export type PageState = (typeof pageStates)[number]

/**
 * `voiceglow/{agentId}/kb/{sourceId}/pages/{pageId}`: one page of a site; `pageId` is the SHA-256 of its URL
 * in base64url. Its text is in Storage.
 */
export const sitePageSchema = z.object({
  url: z.string().max(siteLimits.addressCharacters),
  title: z.string().max(200).default(''),
  state: z.enum(pageStates),
  reason: z.enum(pageReasons).or(z.literal('')).default(''),
  /** The response status, if the reason has one. */
  status: z.int().default(0),
  depth: z.int().nonnegative(),
  /** The page that links to it; empty for the start page and for URLs from a sitemap. */
  foundOn: z.string().max(siteLimits.addressCharacters).default(''),
  etag: z.string().max(500).default(''),
  lastModified: z.string().max(100).default(''),
  /** The hash of the text as extracted from the page. */
  textHash: z.string().max(64).default(''),
  characters: z.int().nonnegative().default(0),
  /** When the page was last requested, in milliseconds since 1970; 0 for never. */
  fetchedAt: z.int().nonnegative().default(0),
  /** When its text last changed, in milliseconds since 1970. */
  changedAt: z.int().nonnegative().default(0),
  /** The number of consecutive runs in which it was not found. */
  misses: z.int().nonnegative().default(0),
  /** Another page names it as canonical, so its own canonical link is not followed. */
  isFinal: z.boolean().default(false),
  /** The number of the run that reads it next; 0 for any run, missing for none. */
  nextRun: z.int().nonnegative().optional(),
})
export type SitePage = z.infer<typeof sitePageSchema>

/** The reason of a run's end; empty for an ordinary one. */
export const runReasons = [
  /** The site has more pages than the limit. */
  'pageLimit',
  /** Its text exceeds the limit of one agent's knowledge. */
  'textLimit',
  /** The reasons of the start page, if nothing could be read. */
  ...pageReasons,
  'nothingToRead',
  'interrupted',
] as const
export type RunReason = (typeof runReasons)[number]

export const runStates = ['queued', 'running', 'cancelling', 'done', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** The current run of a site, or its last one. */
export const siteRunSchema = z.object({
  number: z.int().positive(),
  state: z.enum(runStates),
  /** `waiting`: only pages that were never read, or are to be retried. */
  scope: z.enum(['all', 'waiting']),
  startedBy: z.enum(['person', 'schedule']),
  reason: z.enum(runReasons).or(z.literal('')).default(''),
  /** Known pages of the site, including excluded ones. */
  found: z.int().nonnegative().default(0),
  /** Pages that this run has finished: the sum of the next five counts. */
  looked: z.int().nonnegative().default(0),
  /** New pages. */
  read: z.int().nonnegative().default(0),
  unchanged: z.int().nonnegative().default(0),
  changed: z.int().nonnegative().default(0),
  skipped: z.int().nonnegative().default(0),
  failed: z.int().nonnegative().default(0),
  /** Pages that left the site; those that this run requested also count as `skipped`. */
  removed: z.int().nonnegative().default(0),
  /** Milliseconds since 1970; `endedAt` is 0 while it runs. */
  startedAt: z.int().nonnegative(),
  endedAt: z.int().nonnegative().default(0),
})
export type SiteRun = z.infer<typeof siteRunSchema>

/** The additional fields of a source of kind `site`. */
export const siteSchema = z.object({
  /** The URL of the start page; its host is the site. */
  address: z.string().max(siteLimits.addressCharacters),
  settings: siteSettingsSchema,
  /** In milliseconds since 1970; missing for a site without automatic runs. */
  nextRefreshAt: z.int().nonnegative().optional(),
  run: siteRunSchema,
})
export type Site = z.infer<typeof siteSchema>

/** Returns whether a run of the site is active, so that no other one starts. */
export function isRunning({ run }: Pick<Site, 'run'>): boolean {
  return run.state === 'queued' || run.state === 'running' || run.state === 'cancelling'
}

/**
 * `voiceglow/{agentId}/kb/{sourceId}/changes/{number of the run}`: the changes of a run; missing for a run
 * without changes. Each list names at most `siteLimits.logged` URLs.
 */
export const siteChangesSchema = z.object({
  number: z.int().positive(),
  /** When the run started. */
  at: z.int(),
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
  counts: z.object({
    added: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    removed: z.int().nonnegative(),
  }),
})
export type SiteChanges = z.infer<typeof siteChangesSchema>

/**
 * The query for all sites of a workspace: collection group `kb` where `ownerID` is the workspace and `kind`
 * is `site`, by `createdAt` descending, at most 100. Rules and indexes allow no other query.
 */
export const sitesQuery = { group: 'kb', owner: 'ownerID', kind: 'site', newestFirst: 'createdAt' } as const
