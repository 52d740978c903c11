import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Keys } from '../../../components/text/Keys.tsx'
import { conflictsOf } from '../../../lib/drafts/rebaseEdits.ts'
import { useDraft } from '../../../lib/drafts/useDraft.ts'
import { useUndoKeys } from '../../../lib/drafts/useUndoKeys.ts'
import { useShortcut } from '../../../lib/browser/useShortcut.ts'
import { useIsOnline } from '../../../lib/browser/useIsOnline.ts'
import type { AgentEditing } from './AgentDraftContext.ts'
import { ConflictList } from './ConflictList.tsx'
import { fieldNamesOf } from './fieldNames.ts'
import styles from './UnsavedBar.module.css'
import { unsavedWords } from './unsavedWords.ts'
import { t } from '../texts.ts'
import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'

/** The time in which undone changes can be redone here. */
const undoneMs = 12_000

interface UnsavedBarProps {
  editing: AgentEditing
}

/** Shown while there are unsaved changes, and for a while after they were undone. */
export function UnsavedBar({ editing }: UnsavedBarProps) {
  const { store, save } = editing
  const isDirty = useDraft(store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  const takenBack = useDraft(store, (state) => state.takenBack)
  const hasConflict = useDraft(
    store,
    (state) => state.obstacle === 'conflict' && conflictsOf(state).length > 0,
  )
  useUndoKeys(store, isUnderLayer)
  useShortcut('mod+s', () => {
    if (isDirty && !store.state.isSaving) void save()
  })
  useEffect(() => {
    if (takenBack === null) return
    const timer = setTimeout(() => store.deleteUndone(), undoneMs)
    return () => clearTimeout(timer)
  }, [store, takenBack])

  if (isDirty) return hasConflict ? <ConflictBar editing={editing} /> : <DirtyBar editing={editing} />
  if (takenBack === null) return null
  return takenBack === 'discarded' ? (
    <TakenBackBar
      label={t('discardedChanges')}
      text={t('changesDiscarded')}
      action={t('undo')}
      onRevert={() => store.undo()}
    />
  ) : (
    <TakenBackBar
      label={t('undoneChanges')}
      text={t('changesUndone')}
      action={t('redo')}
      onRevert={() => store.redo()}
    />
  )
}

interface TakenBackBarProps {
  label: string
  text: string
  action: string
  onRevert: () => void
}

function TakenBackBar({ label, text, action, onRevert }: TakenBackBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The clicked button has just left the page; a focus elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <section className={styles.bar} data-at-foot aria-label={label}>
      <output>{text}</output>
      <div className={styles.buttons}>
        <Button ref={button} variant="default" onClick={onRevert}>
          {action}
        </Button>
      </div>
    </section>
  )
}

function DirtyBar({ editing: { store, save } }: UnsavedBarProps) {
  const isSaving = useDraft(store, (state) => state.isSaving)
  const canUndo = useDraft(store, (state) => state.canUndo)
  const canRedo = useDraft(store, (state) => state.canRedo)
  const names = useDraft(store, ({ edits }) => fieldNamesOf(edits.map(({ path }) => path)))
  const keptAt = useDraft(store, (state) => state.keptAt)
  const isUnreached = useDraft(store, ({ obstacle }) => obstacle === 'offline')
  const isOnline = useIsOnline()
  return (
    <section className={styles.bar} aria-label={t('unsavedChanges')}>
      <output>
        {unsavedWords({ isOnline, isUnreached, keptAt })}
        <small>{names}</small>
      </output>
      <div className={styles.buttons}>
        {canUndo && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('undoTheLastChange')}
            onClick={() => store.undo()}
          >
            <IconArrowBackUp size={18} />
          </ActionIcon>
        )}
        {canRedo && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('redoTheLastChange')}
            onClick={() => store.redo()}
          >
            <IconArrowForwardUp size={18} />
          </ActionIcon>
        )}
        <Button variant="default" onClick={() => store.discard()} disabled={isSaving}>
          {t('discard')}
        </Button>
        <Button onClick={() => void save()} disabled={isSaving} rightSection={<Keys of="mod S" />}>
          {isSaving ? t('saving') : t('save')}
        </Button>
      </div>
    </section>
  )
}

function ConflictBar({ editing: { store, save } }: UnsavedBarProps) {
  // The state is new with every change; the comparison is made from it here.
  const conflicts = conflictsOf(useDraft(store, (state) => state))
  const paths = conflicts.map(({ path }) => path)
  return (
    <section className={styles.bar} data-at-foot data-kind="conflict" aria-label={t('changedBySomebodyElse')}>
      <output>{t('conflictsIn', { fields: fieldNamesOf(paths) })}</output>
      <ConflictList conflicts={conflicts} onSettle={(path, choice) => store.settle([path], choice)} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => store.settle(paths, 'theirs')}>
          {t('takeTheOther')}
        </Button>
        <Button
          onClick={() => {
            store.settle(paths, 'mine')
            void save()
          }}
        >
          {t('saveMine')}
        </Button>
      </div>
    </section>
  )
}
