import { claimMs, type Host, type HostState } from '../../../shared/agencies/hosts.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { SiteHost } from '../../kernel/ports/SiteHosts.ts'

/** The findings about a host. */
export interface HostFindings {
  isProven: boolean
  /** Undefined while our hosting does not know it. */
  site: SiteHost | undefined
  /** Whether the host itself has replied with its agency's proof. */
  isResponding: boolean
  /** Whether its agency's plan allows it. */
  isPaid: boolean
}

const maxFailures = 3
/** The time that a host stays after its agency's plan has ended. */
const unpaidMs = 7 * dayMs

/**
 * Returns the next state of a host. On the way up one check may advance it by several steps. A live host is
 * lost only after three failed checks over three days, and is served until then. Any host is lost when its
 * agency's plan has not allowed it for seven days.
 */
export function nextHostState(
  host: Host,
  seen: HostFindings,
  now: number,
): Pick<Host, 'failingSince' | 'failures' | 'state' | 'unpaidSince'> {
  const reached = stateOf(seen)
  const unpaidSince = seen.isPaid ? 0 : host.unpaidSince || now
  const well = { failingSince: 0, failures: 0, unpaidSince }
  if (host.state === 'releasing') return { ...well, state: 'releasing' }
  if (unpaidSince !== 0 && now - unpaidSince >= unpaidMs) return { ...well, state: 'lost' }
  if (host.state === 'lost' && !seen.isProven) return { ...well, state: 'lost' }
  if (reached === 'live' || !isReachable(host.state)) return { ...well, state: reached }
  const failingSince = host.failingSince || now
  const failures = host.failures + 1
  const isLost = failures >= maxFailures && now - failingSince >= claimMs
  return { failingSince, failures, unpaidSince, state: isLost ? 'lost' : 'failing' }
}

function isReachable(state: HostState): boolean {
  return state === 'live' || state === 'failing'
}

function stateOf({ isProven, site, isResponding }: HostFindings): HostState {
  if (!isProven) return 'claimed'
  if (!site) return 'proven'
  if (!site.isOwned) return 'hosted'
  return site.isServed && isResponding ? 'live' : 'verified'
}
