import { claimMs } from '../../../shared/agencies/hosts.ts'
import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
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

/** A claim that its agency's document does not name after this time was left incomplete. */
const halfDoneMs = 10 * minuteMs

interface CheckOptions {
  /** The mail service has reported a change, so it is asked at once. */
  hasChanged?: boolean
  /** A person wants a failed domain to be verified again. */
  isRetry?: boolean
}

/**
 * Checks DNS and its agency's plan, and the mail service at most once a minute, and stores the state of a
 * mail domain. Adds a proven one to the mail service; deletes one that is being removed or has no agency any
 * more. Two calls may run at once. Returns undefined when it is gone.
 */
export async function refreshMailDomain(
  needs: MailDomainNeeds,
  name: string,
  options: CheckOptions = {},
): Promise<MailDomain | undefined> {
  const { ports, signing } = needs
  // Kept across repetitions, since the service is asked only once.
  let vendor: VendorDomain | undefined
  let isRefused: boolean | undefined
  return untilUnchanged(async () => {
    const stored = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
    if (!stored) {
      // Removed while we added it to the mail service.
      if (vendor) await ports.mailDomains.remove(vendor.id)
      return undefined
    }
    const current = stored.data
    if (current.isReleasing) return finishRemoval(needs, name, current)
    const isNoted = await isNotedByAgency(name, current)
    if (!isNoted && ports.now() - current.claimedAt > halfDoneMs) return finishRemoval(needs, name, current)
    const isProven = await isMailProven(needs, current.agencyId, name)
    let { version } = stored
    if (isProven && !vendor && isDue(current, ports.now(), options)) {
      version = await reserve(stored, ports.now())
      vendor = await requestState(needs, name, current, options)
      isRefused = !vendor
    }
    const now = ports.now()
    const isPaid = await isPaidFor({ ...current, kind: 'custom' }, now)
    const proof = mailProofRecord(signing, current.agencyId, name, isProven)
    const rest = current.records.filter((record) => record.name !== proof.name)
    const next: MailDomain = {
      ...current,
      ...nextMailState(current, { isProven, vendor, isRefused: isRefused ?? current.isRefused, isPaid }, now),
      vendorId: vendor?.id ?? current.vendorId,
      records: [proof, ...(vendor?.records ?? rest)].slice(0, 30),
      askedAt: vendor || isRefused ? now : current.askedAt,
      checkedAt: now,
    }
    next.nextCheckAt = now + pauseMs(next, now)
    await new Writes('na').update(stored.path, { ...next }, version).commitUnchanged()
    return next
  })
}

function isDue({ askedAt }: MailDomain, now: number, { hasChanged }: CheckOptions): boolean {
  return hasChanged === true || now - askedAt >= minuteMs
}

/** Stores that the mail service is being asked, so that only one of two simultaneous checks asks it. */
async function reserve({ path, version }: Stored<MailDomain>, now: number) {
  const next = await new Writes('na').update(path, { askedAt: now }, version).commitUnchanged()
  return next ?? version
}

/**
 * Returns the domain as the mail service has it, and adds it there where it is missing. Undefined where the
 * service refuses it.
 */
async function requestState(
  { ports }: MailDomainNeeds,
  name: string,
  current: MailDomain,
  { isRetry }: CheckOptions,
) {
  const { mailDomains } = ports
  const vendorDomain = current.vendorId === '' ? undefined : await mailDomains.read(current.vendorId)
  const domain = vendorDomain ?? (await mailDomains.add(name, current.region))
  const isWaiting = domain?.state === 'not_started' || (domain?.state === 'failed' && isRetry === true)
  if (!domain || !isWaiting) return domain
  await mailDomains.requestVerification(domain.id)
  return { ...domain, state: 'pending' as const }
}

/** Returns the time until the next check: minutes at first, hours later, then one day. */
function pauseMs({ state, claimedAt }: MailDomain, now: number): number {
  if (state === 'temporary_failure') return hourMs
  const age = now - claimedAt
  if (state === 'verified' || state === 'failed' || age > claimMs) return dayMs
  return age < hourMs ? 5 * minuteMs : hourMs
}
