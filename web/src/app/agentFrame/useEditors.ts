import { paths } from '@parley/functions/shared/paths'
import { lookingMs, type Presence } from '@parley/functions/shared/presence'
import type { Region } from '@parley/functions/shared/regions'
import { useEffect } from 'react'
import { useIsPageVisible } from '../../features/conversations/useIsPageVisible.ts'
import { useNow } from '../../lib/useNow.ts'
import { useLiveList } from '../../lib/live.ts'
import { useUid } from '../../lib/session.ts'

const seenEveryMs = 30_000
const most = 20

/** Tells colleagues that this person has an agent open, and answers who else has. */
export function useEditors(region: Region, agentId: string): Presence[] {
  const uid = useUid()
  const isVisible = useIsPageVisible()
  useEffect(() => {
    if (!isVisible) return
    const tell = (seenAt: number) => {
      // A failure is not reported, since nothing depends on this message.
      writePresence(region, paths.editor(agentId, uid), seenAt).catch(() => {})
    }
    tell(Date.now())
    const timer = setInterval(() => tell(Date.now()), seenEveryMs)
    return () => {
      clearInterval(timer)
      tell(0)
    }
  }, [region, agentId, uid, isVisible])

  const live = useLiveList('presence', {
    region,
    path: paths.editors(agentId),
    newestBy: 'seenAt',
    count: most,
  })
  const others = live.status === 'ready' ? live.data.items.filter(({ ID }) => ID !== uid) : []
  const now = useNow(
    5_000,
    others.some(({ seenAt }) => seenAt > 0),
  )
  return others.filter(({ seenAt }) => now - seenAt < lookingMs)
}

async function writePresence(region: Region, path: string, seenAt: number): Promise<void> {
  const { setDocumentAtOnce } = await import('../../lib/firestore.ts')
  await setDocumentAtOnce({ region, path }, { typingAt: 0, seenAt, readAt: 0 })
}
