import { paths } from '@parley/functions/shared/paths'
import { useEffect, useState } from 'react'
import { isMissing } from '../../lib/errors.ts'
import { firstChecks } from '../../lib/firstView/firstChecks.ts'
import { readFields } from '../../lib/firstView/firstRead.ts'
import { useReopen } from '../../lib/live/live.ts'
import { useWorkspace } from '../../lib/live/liveShell.tsx'
import { useUid, type WorkspaceRef } from '../../lib/session/session.ts'
import { useSignOutWhen } from './useSignOutWhen.ts'

/**
 * Signs out or reloads the access when the database refuses the workspace. The person may have been removed
 * without an event yet, so the access is read; if it still names the workspace, the session itself is
 * refused.
 */
export function AccessCheck({ region, workspaceId }: WorkspaceRef) {
  const uid = useUid()
  const workspace = useWorkspace()
  const reopen = useReopen('access', { region, path: paths.access(uid) })
  const [isSessionRefused, setSessionRefused] = useState(false)
  const isRefused = workspace.status === 'error' && isMissing(workspace.error)

  useEffect(() => {
    if (!isRefused) return
    reopen()
    let isOver = false
    isStillNamed(uid, { region, workspaceId }).then(
      (isNamed) => isOver || setSessionRefused(isNamed),
      // Offline: nothing is known, and the page itself reports that it could not load.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [isRefused, reopen, uid, region, workspaceId])
  useSignOutWhen(isSessionRefused)
  return null
}

/** Returns whether the server's access document of a person names a workspace now. */
async function isStillNamed(uid: string, { region, workspaceId }: WorkspaceRef): Promise<boolean> {
  const fields = await readFields({ region, path: paths.access(uid) })
  const access = fields && firstChecks.access(fields)
  return access?.kind === 'user' && Object.hasOwn(access.ws, workspaceId)
}
