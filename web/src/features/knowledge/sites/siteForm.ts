import { sitesCallables } from '@parley/functions/shared/callables/sites'
import { siteSettingsSchema, type SiteSettings } from '@parley/functions/shared/knowledge/sites'
import { z } from 'zod'

const settings = siteSettingsSchema.shape
const lines = z.string().transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
)
const typedNumber = z.string().transform((text) => (text.trim() === '' ? undefined : Number(text)))

/** The editable settings of a site as form values: paths as lines, numbers as text. */
export const settingsForm = z.object({
  title: sitesCallables.changeSite.input.shape.title,
  include: lines.pipe(settings.include),
  exclude: lines.pipe(settings.exclude),
  maxDepth: typedNumber.pipe(settings.maxDepth),
  maxPages: typedNumber.pipe(settings.maxPages),
  usesSitemaps: settings.usesSitemaps,
  refresh: settings.refresh,
})
export type SettingsValues = z.input<typeof settingsForm>

/** The extents of a new site: the whole site, everything below a path, or one page. */
export const coverages = ['site', 'below', 'page'] as const

export const newSiteForm = settingsForm.extend({
  agentId: z.string(),
  address: sitesCallables.addSite.input.shape.address,
  covers: z.enum(coverages),
})
export type NewSiteValues = z.input<typeof newSiteForm>

/** Returns settings as form values. */
export function typedSettings(title: string, { include, exclude, ...rest }: SiteSettings): SettingsValues {
  return {
    ...rest,
    title,
    include: include.join('\n'),
    exclude: exclude.join('\n'),
    maxDepth: String(rest.maxDepth),
    maxPages: String(rest.maxPages),
  }
}

/** Returns the settings of a new site, adjusted to the chosen extent. */
export function settingsOf({ address, covers, ...form }: z.output<typeof newSiteForm>): SiteSettings {
  const { include, exclude, maxDepth, maxPages, usesSitemaps, refresh } = form
  const chosen = { include, exclude, maxDepth, maxPages, usesSitemaps, refresh }
  switch (covers) {
    case 'site':
      return chosen
    case 'below':
      return { ...chosen, include: patternsBelow(address) }
    case 'page':
      return { ...chosen, include: [], maxDepth: 0, usesSitemaps: false }
  }
}

/**
 * Returns the patterns for a page and everything below it; for a file, those of its folder.
 * @internal Exported for tests.
 */
export function patternsBelow(url: string): string[] {
  const path = URL.parse(/^https?:/i.test(url) ? url : `https://${url}`)?.pathname ?? '/'
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const isFile = path.slice(folder.length).includes('.')
  if (path === '/' || (isFile && folder === '/')) return []
  return isFile || path === folder ? [`${folder}*`] : [`${path}$`, `${path}/*`, `${path}?*`]
}
