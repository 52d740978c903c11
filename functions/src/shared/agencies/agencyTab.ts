import { z } from 'zod'
import { clientPages } from './clientPages.ts'
import { refusalKey } from '../errors/refusals.ts'

export const tabPageTypes = ['html', 'iframe'] as const

/** The maximum number of tabs that an agency adds. */
export const maxTabs = 20
const maxCharacters = 50_000

const httpsUrl = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^$|^https:\/\/[^\s"'<>\\]+$/, refusalKey('addressNeedsHttps'))

/** The path of a tab in the clients' dashboard: one segment. */
export const tabHrefSchema = z
  .string()
  .trim()
  .max(40)
  .regex(/^\//, refusalKey('tabNeedsSlash'))
  .refine((href) => !isReservedHref(href), refusalKey('tabIsReserved'))
  .regex(/^\/[A-Za-z0-9][A-Za-z0-9_-]*$/, refusalKey('tabAddressWrong'))

function isReservedHref(href: string): boolean {
  const lowerHref = href.toLowerCase()
  return (
    clientPages.some((page) => page === lowerHref) || ['/agents', '/c', '/app', '/login'].includes(lowerHref)
  )
}

const shown = {
  label: z.string().trim().min(1, refusalKey('fillOutAllFields')).max(40),
  href: tabHrefSchema,
  iconUrl: httpsUrl,
  pageType: z.enum(tabPageTypes),
  /** The URL of a tab that shows another site. */
  iframeUrl: httpsUrl,
  /** True for a tab that clients see whose rights do not list it. */
  alwaysVisible: z.boolean(),
}

/** The fields of a tab that an agency's owner edits. */
export const agencyTabDraftSchema = z
  .strictObject({
    ...shown,
    htmlContent: z.string().max(maxCharacters),
    jsContent: z.string().max(maxCharacters),
  })
  .refine(({ pageType, iframeUrl }) => pageType !== 'iframe' || iframeUrl !== '', {
    path: ['iframeUrl'],
    message: refusalKey('fillOutAllFields'),
  })
export type AgencyTabDraft = z.infer<typeof agencyTabDraftSchema>

/** `agencies/{id}/tabs/{tabId}`: the part of a tab that the dashboard's navigation needs. */
export const agencyTabSchema = z.object({
  ...shown,
  href: z.string(),
  ID: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
})
export type AgencyTab = z.infer<typeof agencyTabSchema>

/** `agencies/{id}/tabContents/{tabId}`: the content of a tab, read when the tab is opened. */
export const tabContentSchema = z.object({ htmlContent: z.string(), jsContent: z.string() })
export type TabContent = z.infer<typeof tabContentSchema>

/** Returns the name of a tab in a client's tab order. */
export function tabInOrder({ href }: Pick<AgencyTab, 'href'>): string {
  return `/c${href}`
}
