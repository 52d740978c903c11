import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { Fetched } from '../../kernel/ports/Web.ts'
import { readSiteLook, type SiteLook } from './readSiteLook.ts'
import { normaliseUrl } from './crawling/siteUrl.ts'

/** Sites may be slow, and the same instance serves people who sign up. */
const maxAtOnce = 20
/** So that one person with slow sites leaves room for others. */
const maxOfReader = 4
/** The sites that each reader has open; a reader without any is missing. */
const underWay = new Map<string, number>()

/**
 * Reads a site's name and brand colour from the page of a URL for a reader: a person or an IP. Nothing is
 * stored.
 */
export async function readSiteBrand(
  ports: Pick<Ports, 'web'>,
  reader: string,
  url: string,
): Promise<SiteLook> {
  const page = await whileFewAreRead(reader, () => fetchSitePage(ports, url))
  return readSiteLook(page.content.toString('utf8'), page.url.hostname.replace(/^www\./, ''))
}

/**
 * Fetches the beginning of a site's page. Throws AppError 'invalid-argument' for a URL that is not public,
 * and 'unavailable' for a site that does not answer.
 */
export async function fetchSitePage({ web }: Pick<Ports, 'web'>, href: string): Promise<Fetched> {
  const url = normaliseUrl(href)
  if (!url || !web.isPublicUrl(url))
    throw new AppError('invalid-argument', 'siteAddressWrong', { address: 'siteAddressWrong' })
  const page = await web.fetchPage(url, { expects: 'beginning', mayFollow: () => true })
  if (page.refusal !== undefined || page.status !== 200)
    throw new AppError('unavailable', 'siteNotReached', { address: 'siteNotReached' })
  return page
}

/**
 * Reads a site while at most 19 others are read, and at most three others of this reader. Throws AppError
 * 'resource-exhausted' while more are.
 */
export async function whileFewAreRead<Result>(reader: string, read: () => Promise<Result>): Promise<Result> {
  const own = underWay.get(reader) ?? 0
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (own >= maxOfReader || all >= maxAtOnce) throw new AppError('resource-exhausted')
  underWay.set(reader, own + 1)
  try {
    return await read()
  } finally {
    const left = (underWay.get(reader) ?? 1) - 1
    if (left > 0) underWay.set(reader, left)
    else underWay.delete(reader)
  }
}
