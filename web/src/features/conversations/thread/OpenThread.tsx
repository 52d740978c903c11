import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useCallback, useRef, useState } from 'react'
import { canBeAnswered } from '../reply/canBeAnswered.ts'
import { Composer } from '../reply/Composer.tsx'
import { ColleaguesHere } from '../presence/ColleaguesHere.tsx'
import styles from './Thread.module.css'
import { ReplyWindow } from '../replyWindow/ReplyWindow.tsx'
import { ThreadDialogs, type ThreadDialog } from './ThreadDialogs.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import { useReplyDraft } from '../reply/useReplyDraft.ts'
import { useEarlierMessages } from './useEarlierMessages.ts'
import { useHandoff } from './useHandoff.ts'
import { useMarkSeen } from './useMarkSeen.ts'
import { useIsBeingRead } from '../presence/useIsBeingRead.ts'
import type { Layout } from '../useLayout.ts'
import { useOutgoing } from '../reply/useOutgoing.ts'
import { useOwnPresence } from '../presence/useOwnPresence.ts'
import { useReplyStop } from '../replyWindow/useReplyStop.ts'
import { useReplyFiles } from '../reply/useReplyFiles.ts'
import { TraceColumnContext } from '../answers/TraceColumnContext.ts'
import { useTrace } from '../answers/useTrace.ts'
import { ThreadDetails } from './ThreadDetails.tsx'
import { t } from '../texts.ts'
import { useFileDrop } from '../../../lib/files/useFileDrop.ts'
import { useMay } from '../../../lib/session/viewer.ts'

interface OpenThreadProps {
  conversation: Conversation
  layout: Layout
  isChosen: boolean
}

/** Shows a conversation to read, answer and manage. */
export function OpenThread({ conversation, layout, isChosen }: OpenThreadProps) {
  const { ID } = conversation
  const mayAnswer = useMay('answerVisitors')
  const element = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const isLookedAt = useIsBeingRead(element, isChosen)
  const handoff = useHandoff(conversation, () => input.current?.focus())
  const outgoing = useOutgoing(ID)
  const main = useRef<HTMLDivElement>(null)
  const files = useReplyFiles(conversation)
  const stop = useReplyStop(conversation)
  // Accept dropped files only when the conversation can take them.
  const canAdd = mayAnswer && !stop.isStopped && canBeAnswered(conversation)
  const isDropOver = useFileDrop(main, (dropped) => canAdd && files.add(dropped)) && canAdd
  const earlier = useEarlierMessages(conversation)
  const { text: draft, setText: setDraft } = useReplyDraft(ID)
  const presence = useOwnPresence(conversation, isLookedAt)
  const [dialog, setDialog] = useState<ThreadDialog>()
  // Shown beside the messages when there is room, otherwise over them.
  const [isBeside, setBeside] = useState(true)
  const [isOver, setOver] = useState(false)
  const isWide = layout === 'wide'
  const trace = useTrace({ hasColumn: isWide, onShow: useCallback(() => setBeside(true), []) })

  useMarkSeen(conversation, isLookedAt)

  return (
    <section
      ref={element}
      className={styles.thread}
      aria-label={t('conversation')}
      data-panel={isWide && isBeside}
    >
      <ThreadHead
        conversation={conversation}
        state={handoff.state}
        isPending={handoff.isPending}
        isAlone={layout === 'narrow'}
        isPanelShown={isWide ? isBeside : isOver}
        onChangeState={handoff.change}
        onTogglePanel={() => (isWide ? setBeside(!isBeside) : setOver(!isOver))}
        onEmail={() => setDialog({ kind: 'transcript' })}
        onPrint={() => void printAll(earlier)}
        onBlock={() => setDialog({ kind: 'block' })}
      />
      <div ref={main} className={styles.main}>
        <TraceColumnContext value={trace.column}>
          <ThreadMessages
            conversation={conversation}
            earlier={earlier}
            outgoing={outgoing}
            onAction={setDialog}
            onEdit={(reply) => {
              outgoing.drop(reply)
              setDraft([reply.text, draft].filter(Boolean).join('\n'))
              files.putBack(reply.files)
              input.current?.focus()
            }}
          />
        </TraceColumnContext>
        <ColleaguesHere conversationId={ID} />
        {mayAnswer && <ReplyWindow conversation={conversation} stop={stop} />}
        {mayAnswer && (
          <Composer
            conversation={conversation}
            state={handoff.state}
            text={draft}
            files={files}
            isDropOver={isDropOver}
            isStopped={stop.isStopped}
            input={input}
            onChange={setDraft}
            onSend={outgoing.send}
            onTyping={presence.showTyping}
            onStop={presence.stopTyping}
          />
        )}
      </div>
      <ThreadDetails
        conversation={conversation}
        shown={isWide ? isBeside && 'beside' : isOver && 'over'}
        trace={trace}
        onClose={() => setOver(false)}
      />
      {dialog && (
        <ThreadDialogs dialog={dialog} conversation={conversation} onClose={() => setDialog(undefined)} />
      )}
    </section>
  )
}

/** Prints the conversation with all its messages, which are loaded first. */
async function printAll({ hasMore, loadAll }: ReturnType<typeof useEarlierMessages>): Promise<void> {
  if (hasMore) await loadAll()
  // Wait until all messages are rendered.
  setTimeout(() => window.print(), 100)
}
