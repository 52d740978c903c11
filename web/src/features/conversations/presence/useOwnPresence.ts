import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { paths } from '@parley/functions/shared/paths'
import type { Presence } from '@parley/functions/shared/chat/presence'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useCallback, useEffect, useRef } from 'react'
import { useUid } from '../../../lib/session/session.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { useIsPageVisible } from './useIsPageVisible.ts'
import { useMay } from '../../../lib/session/viewer.ts'

const seenEveryMs = 30_000
const typingEveryMs = 3_000

/**
 * Reports to the visitor and to other operators that this user views the conversation, how far they have
 * read, and when they type; only while `isLooking`.
 */
export function useOwnPresence(
  { ID, window: messages }: Conversation,
  isLooking: boolean,
): {
  showTyping: () => void
  stopTyping: () => void
} {
  const { region, agentId } = useInboxAgentRef()
  const uid = useUid()
  const isVisible = useIsPageVisible()
  const mayTell = useMay('answerVisitors')
  const typedAt = useRef(0)
  const readAt = messages.at(-1)?.at ?? 0
  const latestRead = useRef(readAt)
  useEffect(() => {
    latestRead.current = readAt
  }, [readAt])

  const savePresence = useCallback(
    (changes: Partial<Presence> = {}) => {
      if (!mayTell) return
      const fields = {
        typingAt: typedAt.current,
        seenAt: Date.now(),
        readAt: latestRead.current,
        ...changes,
      }
      // A failure is not reported, since nothing depends on this message.
      write(region, paths.presence(agentId, ID, uid), fields).catch(() => {})
    },
    [region, agentId, ID, uid, mayTell],
  )
  useEffect(() => {
    if (!isVisible || !isLooking) return
    savePresence()
    const timer = setInterval(() => savePresence(), seenEveryMs)
    return () => clearInterval(timer)
  }, [savePresence, isVisible, isLooking, readAt])
  useEffect(() => {
    if (isLooking) return () => savePresence({ seenAt: 0, typingAt: 0 })
  }, [savePresence, isLooking])

  return {
    showTyping() {
      if (Date.now() - typedAt.current < typingEveryMs) return
      typedAt.current = Date.now()
      savePresence()
    },
    stopTyping() {
      if (typedAt.current === 0) return
      typedAt.current = 0
      savePresence()
    },
  }
}

async function write(region: Region, path: string, fields: Omit<Presence, 'ID'>): Promise<void> {
  const { setDocument } = await import('../../../lib/firestore/firestore.ts')
  await setDocument({ region, path }, fields)
}
