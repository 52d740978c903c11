import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import styles from './EditPanel.module.css'
import { SidePanel } from './SidePanel.tsx'

interface Versioned {
  ID: string
  /** Rises with every change. */
  seq: number
}

export interface EditingState {
  /** Something was typed that is not saved. */
  isDirty: boolean
  isBusy: boolean
}

export interface EditedForm<Item> {
  /** The form is made anew with it. */
  key: string
  /** What the form begins with; missing for a new one. */
  opened: Item | undefined
  /** What the form takes the place of: a newer one than it begins with, where the person keeps his own words. */
  base: Item | undefined
  /** Told how the form stands. */
  onEditing: (state: EditingState) => void
}

interface EditPanelProps<Item> {
  /** As it is by now; missing for a new one. */
  item: Item | undefined
  words: { title: string; titleOfNew: string; changedMeanwhile: string; takeTheirs: string; keepMine: string }
  onClose: () => void
  children: (form: EditedForm<Item>) => ReactNode
}

/**
 * Edits something that others can change at the same time. What they save shows through where nothing was
 * typed; else the person says which of both stays.
 */
export function EditPanel<Item extends Versioned>({ item, words, onClose, children }: EditPanelProps<Item>) {
  const [opened, setOpened] = useState(item)
  const [base, setBase] = useState(item)
  const [{ isDirty, isBusy }, setEditing] = useState<EditingState>({ isDirty: false, isBusy: false })
  // What comes while a save is under way may be what is being saved.
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
