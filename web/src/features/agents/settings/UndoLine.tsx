import { Button } from '@mantine/core'
import styles from './SettingsPage.module.css'
import { t } from './texts.ts'

/** Replaces a removed entry; it takes the focus, because the entry is gone. */
export function UndoLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className={styles.undo}>
      <output>{text}</output>
      {/* The button that was pressed has just left the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus variant="subtle" color="gray" size="compact-sm" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
