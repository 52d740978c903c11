import { ActionIcon, Textarea } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import { IconBolt, IconSend2 } from '@tabler/icons-react'
import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { useUid } from '../../../lib/session/session.ts'
import { useShortcut } from '../../../lib/browser/useShortcut.ts'
import { t as tOfBroken } from '../../../components/brokenChannels/texts.ts'
import { AddFilesButton } from './AddFilesButton.tsx'
import type { ArrivedFile } from './arrivedFiles.ts'
import { canBeAnswered, isDeleted } from './canBeAnswered.ts'
import { CannedRepliesDialog } from '../cannedReplies/CannedRepliesDialog.tsx'
import { CannedPicker } from '../cannedReplies/CannedPicker.tsx'
import styles from './Composer.module.css'
import { noteOfFiles } from './noteOfFiles.ts'
import { ReplyFileList } from './ReplyFileList.tsx'
import { useCannedPicker } from '../cannedReplies/useCannedPicker.ts'
import { useHasCannedReplies } from '../useInboxLists.ts'
import type { ReplyFiles } from './useReplyFiles.ts'
import { t } from '../texts.ts'
import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { isComposing } from '../../../lib/browser/isComposing.ts'

interface ComposerProps {
  conversation: Conversation
  state: HandoffState
  text: string
  files: ReplyFiles
  /** True while files are dragged over the conversation. */
  isDropOver: boolean
  /** True when no message would reach the person: the typed text stays and can be copied. */
  isStopped: boolean
  input: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  onSend: (text: string, files: ArrivedFile[]) => void
  onTyping: () => void
  onStop: () => void
}

const maxReplyLength = 4000

/** The text field and buttons with which an operator replies under their own name. */
export function Composer({
  conversation,
  state,
  text,
  files,
  isDropOver,
  isStopped,
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
  const isOver = !canBeAnswered(conversation)
  const isClosed = isOver || isStopped
  const hasFiles = files.files.length > 0
  const canSend = !isClosed && files.files.every(isArrived) && (text.trim() !== '' || hasFiles)
  const ownNote = isStopped && !isOver ? stopNote(text !== '' || hasFiles) : noteOf(conversation, state, uid)
  const note = noteOfFiles(files.files, isDropOver) ?? ownNote
  const picker = useCannedPicker(input, text, handleText)
  useShortcut('r', () => input.current?.focus(), isUnderLayer)

  function handleText(next: string) {
    onChange(next)
    if (next.trim()) onTyping()
    else onStop()
  }

  function handleSend(event: SyntheticEvent) {
    event.preventDefault()
    if (!canSend) return
    onSend(text.trim(), files.take())
    onChange('')
    onStop()
    input.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    // Enter ends an IME composition and does not send the message.
    if (isComposing(event.nativeEvent) || picker.handleKey(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return
    handleSend(event)
  }

  return (
    <>
      <form
        className={styles.composer}
        data-over={isDropOver || undefined}
        data-stopped={isStopped || undefined}
        aria-label={t('reply')}
        onSubmit={handleSend}
      >
        {mayUseReplies && picker.isOpen && !isClosed && (
          <CannedPicker picker={picker} onManage={mayManage ? () => setManaging(true) : undefined} />
        )}
        <Textarea
          ref={input}
          aria-label={t('yourReply')}
          placeholder={placeholderOf(isStopped, mayUseReplies)}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={maxReplyLength}
          value={text}
          disabled={isOver}
          readOnly={isStopped}
          aria-describedby="reply-stop reply-note"
          {...picker.inputProps}
          onChange={(event) => handleText(event.currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={onStop}
          onPaste={(event) => !isClosed && pasteFiles(event, files)}
          onSelect={picker.handleCaret}
        />
        <ReplyFileList files={files} />
        <ComposerFoot
          channel={conversation.channel}
          picker={mayUseReplies ? picker : undefined}
          isClosed={isClosed}
          canSend={canSend}
          note={note}
          onAddFiles={files.add}
        />
      </form>
      {isManaging && <CannedRepliesDialog onClose={() => setManaging(false)} />}
    </>
  )
}

interface ComposerFootProps {
  channel: Conversation['channel']
  /** The picker of canned replies; undefined for members who may not use them. */
  picker: ReturnType<typeof useCannedPicker> | undefined
  isClosed: boolean
  canSend: boolean
  note: string
  onAddFiles: ReplyFiles['add']
}

function ComposerFoot({ channel, picker, isClosed, canSend, note, onAddFiles }: ComposerFootProps) {
  return (
    <div className={styles.foot}>
      <AddFilesButton channel={channel} isDisabled={isClosed} onAdd={onAddFiles} />
      {picker && (
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
      <p id="reply-note">{note}</p>
      <ActionIcon type="submit" size={32} aria-label={t('sendReply')} disabled={!canSend}>
        <IconSend2 size={17} />
      </ActionIcon>
    </div>
  )
}

/** Attaches pasted files. Text that is copied together with an image of itself is pasted as text. */
function pasteFiles(event: ClipboardEvent, files: ReplyFiles): void {
  const { files: pasted, types } = event.clipboardData
  if (pasted.length === 0 || types.includes('text/plain')) return
  event.preventDefault()
  files.add([...pasted])
}

function placeholderOf(isStopped: boolean, mayUseReplies: boolean): string {
  if (isStopped) return tOfBroken('repliesStop')
  return t(mayUseReplies ? 'replyPlaceholder' : 'yourReply')
}

const isArrived = ({ arrived }: ReplyFiles['files'][number]) => arrived !== undefined

function stopNote(hasWords: boolean): string {
  return hasWords ? tOfBroken('wordsStay') : ''
}

/** Describes the side effects of sending, such as a takeover or a reopened conversation. */
function noteOf(conversation: Conversation, state: HandoffState, uid: string): string {
  const { isBlocked, assigneeUid, assigneeName } = conversation
  if (isDeleted(conversation)) return t('deletedByVisitor')
  if (isBlocked) return t('visitorIsBlocked')
  if (state === 'resolved') return t('sendingReopens')
  if (state !== 'human') return t('sendingTakesOver')
  if (assigneeUid && assigneeUid !== uid) return t('colleagueIsAnswering', { name: assigneeName })
  return t('enterSends')
}
