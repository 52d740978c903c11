import { useState } from 'react'
import { useIsFirstViewOver } from '../../lib/firstView.ts'
import type { Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useRead } from '../../lib/useRead.ts'
import type { Activity } from './addUpActivity.ts'
import { lastDays } from './lastDays.ts'

/** What happened in the workspace on the last fourteen days of the person at the screen, today included. */
export function useActivity(): Live<Activity> {
  const { region, workspaceId } = useWorkspaceRef()
  const [days] = useState(() => lastDays(Date.now(), 14))
  const isOver = useIsFirstViewOver()
  return useRead(isOver ? ['activity', region, workspaceId, days[0]] : null, async () => {
    // With the schemas, which the first view does without.
    const { readActivity } = await import('./readActivity.ts')
    return readActivity(region, workspaceId, days)
  })
}
