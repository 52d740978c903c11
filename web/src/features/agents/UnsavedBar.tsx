import { useEffect } from 'react'
import { Keys } from '../../components/Keys.tsx'
import { useShortcut } from '../../lib/useShortcut.ts'
import type { AgentDraft } from './AgentDraftContext.ts'
import styles from './UnsavedBar.module.css'

/** How long what was thrown away can be had back. */
const undoMs = 12_000

/** There while something is typed and not saved, and for a while after it was thrown away. */
export function UnsavedBar({ draft }: { draft: AgentDraft }) {
  const { isDirty, isSaving, conflicts, canUndoDiscard, forgetDiscarded } = draft
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
  if (conflicts.length > 0) {
    return (
      <section className={styles.bar} aria-label="Changed by somebody else">
        <output>{namesOf(conflicts)}: changed elsewhere meanwhile, and not saved here</output>
        <button type="button" onClick={draft.takeTheirs} disabled={isSaving}>
          Take the other
        </button>
        <button type="button" onClick={() => void draft.saveMine()} disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save mine'}
        </button>
      </section>
    )
  }
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

const fieldNames: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  ADVANCED_customCSS: 'Custom CSS',
  'vgOptions.initMessages': 'Launch messages',
  'vgOptions.suggestedReplies': 'Suggested replies',
  'vgOptions.systemPrompt': 'System prompt',
}

function namesOf(paths: readonly string[]): string {
  const names = paths.map((path) => fieldNames[path]).filter((name) => name !== undefined)
  const others = paths.length - names.length
  if (others > 0) names.push(others === 1 ? 'a setting' : `${others} settings`)
  return new Intl.ListFormat('en').format(names).replace(/^a /, 'A ')
}
