import { paths } from '@parley/functions/shared/paths'
import type { SignUps } from '@parley/functions/shared/agencies/signUp'
import { useMemo } from 'react'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

/** A person who has requested access and verified their email. */
export type WaitingSignUp = SignUps['requests'][string] & { id: string }

/** Follows the people who wait for an agency's answer, the longest wait first; empty while loading. */
export function useSignUps(agencyId: string): readonly WaitingSignUp[] {
  const { region } = useWorkspaceRef()
  const location = agencyId ? { region, path: paths.signUps(agencyId) } : null
  const list = useLiveDoc('signUps', location)
  const requests = list.status === 'ready' ? list.data?.requests : undefined
  return useMemo(
    () =>
      Object.entries(requests ?? {})
        .map(([id, request]) => ({ ...request, id }))
        .toSorted((one, other) => one.at - other.at),
    [requests],
  )
}
