import { useMemo } from 'react'
import { minuteMs } from '@parley/functions/shared/durations'
import { startOfDay } from '../../lib/formats/formats.ts'
import { useIsFirstViewOver } from '../../lib/firstView/firstView.ts'
import type { Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useNow } from '../../lib/browser/useNow.ts'
import { useRead } from '../../lib/live/useRead.ts'
import type { Activity } from './addUpActivity.ts'
import { lastDays } from './lastDays.ts'

/** Returns the counts of the workspace in the last fourteen days of the reader, including today. */
export function useActivity(): Live<Activity> {
  const { region, workspaceId } = useWorkspaceRef()
  const today = startOfDay(useNow(minuteMs, true))
  const days = useMemo(() => lastDays(today, 14), [today])
  const isOver = useIsFirstViewOver()
  return useRead(
    isOver ? ['activity', region, workspaceId, today] : null,
    async () => {
      // Loaded with the schemas, which the first view does not need.
      const { readActivity } = await import('./readActivity.ts')
      return readActivity(region, workspaceId, days)
    },
    { keepsPrevious: true, everyMs: 2 * minuteMs },
  )
}
