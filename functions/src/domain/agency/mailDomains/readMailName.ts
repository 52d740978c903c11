import { AppError } from '../../kernel/errors/AppError.ts'
import { canonicalHost } from '../hosts/domains/canonicalHost.ts'

/**
 * Returns the one spelling of a domain that a person wants to send from. `ours`: hosts that no agency may
 * have, nor anything below them. Throws AppError 'invalid-argument', or 'already-exists' for one of ours.
 */
export function readMailName(given: string, platformHosts: readonly string[]): string {
  const name = canonicalHost(given)
  if (!name?.includes('.')) throw new AppError('invalid-argument', 'domainWrong', { domain: 'domainWrong' })
  if (platformHosts.some((own) => name === own || name.endsWith(`.${own}`)))
    throw new AppError('already-exists', 'domainTaken', { domain: 'domainTaken' })
  return name
}
