import { paths } from '@parley/functions/shared/paths'
import { lookingMs, type Presence } from '@parley/functions/shared/chat/presence'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useRef } from 'react'
import { useIsPageVisible } from '../../../features/conversations/presence/useIsPageVisible.ts'
import { useOwnPlace } from '../../../lib/agents/editedNode.ts'
import { useNow } from '../../../lib/browser/useNow.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useUid } from '../../../lib/session/session.ts'

const seenEveryMs = 30_000
/** The time that a person must stay at a node before it is shared. */
const settledMs = 1_000
const maxEditors = 20

/** Shares that this person has an agent open, and returns its other editors. */
export function useEditors(region: Region, agentId: string): Presence[] {
  const uid = useUid()
  const isVisible = useIsPageVisible()
  const ownLocation = useOwnPlace()
  const announced = useRef('')
  useEffect(() => {
    if (!isVisible) return
    const tell = (seenAt: number) => {
      announced.current = ownLocation
      // A failure is ignored, because nothing depends on this write.
      writePresence(region, paths.editor(agentId, uid), seenAt, ownLocation).catch(() => {})
    }
    const first = setTimeout(() => tell(Date.now()), ownLocation === announced.current ? 0 : settledMs)
    const timer = setInterval(() => tell(Date.now()), seenEveryMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [region, agentId, uid, isVisible, ownLocation])
  useEffect(() => {
    if (!isVisible) return
    return () => {
      writePresence(region, paths.editor(agentId, uid), 0, '').catch(() => {})
    }
  }, [region, agentId, uid, isVisible])

  const live = useLiveList('presence', {
    region,
    path: paths.editors(agentId),
    newestBy: 'seenAt',
    count: maxEditors,
  })
  const others = live.status === 'ready' ? live.data.items.filter(({ ID }) => ID !== uid) : []
  const now = useNow(
    5_000,
    others.some(({ seenAt }) => seenAt > 0),
  )
  return others.filter(({ seenAt }) => now - seenAt < lookingMs)
}

async function writePresence(
  region: Region,
  path: string,
  seenAt: number,
  ownLocation: string,
): Promise<void> {
  const { setDocumentAtOnce } = await import('../../../lib/firestore/firestore.ts')
  await setDocumentAtOnce(
    { region, path },
    { typingAt: 0, seenAt, readAt: 0, ...(ownLocation && { place: ownLocation }) },
  )
}
