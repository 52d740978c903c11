import { claimMs } from '../../../shared/agencies/hosts.ts'
import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { isPaidFor } from '../hosts/domains/isPaidFor.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { isNotedByAgency } from './agencyMailDomain.ts'
import { finishRemoval } from './finishRemoval.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'
import type { VendorDomain } from '../../kernel/ports/MailDomains.ts'
import { isMailProven, mailProofRecord } from './mailProof.ts'
import { nextMailState } from './nextMailState.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** A claim whose agency has not noted it by then was left half done. */
const halfDoneMs = 10 * minuteMs

interface Look {
  /** The mail service has told of a change, so that it is asked at once. */
  isTold?: boolean
  /** Somebody wants a domain that has failed to be verified again. */
  isRetry?: boolean
}

/**
 * Asks DNS and its agency's plan about a mail domain, and the mail service at most once a minute, and notes
 * where it stands. One that is proven is handed to the mail service; what is being removed, or belongs to no
 * agency any more, is taken away. May be called twice at once. Undefined when it is gone.
 */
export async function lookAtMailDomain(
  needs: MailDomainNeeds,
  name: string,
  look: Look = {},
): Promise<MailDomain | undefined> {
  const { ports, signing } = needs
  // Kept over a repetition, since the service is not asked twice.
  let vendor: VendorDomain | undefined
  let isRefused: boolean | undefined
  return untilUnchanged(async () => {
    const stored = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
    if (!stored) {
      // Removed while we handed it to the mail service.
      if (vendor) await ports.mailDomains.remove(vendor.id)
      return undefined
    }
    const known = stored.data
    if (known.isReleasing) return finishRemoval(needs, name, known)
    const isNoted = await isNotedByAgency(name, known)
    if (!isNoted && ports.now() - known.claimedAt > halfDoneMs) return finishRemoval(needs, name, known)
    const isProven = await isMailProven(needs, known.agencyId, name)
    let { version } = stored
    if (isProven && !vendor && isDue(known, ports.now(), look)) {
      version = await reserve(stored, ports.now())
      vendor = await ask(needs, name, known, look)
      isRefused = !vendor
    }
    const now = ports.now()
    const isPaid = await isPaidFor({ ...known, kind: 'custom' }, now)
    const own = mailProofRecord(signing, known.agencyId, name, isProven)
    const rest = known.records.filter((record) => record.name !== own.name)
    const next: MailDomain = {
      ...known,
      ...nextMailState(known, { isProven, vendor, isRefused: isRefused ?? known.isRefused, isPaid }, now),
      vendorId: vendor?.id ?? known.vendorId,
      records: [own, ...(vendor?.records ?? rest)].slice(0, 30),
      askedAt: vendor || isRefused ? now : known.askedAt,
      checkedAt: now,
    }
    next.nextCheckAt = now + pauseMs(next, now)
    await new Writes('na').update(stored.path, { ...next }, version).commitUnchanged()
    return next
  })
}

function isDue({ askedAt }: MailDomain, now: number, { isTold }: Look): boolean {
  return isTold === true || now - askedAt >= minuteMs
}

/** Notes that the mail service is being asked, so that of two looks at once only one asks. */
async function reserve({ path, version }: Stored<MailDomain>, now: number) {
  const next = await new Writes('na').update(path, { askedAt: now }, version).commitUnchanged()
  return next ?? version
}

/** The domain as the mail service has it; added there where it is not. Undefined where it is refused. */
async function ask({ ports }: MailDomainNeeds, name: string, known: MailDomain, { isRetry }: Look) {
  const { mailDomains } = ports
  const there = known.vendorId === '' ? undefined : await mailDomains.read(known.vendorId)
  const domain = there ?? (await mailDomains.add(name, known.region))
  const isWaiting = domain?.state === 'not_started' || (domain?.state === 'failed' && isRetry === true)
  if (!domain || !isWaiting) return domain
  await mailDomains.verify(domain.id)
  return { ...domain, state: 'pending' as const }
}

/** How long until the next look: often at first, later by the hour, and once a day for ever. */
function pauseMs({ state, claimedAt }: MailDomain, now: number): number {
  if (state === 'temporary_failure') return hourMs
  const age = now - claimedAt
  if (state === 'verified' || state === 'failed' || age > claimMs) return dayMs
  return age < hourMs ? 5 * minuteMs : hourMs
}
