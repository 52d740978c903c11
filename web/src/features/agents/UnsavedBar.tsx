import { Keys } from '../../components/Keys.tsx'
import { useShortcut } from '../../lib/useShortcut.ts'
import styles from './UnsavedBar.module.css'

interface UnsavedBarProps {
  isDirty: boolean
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** There while something is typed and not saved. */
export function UnsavedBar({ isDirty, isSaving, onSave, onDiscard }: UnsavedBarProps) {
  useShortcut('mod+s', () => {
    if (isDirty && !isSaving) onSave()
  })
  if (!isDirty) return null
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      <output>Unsaved changes</output>
      <button type="button" onClick={onDiscard} disabled={isSaving}>
        Discard
      </button>
      <button type="button" onClick={onSave} disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'} <Keys of="mod S" />
      </button>
    </section>
  )
}
