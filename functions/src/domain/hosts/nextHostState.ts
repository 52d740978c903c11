import { claimMs, type Host, type HostState } from '../../shared/hosts.ts'
import type { SiteHost } from './SiteHosts.ts'

/** What was found out about an address. */
export interface Seen {
  isProven: boolean
  /** Undefined while our hosting does not know it. */
  site: SiteHost | undefined
  /** Whether the address itself has answered as its agency's. */
  answers: boolean
}

const mostFailures = 3

/**
 * Decides where an address stands. On the way up each look may take several steps; one that is live falls
 * only after three failed looks over three days, and is served until then.
 */
export function nextHostState(
  host: Host,
  seen: Seen,
  now: number,
): Pick<Host, 'failingSince' | 'failures' | 'state'> {
  const reached = stateOf(seen)
  const well = { failingSince: 0, failures: 0 }
  if (host.state === 'releasing') return { ...well, state: 'releasing' }
  if (host.state === 'lost' && !seen.isProven) return { ...well, state: 'lost' }
  if (reached === 'live' || !isUp(host.state)) return { ...well, state: reached }
  const failingSince = host.failingSince || now
  const failures = host.failures + 1
  const isLost = failures >= mostFailures && now - failingSince >= claimMs
  return { failingSince, failures, state: isLost ? 'lost' : 'failing' }
}

function isUp(state: HostState): boolean {
  return state === 'live' || state === 'failing'
}

function stateOf({ isProven, site, answers }: Seen): HostState {
  if (!isProven) return 'claimed'
  if (!site) return 'proven'
  if (!site.isOwned) return 'hosted'
  return site.isServed && answers ? 'live' : 'verified'
}
