import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import styles from './EditPanel.module.css'
import { SidePanel } from './SidePanel.tsx'

interface Versioned {
  ID: string
  /** Increases with every change. */
  seq: number
}

export interface EditingState {
  /** The form has changes that are not saved. */
  isDirty: boolean
  isBusy: boolean
}

export interface EditedForm<Item> {
  /** The form is created again when it changes. */
  key: string
  /** The initial values of the form; missing for a new item. */
  opened: Item | undefined
  /** The version that a save replaces: newer than the initial one when the person has kept their own text. */
  base: Item | undefined
  /** Called when the state of the form changes. */
  onEditing: (state: EditingState) => void
}

interface EditPanelProps<Item> {
  /** The current version; missing for a new item. */
  item: Item | undefined
  words: { title: string; titleOfNew: string; changedMeanwhile: string; takeTheirs: string; keepMine: string }
  onClose: () => void
  children: (form: EditedForm<Item>) => ReactNode
}

/**
 * Edits something that others can change at the same time.
 * Their changes appear in a form without typed text. Otherwise the person chooses which of the two versions
 * to keep.
 */
export function EditPanel<Item extends Versioned>({ item, words, onClose, children }: EditPanelProps<Item>) {
  const [opened, setOpened] = useState(item)
  const [base, setBase] = useState(item)
  const [{ isDirty, isBusy }, setEditing] = useState<EditingState>({ isDirty: false, isBusy: false })
  // A version that arrives during a save may be the saved one.
  const newer = item && item.seq > (base?.seq ?? -1) && !isBusy ? item : undefined

  function show(next: Item) {
    setOpened(next)
    setBase(next)
  }
  if (newer && !isDirty) show(newer)

  return (
    <SidePanel
      title={opened ? words.title : words.titleOfNew}
      size={720}
      isBusy={isBusy}
      isDirty={isDirty}
      onClose={onClose}
    >
      {newer && (
        <div className={styles.notice} role="alert">
          <p>{words.changedMeanwhile}</p>
          <Button size="compact-sm" variant="default" onClick={() => show(newer)}>
            {words.takeTheirs}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setBase(newer)}>
            {words.keepMine}
          </Button>
        </div>
      )}
      {children({ key: opened ? `${opened.ID}/${opened.seq}` : 'new', opened, base, onEditing: setEditing })}
    </SidePanel>
  )
}
