import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { readSiteLook, type SiteLook } from './readSiteLook.ts'
import { normaliseUrl } from './crawling/siteUrl.ts'

/** Sites may be slow, and the same instance serves people who sign up. */
const maxAtOnce = 20
let underWay = 0

/** Reads a site's name and brand colour from the page of a URL. Nothing is stored. */
export async function readSiteBrand({ web }: Pick<Ports, 'web'>, address: string): Promise<SiteLook> {
  const url = normaliseUrl(address)
  if (!url || !web.isPublicAddress(url))
    throw new AppError('invalid-argument', 'siteAddressWrong', { address: 'siteAddressWrong' })
  if (underWay >= maxAtOnce) throw new AppError('resource-exhausted')
  underWay++
  try {
    const page = await web.fetchPage(url, { expects: 'beginning', mayFollow: () => true })
    if (page.refusal !== undefined || page.status !== 200)
      throw new AppError('unavailable', 'siteNotReached', { address: 'siteNotReached' })
    return readSiteLook(page.content.toString('utf8'), page.url.hostname.replace(/^www\./, ''))
  } finally {
    underWay--
  }
}
