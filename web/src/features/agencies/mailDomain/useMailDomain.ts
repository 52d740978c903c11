import type { Agency } from '@parley/functions/shared/agencies/agency'
import type { MailDomain } from '@parley/functions/shared/agencies/mailDomains'
import { paths } from '@parley/functions/shared/paths'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { useLiveDoc, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

const pollMs = 5_000

/**
 * Returns an agency's mail domain from the registry, and has it checked while its page is open. Null if the
 * registry names another agency.
 */
export function useMailDomain(agency: Agency) {
  const { region } = useWorkspaceRef()
  const name = agency.resendEmailDomain
  // All mail domains are registered in the default database.
  const liveDomain = useLiveDoc(
    'mailDomain',
    name === '' ? null : { region: 'na', path: paths.mailDomain(name) },
  )
  const storedDomain =
    liveDomain.status === 'ready' && liveDomain.data?.agencyId === agency.ID ? liveDomain.data : null
  const state: Live<MailDomain | null> =
    liveDomain.status === 'ready' ? { status: 'ready', data: storedDomain } : liveDomain
  const ref = { region, agencyId: agency.ID }
  const isWaitedFor = storedDomain !== null && storedDomain.state !== 'verified' && !storedDomain.isReleasing

  useEffect(() => {
    if (!isWaitedFor) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // The next check follows in five seconds, so a single failed check is not shown.
      call('checkMailDomain', { region, agencyId: agency.ID, isRetry: false }, region).catch(() => {})
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWaitedFor, region, agency.ID])

  return {
    name,
    state,
    add: async (domain: string) => void (await call('addMailDomain', { ...ref, domain }, region)),
    check: async () => (await call('checkMailDomain', { ...ref, isRetry: true }, region)).state,
    remove: async () => void (await call('removeMailDomain', ref, region)),
  }
}

export type FollowedMailDomain = ReturnType<typeof useMailDomain>
