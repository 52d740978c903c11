import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Keys } from '../../components/Keys.tsx'
import { conflictsOf } from '../../lib/drafts/standOn.ts'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { useUndoKeys } from '../../lib/drafts/useUndoKeys.ts'
import { useShortcut } from '../../lib/useShortcut.ts'
import { useIsOnline } from '../../lib/useIsOnline.ts'
import type { AgentEditing } from './AgentDraftContext.ts'
import { ConflictList } from './ConflictList.tsx'
import { fieldNamesOf } from './fieldNames.ts'
import styles from './UnsavedBar.module.css'
import { unsavedWords } from './unsavedWords.ts'
import { t } from './texts.ts'
import { isUnderLayer } from '../../components/useEscape.ts'

/** How long what was taken back can be had back here. */
const takenBackMs = 12_000

interface UnsavedBarProps {
  editing: AgentEditing
}

/** There while something is typed and not saved, and for a while after it was taken back. */
export function UnsavedBar({ editing }: UnsavedBarProps) {
  const { store, save } = editing
  const isDirty = useDraft(store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  const takenBack = useDraft(store, (state) => state.takenBack)
  const hasConflict = useDraft(
    store,
    (state) => state.hindrance === 'conflict' && conflictsOf(state).length > 0,
  )
  useUndoKeys(store, isUnderLayer)
  useShortcut('mod+s', () => {
    if (isDirty && !store.state.isSaving) void save()
  })
  useEffect(() => {
    if (takenBack === null) return
    const timer = setTimeout(() => store.forgetTakenBack(), takenBackMs)
    return () => clearTimeout(timer)
  }, [store, takenBack])

  if (isDirty) return hasConflict ? <ConflictBar editing={editing} /> : <DirtyBar editing={editing} />
  if (takenBack === null) return null
  const isDiscarded = takenBack === 'discarded'
  return (
    <section className={styles.bar} aria-label={isDiscarded ? t('discardedChanges') : t('undoneChanges')}>
      <output>{isDiscarded ? t('changesDiscarded') : t('changesUndone')}</output>
      {/* The button that was pressed has just left the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <button type="button" autoFocus onClick={() => (isDiscarded ? store.undo() : store.redo())}>
        {isDiscarded ? t('undo') : t('redo')}
      </button>
    </section>
  )
}

function DirtyBar({ editing: { store, save } }: UnsavedBarProps) {
  const isSaving = useDraft(store, (state) => state.isSaving)
  const canUndo = useDraft(store, (state) => state.canUndo)
  const canRedo = useDraft(store, (state) => state.canRedo)
  const names = useDraft(store, ({ edits }) => fieldNamesOf(edits.map(({ path }) => path)))
  const keptAt = useDraft(store, (state) => state.keptAt)
  const isUnreached = useDraft(store, ({ hindrance }) => hindrance === 'offline')
  const isOnline = useIsOnline()
  return (
    <section className={styles.bar} data-kind="dirty" aria-label={t('unsavedChanges')}>
      <output>
        {unsavedWords({ isOnline, isUnreached, keptAt })}
        <small>{names}</small>
      </output>
      {canUndo && (
        <button type="button" aria-label={t('undoTheLastChange')} onClick={() => store.undo()}>
          <IconArrowBackUp size={18} />
        </button>
      )}
      {canRedo && (
        <button type="button" aria-label={t('redoTheLastChange')} onClick={() => store.redo()}>
          <IconArrowForwardUp size={18} />
        </button>
      )}
      <button type="button" onClick={() => store.discard()} disabled={isSaving}>
        {t('discard')}
      </button>
      <button type="button" onClick={() => void save()} disabled={isSaving}>
        {isSaving ? t('saving') : t('save')} <Keys of="mod S" />
      </button>
    </section>
  )
}

function ConflictBar({ editing: { store, save } }: UnsavedBarProps) {
  // The state is new with every change; what is compared is made from it here.
  const conflicts = conflictsOf(useDraft(store, (state) => state))
  const paths = conflicts.map(({ path }) => path)
  return (
    <section className={styles.bar} data-conflict="true" aria-label={t('changedBySomebodyElse')}>
      <output>{t('conflictsIn', { fields: fieldNamesOf(paths) })}</output>
      <ConflictList conflicts={conflicts} onSettle={(path, choice) => store.settle([path], choice)} />
      <button type="button" onClick={() => store.settle(paths, 'theirs')}>
        {t('takeTheOther')}
      </button>
      <button
        type="button"
        onClick={() => {
          store.settle(paths, 'mine')
          void save()
        }}
      >
        {t('saveMine')}
      </button>
    </section>
  )
}
