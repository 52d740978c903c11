import type { Agency } from '@parley/functions/shared/agencies/agency'
import type { HostKind, HostState, ShownHost } from '@parley/functions/shared/agencies/hosts'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

const pollMs = 5_000

/** An agency's host of one kind; `host` is empty without one. */
export interface Domain {
  kind: HostKind
  host: string
  /** Null if the registry has no entry, or one of another agency. */
  state: Live<ShownHost | null>
  claim: (domain: string) => Promise<void>
  check: () => Promise<HostState>
  release: () => Promise<void>
}

/** Returns an agency's host from the registry, and has it checked while its page is open. */
export function useDomain(agency: Agency, kind: HostKind): Domain {
  const { region } = useWorkspaceRef()
  const host = kind === 'custom' ? agency.customDomain : agency.VGsubDomain
  const ref = { region, agencyId: agency.ID, kind }
  const key = ['host', region, agency.ID, kind, host]
  const state = useRead(host === '' ? null : key, async () => (await call('readHost', ref, region)).host, {
    isForgotten: true,
  })
  const current = state.status === 'ready' ? (state.data?.state ?? 'lost') : undefined
  const isFollowed = current !== undefined && current !== 'live'
  const isChecked = isFollowed && state.status === 'ready' && state.data !== null && current !== 'releasing'

  useEffect(() => {
    if (!isFollowed) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      const input = { region, agencyId: agency.ID, kind }
      // The next check follows in five seconds, so a single failed check is not shown.
      const checking = isChecked ? call('checkDomain', input, region).catch(() => {}) : Promise.resolve()
      void checking.then(() => readAgain(['host', region, agency.ID, kind, host]))
    }, pollMs)
    return () => clearInterval(timer)
  }, [isFollowed, isChecked, region, agency.ID, kind, host])

  return {
    kind,
    host,
    state,
    claim: async (domain) => {
      const claimed = await call('claimDomain', { ...ref, domain }, region)
      // The agency's document names the host before the registry has its records.
      await readAgain(['host', region, agency.ID, kind, claimed.host])
    },
    check: async () => {
      const checked = await call('checkDomain', ref, region)
      await readAgain(key)
      return checked.state
    },
    release: async () => {
      await call('releaseDomain', ref, region)
      await readAgain(key)
    },
  }
}
