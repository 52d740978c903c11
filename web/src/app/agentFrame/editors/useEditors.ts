import { paths } from '@parley/functions/shared/paths'
import { lookingMs, type Presence } from '@parley/functions/shared/chat/presence'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useRef } from 'react'
import { useIsPageVisible } from '../../../features/conversations/presence/useIsPageVisible.ts'
import { useOwnNode } from '../../../lib/agents/editedNode.ts'
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
  const ownLocation = useOwnNode()
  const announced = useRef('')
  useEffect(() => {
    if (!isVisible) return
    const savePresence = (seenAt: number) => {
      announced.current = ownLocation
      // A failure is ignored, because nothing depends on this write.
      writePresence(region, paths.editor(agentId, uid), seenAt, ownLocation).catch(() => {})
    }
    const first = setTimeout(
      () => savePresence(Date.now()),
      ownLocation === announced.current ? 0 : settledMs,
    )
    const timer = setInterval(() => savePresence(Date.now()), seenEveryMs)
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

  const presence = useLiveList('presence', {
    region,
    path: paths.editors(agentId),
    newestBy: 'seenAt',
    count: maxEditors,
  })
  const others = presence.status === 'ready' ? presence.data.items.filter(({ ID }) => ID !== uid) : []
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
