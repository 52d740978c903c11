import { z } from 'zod'
import { brandLimits, tones } from '../knowledge/brand.ts'
import { siteLimits, siteSettingsSchema } from '../knowledge/sites.ts'
import { refusalKey } from '../errors/refusals.ts'
import { agentRef, attemptId, done, id, workspaceRef } from './fields.ts'

const siteRef = agentRef.extend({ sourceId: id })
const pageRef = siteRef.extend({ pageId: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })
/** The beginning of a source's title; if empty, the host of the site. */
const title = z.string().trim().max(200)
const siteUrl = z.string().trim().min(1, refusalKey('siteAddressWrong')).max(siteLimits.addressCharacters)
/** See `PageFindings` for the fields. */
const pageFindings = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).max(brandLimits.questions),
  email: z.string(),
  phone: z.string(),
})

/** Web sites as knowledge. */
export const sitesCallables = {
  /** Adds a site and starts to read it. A retry with the same attempt returns the same source. */
  addSite: {
    input: agentRef.extend({
      address: siteUrl,
      title,
      settings: siteSettingsSchema,
      attemptId,
    }),
    output: z.object({ sourceId: z.string() }),
  },
  /** Reads the brand of a company's website for a new agent; see `Brand` for the fields. */
  readBrand: {
    input: workspaceRef.extend({ address: siteUrl }),
    output: pageFindings.extend({
      name: z.string(),
      about: z.string(),
      colours: z.array(z.string()).max(brandLimits.colours),
      favicon: z.string(),
      logo: z.string(),
      language: z.string(),
      tone: z.enum(tones),
      isThin: z.boolean(),
      pages: z.array(z.object({ url: z.string(), title: z.string() })).max(brandLimits.pages),
    }),
  },
  /** Reads one of the `pages` of a brand. */
  readBrandPage: { input: workspaceRef.extend({ address: siteUrl }), output: pageFindings },
  /** New settings apply from the next run; a changed `refresh` applies at once. */
  changeSite: { input: siteRef.extend({ title, settings: siteSettingsSchema }), output: done },
  /** Reads the whole site again; has no effect while a run is active. */
  refreshSite: { input: siteRef, output: done },
  /** Pages that were read before are kept and become knowledge. */
  cancelSite: { input: siteRef, output: done },
  /** Retries the pages that failed. */
  retryFailedPages: { input: siteRef, output: done },
  /** Excludes a page from the agent's knowledge permanently. */
  excludePage: { input: pageRef, output: done },
  /** Includes an excluded page again by reading it. */
  includePage: { input: pageRef, output: done },
} as const
