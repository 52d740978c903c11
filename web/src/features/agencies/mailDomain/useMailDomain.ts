import type { Agency } from '@parley/functions/shared/agencies/agency'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

const pollMs = 5_000

/**
 * Returns an agency's mail domain from the registry, and has it checked while its page is open. Null if the
 * registry names another agency.
 */
export function useMailDomain(agency: Agency) {
  const { region } = useWorkspaceRef()
  const name = agency.resendEmailDomain
  const ref = { region, agencyId: agency.ID }
  const key = ['mailDomain', region, agency.ID, name]
  const state = useRead(
    name === '' ? null : key,
    async () => (await call('readMailDomain', ref, region)).mailDomain,
    { isForgotten: true },
  )
  const mailDomain = state.status === 'ready' ? state.data : undefined
  const isFollowed = mailDomain !== undefined && (mailDomain?.state !== 'verified' || mailDomain.isReleasing)
  const isChecked = isFollowed && mailDomain?.isReleasing === false

  useEffect(() => {
    if (!isFollowed) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      const input = { region, agencyId: agency.ID, isRetry: false }
      // The next check follows in five seconds, so a single failed check is not shown.
      const checking = isChecked ? call('checkMailDomain', input, region).catch(() => {}) : Promise.resolve()
      void checking.then(() => readAgain(['mailDomain', region, agency.ID, name]))
    }, pollMs)
    return () => clearInterval(timer)
  }, [isFollowed, isChecked, region, agency.ID, name])

  return {
    name,
    state,
    add: async (domain: string) => {
      const added = await call('addMailDomain', { ...ref, domain }, region)
      await readAgain(['mailDomain', region, agency.ID, added.name])
    },
    check: async () => {
      const checked = await call('checkMailDomain', { ...ref, isRetry: true }, region)
      await readAgain(key)
      return checked.state
    },
    remove: async () => {
      await call('removeMailDomain', ref, region)
      await readAgain(key)
    },
  }
}

export type FollowedMailDomain = ReturnType<typeof useMailDomain>
