import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'
import { readSiteLook, type SiteLook } from './readSiteLook.ts'
import { normaliseAddress } from './siteAddress.ts'

/** More of a page than says how it looks is not gone through. */
const mostBytes = 300_000

/** What a site calls itself and which colour is its own, read from the page of its address. Nothing is kept. */
export async function lookAtSite({ web }: Pick<Ports, 'web'>, address: string): Promise<SiteLook> {
  const url = normaliseAddress(address)
  if (!url || !web.isPublicAddress(url))
    throw new AppError('invalid-argument', 'siteAddressWrong', { address: 'siteAddressWrong' })
  const page = await web.fetchPage(url, { expects: 'page', mayFollow: () => true })
  if (page.refusal !== undefined || page.status !== 200)
    throw new AppError('unavailable', 'siteNotReached', { address: 'siteNotReached' })
  const html = page.content.subarray(0, mostBytes).toString('utf8')
  return readSiteLook(html, page.url.hostname.replace(/^www\./, ''))
}
