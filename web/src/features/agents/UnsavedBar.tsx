import { useEffect } from 'react'
import { Keys } from '../../components/Keys.tsx'
import { useShortcut } from '../../lib/useShortcut.ts'
import type { AgentDraft } from './AgentDraftContext.ts'
import styles from './UnsavedBar.module.css'

/** How long what was thrown away can be had back. */
const undoMs = 12_000

/** There while something is typed and not saved, and for a while after it was thrown away. */
export function UnsavedBar({ draft }: { draft: AgentDraft }) {
  const { isDirty, isSaving, canUndoDiscard, forgetDiscarded } = draft
  useShortcut('mod+s', () => {
    if (isDirty && !isSaving) void draft.save()
  })
  useEffect(() => {
    if (!canUndoDiscard) return
    const timer = setTimeout(forgetDiscarded, undoMs)
    return () => clearTimeout(timer)
  }, [canUndoDiscard, forgetDiscarded])

  if (canUndoDiscard) {
    return (
      <section className={styles.bar} aria-label="Discarded changes">
        <output>Changes discarded</output>
        {/* The button that was pressed has just left the page. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <button type="button" autoFocus onClick={draft.undoDiscard}>
          Undo
        </button>
      </section>
    )
  }
  if (!isDirty) return null
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      <output>Unsaved changes</output>
      <button type="button" onClick={draft.discard} disabled={isSaving}>
        Discard
      </button>
      <button type="button" onClick={() => void draft.save()} disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'} <Keys of="mod S" />
      </button>
    </section>
  )
}
