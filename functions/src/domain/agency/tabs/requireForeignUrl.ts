import { hostSchema } from '../../../shared/agencies/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { canonicalHost } from '../hosts/domains/canonicalHost.ts'

/** Hosts that do not exist publicly, or are in the reader's own network. */
const privateName = /(^|\.)(localhost|local|internal|lan|home|arpa|test|invalid|onion)$/

/**
 * Throws unless a URL is of a public site that is neither ours nor an agency's (H-083): in a frame, such a
 * page would have the rights of its own origin. `ours`: our own hosts.
 */
export async function requireForeignUrl(href: string, platformHosts: readonly string[]): Promise<void> {
  const url = URL.parse(href)
  const host = url ? canonicalHost(url.hostname) : undefined
  const isPublic = host?.includes('.') === true && !privateName.test(host)
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === ''
  const isOurs = platformHosts.some((own) => host === own || host?.endsWith(`.${own}`))
  if (!host || !isPublic || !isPlain || isOurs) throw refusal()
  if (await readDocument('na', paths.host(host), hostSchema)) throw refusal()
}

function refusal(): AppError {
  return new AppError('invalid-argument', 'tabFrameWrong', { iframeUrl: 'tabFrameWrong' })
}
