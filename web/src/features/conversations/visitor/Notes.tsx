import { ActionIcon, Button, Textarea } from '@mantine/core'
import type { Note } from '@parley/functions/shared/chat/inbox'
import { paths } from '@parley/functions/shared/paths'
import { IconTrash } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/toast.ts'
import { addNote, deleteNote } from '../thread/conversationActions.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { memberName } from '../names.ts'
import { useReplyDraft } from '../reply/useReplyDraft.ts'
import { itemsOf, useMembers } from '../useInboxLists.ts'
import styles from './VisitorPanel.module.css'
import { t } from '../texts.ts'
import { isComposing } from '../../../lib/browser/isComposing.ts'

/** Lists and writes operators' notes to each other, which visitors never see. */
export function Notes({ conversationId }: { conversationId: string }) {
  const agentRef = useInboxAgentRef()
  const session = useSession()
  const members = itemsOf(useMembers())
  const { text, setText, putBack } = useReplyDraft(conversationId, 'note')
  const [noteToDelete, setNoteToDelete] = useState<Note>()
  const result = useLiveList('note', {
    region: agentRef.region,
    path: paths.notes(agentRef.agentId, conversationId),
    newestBy: 'at',
    count: 100,
  })
  const notes = result.status === 'ready' ? result.data.items : []

  /** Members have their current name; the name stored in a note is used only for those who have left. */
  function nameOf({ by, byName }: Note): string {
    if (by === session.uid) return t('you')
    const member = members.find(({ uid }) => uid === by)
    return member ? memberName(member) : byName || t('somebody')
  }

  function handleAdd() {
    const note = text.trim()
    if (!note) return
    setText('')
    addNote(
      agentRef,
      conversationId,
      note,
      session.uid,
      memberName(members.find(({ uid }) => uid === session.uid) ?? session).slice(0, 100),
    ).catch((error: unknown) => {
      // Restores the text of the failed note, unless the next note has been started.
      putBack(note)
      showFailure(error, (reason) => t('noteNotSaved', { reason }))
    })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    handleAdd()
  }

  return (
    <section aria-labelledby="conversation-notes">
      <h3 id="conversation-notes">{t('notes')}</h3>
      <Textarea
        aria-label={t('addNote')}
        size="xs"
        placeholder={t('forColleagues')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {text.trim() !== '' && (
        <Button variant="default" size="compact-sm" onClick={handleAdd}>
          {t('addNote')}
        </Button>
      )}
      {result.status === 'error' && <InlineFailure text={t('notesNotLoaded')} retry={result.retry} />}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('notes')}>
          {notes.map((note) => (
            <NoteItem
              key={note.ID}
              note={note}
              name={nameOf(note)}
              onDelete={note.by === session.uid ? () => setNoteToDelete(note) : undefined}
            />
          ))}
        </ul>
      )}
      {noteToDelete && (
        <ConfirmDialog
          title={t('deleteNote')}
          text={t('noteGoes', { note: noteToDelete.text.slice(0, 120) })}
          action={t('deleteNote')}
          isDangerous
          onConfirm={() => deleteNote(agentRef, conversationId, noteToDelete.ID)}
          onClose={() => setNoteToDelete(undefined)}
        />
      )}
    </section>
  )
}

interface NoteItemProps {
  note: Note
  name: string
  /** Undefined for notes of others. */
  onDelete: (() => void) | undefined
}

function NoteItem({ note, name, onDelete }: NoteItemProps) {
  return (
    <li>
      <p dir="auto">{note.text}</p>
      <small>
        <bdi dir="auto">{name}</bdi> ·{' '}
        <time dateTime={new Date(note.at).toISOString()} title={formatDateTime(note.at)}>
          {formatAgo(note.at)}
        </time>
      </small>
      {onDelete && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={t('deleteNoteNamed', { note: note.text.slice(0, 30) })}
          onClick={onDelete}
        >
          <IconTrash size={14} />
        </ActionIcon>
      )}
    </li>
  )
}
