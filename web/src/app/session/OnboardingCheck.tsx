import { useEffect } from 'react'
import { useWorkspace } from '../../lib/live/liveShell.tsx'
import { useUid, type WorkspaceRef } from '../../lib/session/session.ts'
import { consumeEntering } from './entryNote.ts'

/**
 * Redirects a person who enters their own workspace to the onboarding, unless they have completed or skipped
 * it or have an agent. Links to pages of the workspace still lead there.
 */
export function OnboardingCheck({ region, workspaceId }: WorkspaceRef) {
  const uid = useUid()
  const workspace = useWorkspace()
  const data = workspace.status === 'ready' ? workspace.data : null
  const isKnown = data !== null
  const isNew = data?.agentCount === 0 && !data.internal.isAgentOnboardingDone && workspaceId === uid

  useEffect(() => {
    if (isKnown && consumeEntering() && isNew) location.replace(`/onboarding?region=${region}`)
  }, [isKnown, isNew, region])
  return null
}
