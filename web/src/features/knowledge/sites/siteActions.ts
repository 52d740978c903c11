import type { Region } from '@parley/functions/shared/regions/regions'
import type { SiteSettings } from '@parley/functions/shared/knowledge/sites'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'

export interface SiteRef {
  region: Region
  agentId: string
  sourceId: string
}

interface NewSite {
  region: Region
  agentId: string
  address: string
  title: string
  settings: SiteSettings
  attemptId: string
}

/** Adds a site and returns the id of its source. A refused URL becomes an error of that field. */
export async function addSite(input: NewSite): Promise<string> {
  try {
    return (await call('addSite', input, input.region)).sourceId
  } catch (error) {
    const { code, message, fields } = toCallError(error)
    const isAboutUrl = code === 'invalid-argument' || code === 'already-exists'
    throw new CallError(code, message, isAboutUrl ? { address: message, ...fields } : fields)
  }
}

export async function changeSite(site: SiteRef, title: string, settings: SiteSettings): Promise<void> {
  await call('changeSite', { ...site, title, settings }, site.region)
}

export async function refreshSite(site: SiteRef): Promise<void> {
  await call('refreshSite', site, site.region)
}

export async function cancelSite(site: SiteRef): Promise<void> {
  await call('cancelSite', site, site.region)
}

export async function retryFailedPages(site: SiteRef): Promise<void> {
  await call('retryFailedPages', site, site.region)
}

export async function excludePage(site: SiteRef, pageId: string): Promise<void> {
  await call('excludePage', { ...site, pageId }, site.region)
}

export async function includePage(site: SiteRef, pageId: string): Promise<void> {
  await call('includePage', { ...site, pageId }, site.region)
}
