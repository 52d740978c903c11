import type { MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { hourMs } from '../../../shared/durations.ts'
import type { VendorDomain } from '../../kernel/ports/MailDomains.ts'

const maxFailures = 3
const failedAfterMs = 72 * hourMs

/** The findings of one check. */
interface DomainFindings {
  isProven: boolean
  /** Undefined where the mail service was not asked, or does not have the domain. */
  vendor: VendorDomain | undefined
  isRefused: boolean
  /** Whether its agency's plan allows it. */
  isPaid: boolean
}

type Next = Pick<MailDomain, 'failingSince' | 'failures' | 'isRefused' | 'state' | 'unpaidSince'>

/**
 * Returns the next state of a mail domain: that of the mail service, once our proof is set. A verified domain
 * without the proof stays for three days and three checks, so that it ends soon after a change of its owner.
 */
export function nextMailState(mailDomain: MailDomain, seen: DomainFindings, now: number): Next {
  const unpaidSince = seen.isPaid ? 0 : mailDomain.unpaidSince || now
  const well = { failingSince: 0, failures: 0, isRefused: seen.isRefused, unpaidSince }
  if (seen.isRefused) return { ...well, state: 'failed' }
  if (seen.isProven) return { ...well, state: seen.vendor?.state ?? mailDomain.state }
  if (!canSend(mailDomain)) return { ...well, state: mailDomain.state }
  const failingSince = mailDomain.failingSince || now
  const failures = mailDomain.failures + 1
  const isOver = failures >= maxFailures && now - failingSince >= failedAfterMs
  return { ...well, failingSince, failures, state: isOver ? 'failed' : 'temporary_failure' }
}

function canSend({ state }: MailDomain): boolean {
  return state === 'verified' || state === 'temporary_failure'
}
