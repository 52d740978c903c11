import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useWorkspace } from '../../lib/live/liveShell.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

/** Returns the id of the workspace's agency, which the first visit creates; undefined until it is known. */
export function useAgencyId(): { agencyId: string | undefined; failure: unknown; retry: () => void } {
  const { region, workspaceId } = useWorkspaceRef()
  const workspace = useWorkspace()
  const [failure, setFailure] = useState<unknown>()
  const stored = workspace.status === 'ready' ? workspace.data?.agencyId : undefined
  const isMissing = stored === '' && failure === undefined

  useEffect(() => {
    if (!isMissing) return
    call('createAgency', { region, workspaceId }, region).then(
      () => void showToast(t('initialized')),
      (error: unknown) => {
        void showToast(t('notInitialized'), 'bad')
        setFailure(error)
      },
    )
  }, [isMissing, region, workspaceId])

  return { agencyId: stored || undefined, failure, retry: () => setFailure(undefined) }
}
