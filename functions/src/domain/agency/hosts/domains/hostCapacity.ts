import { hostSchema, type HostKind } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { Query } from '../../../../store/Query.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { HostNeeds } from '../HostNeeds.ts'

/** Throws where our hosting has no room for a new host, before anything is promised. */
export async function requireCapacity({ ports }: HostNeeds, kind: HostKind, host: string): Promise<void> {
  const existing = await readDocument('na', paths.host(host), hostSchema)
  if (existing) return
  if (!(await ports.siteHosts.accepts(host))) throw new AppError('invalid-argument', 'domainWrong')
  // One less than the limit, to leave room for the new one.
  if (kind === 'subdomain') await requireAtMost(ports.siteHosts.maxSubdomains - 1)
}

/**
 * Throws where a subdomain that was just put into the registry exceeds the limit: simultaneous claims each
 * count the others, so that their number never stays above it.
 */
export async function requireStillCapacity({ ports }: HostNeeds, kind: HostKind): Promise<void> {
  if (kind === 'subdomain') await requireAtMost(ports.siteHosts.maxSubdomains)
}

async function requireAtMost(max: number): Promise<void> {
  if (max === Infinity) return
  const used = await Query.collection('na', paths.hosts).where('kind', '==', 'subdomain').count()
  if (used > max) throw new AppError('resource-exhausted', 'noSubdomainsLeft')
}
