import { Button } from '@mantine/core'
import styles from './SettingsPage.module.css'

/** Stands where something was removed; the keyboard's focus comes here, since its place is gone. */
export function UndoLine({ what, onUndo }: { what: string; onUndo: () => void }) {
  return (
    <div className={styles.undo}>
      <output>Removed {what}.</output>
      {/* The button that was pressed has just left the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus variant="subtle" color="gray" size="compact-sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
