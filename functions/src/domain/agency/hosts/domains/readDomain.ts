import { minLabels } from '../../../../shared/agencies/hosts.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { canonicalHost } from './canonicalHost.ts'

/** Names below our own domain that people would take for ours. */
const reserved = new Set(
  [
    'www app api admin administrator mail email smtp imap pop ftp ns ns1 ns2 dns login signin signup auth',
    'account accounts status cdn static assets files media img images docs help support billing pay payment',
    'payments root system security abuse postmaster hostmaster webmaster noreply dashboard console portal',
    'blog shop store test dev staging beta demo internal localhost agency agencies widget tabs',
  ]
    .join(' ')
    .split(' '),
)
const subdomainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const maxCharacters = 300

/**
 * Returns the host for a name below our domain. Throws AppError 'invalid-argument', or 'already-exists' for a
 * reserved name.
 */
export function readSubdomain(given: string, root: string): string {
  const label = given.slice(0, maxCharacters).toLowerCase().replaceAll(/\s/g, '')
  const bare = label.endsWith(`.${root}`) ? label.slice(0, -root.length - 1) : label
  if (bare.startsWith('xn--') || !subdomainLabel.test(bare))
    throw new AppError('invalid-argument', 'subdomainWrong', { domain: 'subdomainWrong' })
  if (reserved.has(bare)) throw new AppError('already-exists', 'subdomainTaken', { domain: 'subdomainTaken' })
  return `${bare}.${root}`
}

/**
 * Returns the one spelling of a host that a person has entered. `ours`: hosts that no agency may have, nor
 * anything below them. Throws AppError 'invalid-argument', or 'already-exists' for one of ours.
 */
export function readCustomDomain(given: string, platformHosts: readonly string[]): string {
  const typed = given
    .slice(0, maxCharacters + 1)
    .toLowerCase()
    .replaceAll(/\s/g, '')
  if (typed === '') throw refusedDomain('enterCustomDomain')
  const host = canonicalHost(typed)
  if (!host) throw refusedDomain('domainWrong')
  if (host.split('.').length < minLabels) {
    const refusal = { key: 'enterSubdomain', values: { host } } as const
    throw new AppError('invalid-argument', refusal, { domain: refusal })
  }
  if (platformHosts.some((own) => host === own || host.endsWith(`.${own}`)))
    throw new AppError('already-exists', 'domainTaken', { domain: 'domainTaken' })
  return host
}

function refusedDomain(key: 'domainWrong' | 'enterCustomDomain'): AppError {
  return new AppError('invalid-argument', key, { domain: key })
}
