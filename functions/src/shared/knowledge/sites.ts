import { z } from 'zod'
import { says } from '../errors/refusals.ts'

/** Hours between two readings of a site that is refreshed by itself. */
export const refreshHours = { '1h': 1, '6h': 6, '12h': 12, '24h': 24, '7d': 168 } as const
export const siteRefreshes = ['1h', '6h', '12h', '24h', '7d', 'never'] as const

/** What one site, and all sites of a workspace, may take. */
export const siteLimits = {
  pages: 2_000,
  depth: 10,
  patterns: 20,
  patternCharacters: 200,
  addressCharacters: 2_000,
  /** Sites of a workspace. */
  sites: 50,
  /** Runs that people of a workspace start in a day; those of the schedule are not counted. */
  runsADay: 200,
  /** Addresses of a kind that the log of a run names; its counts go on. */
  logged: 100,
} as const

/**
 * Which paths: as in robots.txt, from the beginning of path and query, `*` for any characters and `$` for the
 * end.
 */
const pattern = z
  .string()
  .trim()
  .max(siteLimits.patternCharacters)
  .regex(/^[/*][^\s]*$/, says('sitePatternWrong'))

export const siteSettingsSchema = z.strictObject({
  /** Empty: all pages of the site. */
  include: z.array(pattern).max(siteLimits.patterns),
  exclude: z.array(pattern).max(siteLimits.patterns),
  /** Links from the start page: 0 reads it alone, and what the sitemaps name counts as 1. */
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

/** Why a page is not read, or no longer. */
export const pageReasons = [
  /** The site's robots.txt, the page itself, or a person does not want it read. */
  'robots',
  'noIndex',
  'excluded',
  /** The settings of the site leave it out by now. */
  'filtered',
  'notFound',
  'forbidden',
  'needsJavaScript',
  'notText',
  'empty',
  'tooLarge',
  /** Taking it apart took too much. */
  'unreadable',
  'privateAddress',
  /** It leads to another page of the site, which is read in its place. */
  'redirected',
  'redirectedAway',
  'tooManyRedirects',
  /** It names another page as the one to read, or says the same as one. */
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
  /** Read, new or changed since the run before. */
  'ready',
  /** Read, and still as it was. */
  'unchanged',
  /** Left out; `reason` says why. */
  'skipped',
  /** Could not be read; what was read of it earlier stays in use. */
  'failed',
] as const
export type PageState = (typeof pageStates)[number]

/**
 * `voiceglow/{agentId}/kb/{sourceId}/pages/{pageId}`: one address of a site; `pageId` is the SHA-256 of the
 * address in base64url. Its text lies in Storage.
 */
export const sitePageSchema = z.object({
  url: z.string().max(siteLimits.addressCharacters),
  title: z.string().max(200).default(''),
  state: z.enum(pageStates),
  reason: z.enum(pageReasons).or(z.literal('')).default(''),
  /** The answer's status where the reason came with one. */
  status: z.int().default(0),
  depth: z.int().nonnegative(),
  /** The page that links to it; empty for the start page and for what a sitemap names. */
  foundOn: z.string().max(siteLimits.addressCharacters).default(''),
  etag: z.string().max(500).default(''),
  lastModified: z.string().max(100).default(''),
  /** Of the text as it was taken from the page. */
  textHash: z.string().max(64).default(''),
  characters: z.int().nonnegative().default(0),
  /** When the site was last asked for it, in milliseconds since 1970; zero: never. */
  fetchedAt: z.int().nonnegative().default(0),
  /** When its text last changed. */
  changedAt: z.int().nonnegative().default(0),
  /** Runs in a row in which it was not found. */
  misses: z.int().nonnegative().default(0),
  /** Another page leads to it as the one to read, so that it leads no further. */
  isFinal: z.boolean().default(false),
  /** The number of the run that looks at it next; 0 is whichever comes, and without it none does. */
  nextRun: z.int().nonnegative().optional(),
})
export type SitePage = z.infer<typeof sitePageSchema>

/** Why a run ended as it did; empty when there is nothing to say. */
export const runReasons = [
  /** There are more pages than the site may have. */
  'pageLimit',
  /** All of its text is more than one agent can know. */
  'textLimit',
  /** Of the start page, when nothing could be read. */
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
  /** `waiting`: only pages that were never read, or are to be tried again. */
  scope: z.enum(['all', 'waiting']),
  startedBy: z.enum(['person', 'schedule']),
  reason: z.enum(runReasons).or(z.literal('')).default(''),
  /** Pages of the site that are known, left-out ones among them. */
  found: z.int().nonnegative().default(0),
  /** Pages that this run is done with: the sum of the five below. */
  looked: z.int().nonnegative().default(0),
  /** New pages. */
  read: z.int().nonnegative().default(0),
  unchanged: z.int().nonnegative().default(0),
  changed: z.int().nonnegative().default(0),
  skipped: z.int().nonnegative().default(0),
  failed: z.int().nonnegative().default(0),
  /** Pages that left the site; those that were looked at are among `skipped`. */
  removed: z.int().nonnegative().default(0),
  /** Milliseconds since 1970; zero while it goes on. */
  startedAt: z.int().nonnegative(),
  endedAt: z.int().nonnegative().default(0),
})
export type SiteRun = z.infer<typeof siteRunSchema>

/** What a source of kind `site` has besides. */
export const siteSchema = z.object({
  /** Where reading begins; its host is the site. */
  address: z.string().max(siteLimits.addressCharacters),
  settings: siteSettingsSchema,
  /** In milliseconds since 1970; missing when it is never refreshed by itself. */
  nextRefreshAt: z.int().nonnegative().optional(),
  run: siteRunSchema,
})
export type Site = z.infer<typeof siteSchema>

/** Whether a run of the site goes on, so that no other one starts. */
export function isRunning({ run }: Pick<Site, 'run'>): boolean {
  return run.state === 'queued' || run.state === 'running' || run.state === 'cancelling'
}

/**
 * `voiceglow/{agentId}/kb/{sourceId}/changes/{number of the run}`: what a run has changed; a run that changed
 * nothing has none. Lists name at most `siteLimits.logged` addresses each.
 */
export const siteChangesSchema = z.object({
  number: z.int().positive(),
  /** When the run began. */
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
 * All sites of a workspace are the collection group `kb` where `ownerID` is the workspace and `kind` is
 * `site`, by `createdAt` descending, at most 100: rules and indexes know this query and no other.
 */
export const sitesQuery = { group: 'kb', owner: 'ownerID', kind: 'site', newestFirst: 'createdAt' } as const
