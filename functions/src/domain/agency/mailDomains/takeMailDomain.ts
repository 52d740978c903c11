import { claimMs } from '../../../shared/agencies/hosts.ts'
import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { forgetMailDomain, isNotedByAgency } from './agencyMailDomain.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'
import { isMailProven, mailProofRecord } from './mailProof.ts'

type Claim = Pick<MailDomain, 'agencyId' | 'region'> & { name: string }

/**
 * Puts a mail domain into the registry for an agency: across all regions exactly one claim succeeds. Another
 * agency's claim is replaced when it has not been proven for 72 hours, or when it is not verified and this
 * agency can prove the domain now. Throws AppError 'already-exists'.
 */
export async function takeMailDomain(needs: MailDomainNeeds, claim: Claim): Promise<void> {
  const { agencyId, region, name } = claim
  const path = paths.mailDomain(name)
  const before = await untilUnchanged(async () => {
    const now = needs.ports.now()
    const times = { claimedAt: now, nextCheckAt: now }
    const fresh = mailDomainSchema.parse({ agencyId, region, state: 'not_started', ...times })
    const known = await readDocument('na', path, mailDomainSchema)
    if (!known) {
      await new Writes('na').create(path, { ...fresh }).commitUnchanged()
      return undefined
    }
    if (known.data.isReleasing) throw new AppError('failed-precondition', 'domainIsLeaving')
    if (known.data.agencyId === agencyId && known.data.region === region) return undefined
    if (!isOver(known.data, now) && !(await mayWin(needs, claim, known.data))) throw taken(needs, claim)
    // A domain that was set up for another agency at the mail service must not send for this one.
    if (known.data.vendorId !== '') await needs.ports.mailDomains.remove(known.data.vendorId)
    await new Writes('na').update(path, { ...fresh }, known.version).commitUnchanged()
    return known.data
  })
  if (before) await forgetMailDomain(name, before)
}

/**
 * Deletes a claim that its agency's document does not name; does nothing where it has advanced in the
 * meantime.
 */
export async function dropMailClaim({ agencyId, region, name }: Claim): Promise<void> {
  const known = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
  if (known?.data.agencyId !== agencyId || known.data.vendorId !== '') return
  if (await isNotedByAgency(name, { agencyId, region })) return
  try {
    await new Writes('na').delete(known.path, known.version).commit()
  } catch (error) {
    // Another call has changed it in the meantime, and the sweep checks it again.
    if (!(error instanceof Conflict)) throw error
  }
}

function isOver({ state, claimedAt }: MailDomain, now: number): boolean {
  return state === 'not_started' && claimedAt + claimMs <= now
}

/** Returns whether the agency can prove a domain whose present claim is not verified. */
async function mayWin(needs: MailDomainNeeds, { agencyId, name }: Claim, { state }: MailDomain) {
  const isOpen = state === 'not_started' || state === 'failed'
  return isOpen && (await isMailProven(needs, agencyId, name))
}

function taken({ signing }: MailDomainNeeds, { agencyId, name: domain }: Claim): AppError {
  // A person who can set this record, and adds the domain again, gets it at once.
  const { name, value } = mailProofRecord(signing, agencyId, domain, false)
  return new AppError(
    'already-exists',
    { key: 'domainTaken', values: { name, value } },
    { domain: 'domainTaken' },
  )
}
