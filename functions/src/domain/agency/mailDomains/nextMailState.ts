import type { MailDomain } from '../../../shared/agencies/mailDomains.ts'
import type { VendorDomain } from '../../kernel/ports/MailDomains.ts'

const mostFailures = 3
const failedAfterMs = 72 * 3_600_000

/** The findings of one check. */
interface Seen {
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
export function nextMailState(known: MailDomain, seen: Seen, now: number): Next {
  const unpaidSince = seen.isPaid ? 0 : known.unpaidSince || now
  const well = { failingSince: 0, failures: 0, isRefused: seen.isRefused, unpaidSince }
  if (seen.isRefused) return { ...well, state: 'failed' }
  if (seen.isProven) return { ...well, state: seen.vendor?.state ?? known.state }
  if (!isUp(known)) return { ...well, state: known.state }
  const failingSince = known.failingSince || now
  const failures = known.failures + 1
  const isOver = failures >= mostFailures && now - failingSince >= failedAfterMs
  return { ...well, failingSince, failures, state: isOver ? 'failed' : 'temporary_failure' }
}

function isUp({ state }: MailDomain): boolean {
  return state === 'verified' || state === 'temporary_failure'
}
