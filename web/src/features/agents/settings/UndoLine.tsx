import { Button } from '../../../components/Button.tsx'
import styles from './SettingsPage.module.css'

/** Stands where something was removed; the keyboard's focus comes here, since its place is gone. */
export function UndoLine({ what, onUndo }: { what: string; onUndo: () => void }) {
  return (
    <div className={styles.undo}>
      <output>Removed {what}.</output>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has just left the page */}
      <Button autoFocus variant="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
