import { ActionIcon, Textarea } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import type { HandoffState } from '@parley/functions/shared/handoff'
import { IconBolt, IconSend2 } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useUid } from '../../lib/session.ts'
import { useShortcut } from '../../lib/useShortcut.ts'
import { CannedRepliesDialog } from './CannedRepliesDialog.tsx'
import { CannedPicker } from './CannedPicker.tsx'
import styles from './Composer.module.css'
import { useCannedPicker } from './useCannedPicker.ts'
import { useHasCannedReplies } from './useInboxLists.ts'
import { t } from './texts.ts'
import { isUnderLayer } from '../../components/useEscape.ts'
import { useMay } from '../../lib/viewer.ts'

interface ComposerProps {
  conversation: Conversation
  state: HandoffState
  text: string
  input: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  onSend: (text: string) => void
  onTyping: () => void
  onStop: () => void
}

const longest = 4000

/** Where an operator answers in his own name. */
export function Composer({
  conversation,
  state,
  text,
  input,
  onChange,
  onSend,
  onTyping,
  onStop,
}: ComposerProps) {
  const uid = useUid()
  const [isManaging, setManaging] = useState(false)
  const mayUseReplies = useHasCannedReplies()
  const mayManage = useMay('changeCannedReplies')
  const isClosed = conversation.isBlocked || isDeleted(conversation)
  const picker = useCannedPicker(input, text, handleText)
  useShortcut('r', () => input.current?.focus(), isUnderLayer)

  function handleText(next: string) {
    onChange(next)
    if (next.trim()) onTyping()
    else onStop()
  }

  function handleSend() {
    if (!text.trim() || isClosed) return
    onSend(text.trim())
    onChange('')
    onStop()
    input.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    // A word being composed from several keys is ended by Enter, not sent.
    if (event.nativeEvent.isComposing || picker.handleKey(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return
    event.preventDefault()
    handleSend()
  }

  return (
    <>
      <form
        className={styles.composer}
        aria-label={t('reply')}
        onSubmit={(event) => {
          event.preventDefault()
          handleSend()
        }}
      >
        {mayUseReplies && picker.isOpen && (
          <CannedPicker picker={picker} onManage={mayManage ? () => setManaging(true) : undefined} />
        )}
        <Textarea
          ref={input}
          aria-label={t('yourReply')}
          placeholder={t(mayUseReplies ? 'replyPlaceholder' : 'yourReply')}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={longest}
          value={text}
          disabled={isClosed}
          aria-describedby="reply-note"
          {...picker.inputProps}
          onChange={(event) => handleText(event.currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={onStop}
          onSelect={picker.handleCaret}
        />
        <div className={styles.foot}>
          {mayUseReplies && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('cannedReplies')}
              aria-expanded={picker.isOpen}
              disabled={isClosed}
              onClick={picker.toggle}
            >
              <IconBolt size={17} />
            </ActionIcon>
          )}
          <p id="reply-note">{noteOf(conversation, state, uid)}</p>
          <ActionIcon type="submit" size={32} aria-label={t('sendReply')} disabled={!text.trim() || isClosed}>
            <IconSend2 size={17} />
          </ActionIcon>
        </div>
      </form>
      {isManaging && <CannedRepliesDialog onClose={() => setManaging(false)} />}
    </>
  )
}

/** What sending does beyond sending. */
function noteOf(conversation: Conversation, state: HandoffState, uid: string): string {
  const { isBlocked, assigneeUid, assigneeName } = conversation
  if (isDeleted(conversation)) return t('deletedByVisitor')
  if (isBlocked) return t('visitorIsBlocked')
  if (state !== 'human') return t('sendingTakesOver')
  if (assigneeUid && assigneeUid !== uid) return t('colleagueIsAnswering', { name: assigneeName })
  return t('enterSends')
}

/** The visitor took his words out of it: nothing that is said here would reach him. */
function isDeleted({ isTest, visitorId }: Conversation): boolean {
  return !isTest && visitorId === ''
}
