import { paths } from '@parley/functions/shared/paths'
import { useEffect, useState } from 'react'
import { isMissing } from '../lib/errors.ts'
import { firstChecks } from '../lib/firstChecks.ts'
import { readFields } from '../lib/firstRead.ts'
import { useReopen } from '../lib/live.ts'
import { useWorkspace } from '../lib/liveShell.tsx'
import { useUid, type WorkspaceRef } from '../lib/session.ts'
import { useSignOutWhen } from './useSignOutWhen.ts'

/**
 * A workspace that is refused was taken from this person, who may not have been told yet: then the access is
 * asked for. Where that still names the workspace, it is the session that is refused.
 */
export function AccessCheck({ region, workspaceId }: WorkspaceRef) {
  const uid = useUid()
  const workspace = useWorkspace()
  const askAnew = useReopen('access', { region, path: paths.access(uid) })
  const [isSessionRefused, setSessionRefused] = useState(false)
  const isRefused = workspace.status === 'error' && isMissing(workspace.error)

  useEffect(() => {
    if (!isRefused) return
    askAnew()
    let isOver = false
    isStillNamed(uid, { region, workspaceId }).then(
      (isNamed) => isOver || setSessionRefused(isNamed),
      // Out of reach: nothing is known, and the page says by itself that it could not be loaded.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [isRefused, askAnew, uid, region, workspaceId])
  useSignOutWhen(isSessionRefused)
  return null
}

/** Whether the server says, at this moment, that somebody is in a workspace. */
async function isStillNamed(uid: string, { region, workspaceId }: WorkspaceRef): Promise<boolean> {
  const fields = await readFields({ region, path: paths.access(uid) })
  const access = fields && firstChecks.access(fields)
  return access?.kind === 'user' && Object.hasOwn(access.ws, workspaceId)
}
