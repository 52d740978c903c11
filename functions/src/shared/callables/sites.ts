import { z } from 'zod'
import { siteLimits, siteSettingsSchema } from '../knowledge/sites.ts'
import { says } from '../errors/refusals.ts'
import { agentRef, attemptId, done, id } from './fields.ts'

const siteRef = agentRef.extend({ sourceId: id })
const pageRef = siteRef.extend({ pageId: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })
/** The beginning of a source's title, or empty: the host of the site. */
const title = z.string().trim().max(200)

/** Web sites as knowledge. */
export const sitesCallables = {
  /** Adds a site and begins to read it. The same attempt again returns the same source. */
  addSite: {
    input: agentRef.extend({
      address: z.string().trim().min(1, says('siteAddressWrong')).max(siteLimits.addressCharacters),
      title,
      settings: siteSettingsSchema,
      attemptId,
    }),
    output: z.object({ sourceId: z.string() }),
  },
  /** New settings count from the next run on; a changed `refresh` at once. */
  changeSite: { input: siteRef.extend({ title, settings: siteSettingsSchema }), output: done },
  /** Reads the whole site again; while it is being read nothing happens. */
  refreshSite: { input: siteRef, output: done },
  /** What was read until then is kept and becomes knowledge. */
  cancelSite: { input: siteRef, output: done },
  /** Tries the pages again that have failed. */
  retryFailedPages: { input: siteRef, output: done },
  /** Takes a page out of what the agent knows, for good. */
  excludePage: { input: pageRef, output: done },
  /** Takes an excluded page in again, by reading it. */
  includePage: { input: pageRef, output: done },
} as const
