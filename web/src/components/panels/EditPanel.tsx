import type { ReactNode } from 'react'
import { SidePanel } from './SidePanel.tsx'
import { useEditedItem, type ChangeWords, type EditedForm, type Versioned } from './useEditedItem.tsx'

interface EditPanelProps<Item> {
  /** The current version; missing for a new item. */
  item: Item | undefined
  words: ChangeWords & { title: string; titleOfNew: string }
  onClose: () => void
  children: (form: EditedForm<Item>) => ReactNode
}

/** Edits something in a side panel that others can change at the same time. */
export function EditPanel<Item extends Versioned>({ item, words, onClose, children }: EditPanelProps<Item>) {
  const { form, editing, notice } = useEditedItem(item, words)
  return (
    <SidePanel
      title={form.opened ? words.title : words.titleOfNew}
      size={720}
      isBusy={editing.isBusy}
      isDirty={editing.isDirty}
      onClose={onClose}
    >
      {notice}
      {children(form)}
    </SidePanel>
  )
}
