import { readAtMost } from '../readAtMost.ts'

/** Where Meta keeps what people have sent: the token goes nowhere else. */
const mediaHosts = ['lookaside.fbsbx.com']

interface Media {
  /** Valid for five minutes, and never stored. */
  url: string
  /** The sandbox keeps its files itself. */
  graphUrl: string
  token: string
}

/**
 * A file as it comes; undefined as soon as it is longer than so many bytes. Fails for an address that is not
 * Meta's, and where Meta does not answer.
 */
export async function readMedia(
  { url, graphUrl, token }: Media,
  mostBytes: number,
): Promise<Buffer | undefined> {
  if (!isMetas(new URL(url), new URL(graphUrl))) throw new Error('A file of WhatsApp lies elsewhere')
  return readAtMost('WhatsApp', url, mostBytes, { authorization: `Bearer ${token}` })
}

function isMetas(url: URL, graph: URL): boolean {
  const isSandbox = graph.protocol === 'http:' && url.origin === graph.origin
  return isSandbox || (url.protocol === 'https:' && url.port === '' && mediaHosts.includes(url.hostname))
}
