import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import styles from './useEditedItem.module.css'

export interface Versioned {
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

export interface ChangeWords {
  changedMeanwhile: string
  takeTheirs: string
  keepMine: string
}

/**
 * Follows something that others can change while it is edited. `item`: its current version.
 * Their changes appear in a form without typed text. Otherwise the notice lets the person choose which of the
 * two versions to keep.
 */
export function useEditedItem<Item extends Versioned>(
  item: Item | undefined,
  words: ChangeWords,
): { form: EditedForm<Item>; editing: EditingState; notice: ReactNode } {
  const [opened, setOpened] = useState(item)
  const [base, setBase] = useState(item)
  const [editing, setEditing] = useState<EditingState>({ isDirty: false, isBusy: false })
  // A version that arrives during a save may be the saved one.
  const newer = item && item.seq > (base?.seq ?? -1) && !editing.isBusy ? item : undefined

  function show(next: Item) {
    setOpened(next)
    setBase(next)
  }
  if (newer && !editing.isDirty) show(newer)

  const notice = newer && (
    <div className={styles.notice} role="alert">
      <p>{words.changedMeanwhile}</p>
      <Button size="compact-sm" variant="default" onClick={() => show(newer)}>
        {words.takeTheirs}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setBase(newer)}>
        {words.keepMine}
      </Button>
    </div>
  )
  const key = opened ? `${opened.ID}/${opened.seq}` : 'new'
  return { form: { key, opened, base, onEditing: setEditing }, editing, notice }
}
