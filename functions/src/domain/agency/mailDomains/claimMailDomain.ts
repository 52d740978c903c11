import { claimMs } from '../../../shared/agencies/hosts.ts'
import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { clearMailDomain, isNotedByAgency } from './agencyMailDomain.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'
import { isMailProven, mailProofRecord } from './mailProof.ts'

type Claim = Pick<MailDomain, 'agencyId' | 'region'> & { name: string }

/**
 * Puts a mail domain into the registry for an agency: across all regions exactly one claim succeeds. Another
 * agency's claim is replaced when it has not been proven for 72 hours, or when it is not verified and this
 * agency can prove the domain now. Throws AppError 'already-exists'.
 */
export async function claimMailDomain(needs: MailDomainNeeds, claim: Claim): Promise<void> {
  const { agencyId, region, name } = claim
  const path = paths.mailDomain(name)
  const before = await untilUnchanged(async () => {
    const now = needs.ports.now()
    const times = { claimedAt: now, nextCheckAt: now }
    const fresh = mailDomainSchema.parse({ agencyId, region, state: 'not_started', ...times })
    const existing = await readDocument('na', path, mailDomainSchema)
    if (!existing) {
      await new Writes('na').create(path, { ...fresh }).commitUnchanged()
      return undefined
    }
    if (existing.data.isReleasing) throw new AppError('failed-precondition', 'domainIsLeaving')
    if (existing.data.agencyId === agencyId && existing.data.region === region) return undefined
    if (!isExpired(existing.data, now) && !(await canTakeOver(needs, claim, existing.data)))
      throw domainTakenError(needs, claim)
    // A domain that was set up for another agency at the mail service must not send for this one.
    if (existing.data.vendorId !== '') await needs.ports.mailDomains.remove(existing.data.vendorId)
    await new Writes('na').update(path, { ...fresh }, existing.version).commitUnchanged()
    return existing.data
  })
  if (before) await clearMailDomain(name, before)
}

/**
 * Deletes a claim that its agency's document does not name; does nothing where it has advanced in the
 * meantime.
 */
export async function deleteMailClaim({ agencyId, region, name }: Claim): Promise<void> {
  const existing = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
  if (existing?.data.agencyId !== agencyId || existing.data.vendorId !== '') return
  if (await isNotedByAgency(name, { agencyId, region })) return
  try {
    await new Writes('na').delete(existing.path, existing.version).commit()
  } catch (error) {
    // Another call has changed it in the meantime, and the sweep checks it again.
    if (!(error instanceof Conflict)) throw error
  }
}

function isExpired({ state, claimedAt }: MailDomain, now: number): boolean {
  return state === 'not_started' && claimedAt + claimMs <= now
}

/** Returns whether the agency can prove a domain whose present claim is not verified. */
async function canTakeOver(needs: MailDomainNeeds, { agencyId, name }: Claim, { state }: MailDomain) {
  const isOpen = state === 'not_started' || state === 'failed'
  return isOpen && (await isMailProven(needs, agencyId, name))
}

function domainTakenError({ signing }: MailDomainNeeds, { agencyId, name: domain }: Claim): AppError {
  // A person who can set this record, and adds the domain again, gets it at once.
  const { name, value } = mailProofRecord(signing, agencyId, domain, false)
  return new AppError(
    'already-exists',
    { key: 'domainTaken', values: { name, value } },
    { domain: 'domainTaken' },
  )
}
