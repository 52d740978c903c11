import { readAtMost } from '../readAtMost.ts'

/** The hosts where Meta stores people's files: the token is sent to no other. */
const mediaHosts = ['lookaside.fbsbx.com']

interface Media {
  /** Valid for five minutes, and never stored. */
  url: string
  /** The sandbox stores its files itself. */
  graphUrl: string
  token: string
}

/**
 * Reads a file; returns undefined as soon as it exceeds the limit. Throws for a URL that is not Meta's, and
 * if Meta does not respond.
 */
export async function readMedia(
  { url, graphUrl, token }: Media,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (!isHostOfMeta(new URL(url), new URL(graphUrl))) throw new Error('A file of WhatsApp lies elsewhere')
  return readAtMost('WhatsApp', url, maxBytes, { authorization: `Bearer ${token}` })
}

function isHostOfMeta(url: URL, graph: URL): boolean {
  const isSandbox = graph.protocol === 'http:' && url.origin === graph.origin
  return isSandbox || (url.protocol === 'https:' && url.port === '' && mediaHosts.includes(url.hostname))
}
