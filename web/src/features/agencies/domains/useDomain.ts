import type { Agency } from '@parley/functions/shared/agencies/agency'
import type { Host, HostKind } from '@parley/functions/shared/agencies/hosts'
import { paths } from '@parley/functions/shared/paths'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { useLiveDoc, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

const pollMs = 5_000

/** An agency's host of one kind; `host` is empty without one. */
export interface Domain {
  kind: HostKind
  host: string
  /** Null if the registry has no entry, or one of another agency. */
  state: Live<Host | null>
  claim: (domain: string) => Promise<void>
  check: () => Promise<Host['state']>
  release: () => Promise<void>
}

/** Returns an agency's host from the registry, and has it checked while its page is open. */
export function useDomain(agency: Agency, kind: HostKind): Domain {
  const { region } = useWorkspaceRef()
  const host = kind === 'custom' ? agency.customDomain : agency.VGsubDomain
  // All hosts are registered in the default database.
  const liveHost = useLiveDoc('host', host === '' ? null : { region: 'na', path: paths.host(host) })
  const storedHost =
    liveHost.status === 'ready' && liveHost.data?.agencyId === agency.ID ? liveHost.data : null
  const state: Live<Host | null> =
    liveHost.status === 'ready' ? { status: 'ready', data: storedHost } : liveHost
  const ref = { region, agencyId: agency.ID, kind }
  const isWaitedFor = storedHost !== null && storedHost.state !== 'live' && storedHost.state !== 'releasing'

  useEffect(() => {
    if (!isWaitedFor) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // The next check follows in five seconds, so a single failed check is not shown.
      call('checkDomain', { region, agencyId: agency.ID, kind }, region).catch(() => {})
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWaitedFor, region, agency.ID, kind])

  return {
    kind,
    host,
    state,
    claim: async (domain) => void (await call('claimDomain', { ...ref, domain }, region)),
    check: async () => (await call('checkDomain', ref, region)).state,
    release: async () => void (await call('releaseDomain', ref, region)),
  }
}
