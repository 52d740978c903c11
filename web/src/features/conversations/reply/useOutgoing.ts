import { useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import type { ArrivedFile } from './arrivedFiles.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { deleteUnsent, storeUnsent, readUnsent, type UnsentReply } from './unsentReplies.ts'
import { t } from '../texts.ts'

export interface OutgoingReply extends UnsentReply {
  /** Empty while sending, and after sending until the conversation shows the reply. */
  failure: string
}

export interface Outgoing {
  replies: OutgoingReply[]
  send: (text: string, files: ArrivedFile[]) => void
  /** Repeats the same attempt, which adds nothing if the first one arrived. */
  retry: (reply: OutgoingReply) => void
  drop: (reply: OutgoingReply) => void
}

/** Sends the operator's replies to the server, one after the other. */
export function useOutgoing(conversationId: string): Outgoing {
  const { region, agentId } = useInboxAgentRef()
  const [replies, setReplies] = useState<OutgoingReply[]>(() =>
    readUnsent(conversationId).map((reply) => ({ ...reply, failure: t('uncertain') })),
  )
  const queue = useRef<Promise<void>>(Promise.resolve())

  function deliver({ attemptId, text, files }: UnsentReply) {
    const report = (failure: string) =>
      setReplies((before) =>
        before.map((reply) => (reply.attemptId === attemptId ? { ...reply, failure } : reply)),
      )
    report('')
    queue.current = queue.current
      .then(() => {
        const reply = { region, agentId, conversationId, text, attemptId }
        const passes = files.map(({ id }) => id)
        return call('sendOperatorReply', { ...reply, ...(passes.length > 0 && { files: passes }) }, region)
      })
      .then(
        () => deleteUnsent(conversationId, attemptId),
        (error: unknown) => report(t('notSent', { reason: sentenceOf(error) })),
      )
  }

  return {
    replies,
    send(text, files) {
      const reply = { attemptId: crypto.randomUUID(), text, files }
      storeUnsent(conversationId, reply)
      setReplies((before) => [...before, { ...reply, failure: '' }])
      deliver(reply)
    },
    retry: deliver,
    drop({ attemptId }) {
      deleteUnsent(conversationId, attemptId)
      setReplies((before) => before.filter((reply) => reply.attemptId !== attemptId))
    },
  }
}
