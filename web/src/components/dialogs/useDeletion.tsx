import { useState, type ReactNode } from 'react'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { t } from '../texts.ts'

interface Deletion<Item> {
  /** The title of the question, and the label of its button. */
  title: string
  text: (item: Item) => string
  remove: (item: Item) => Promise<void>
  /** The message after the deletion. */
  done: string
}

/**
 * Asks before an item of a list is deleted. The question is rendered beside the list, so that it remains when
 * the row disappears.
 */
export function useDeletion<Item extends object>({
  title,
  text,
  remove,
  done,
}: Deletion<Item>): {
  confirmDeletion: (item: Item) => void
  question: ReactNode
} {
  const [item, setItem] = useState<Item>()
  if (!item) return { confirmDeletion: setItem, question: null }
  const question = (
    <ConfirmDialog
      title={title}
      text={text(item)}
      action={title}
      // For an appointment, "cancel" is the other button.
      dismissal={t('keepIt')}
      isDangerous
      onConfirm={async () => {
        await remove(item)
        void showToast(done)
      }}
      onClose={() => setItem(undefined)}
    />
  )
  return { confirmDeletion: setItem, question }
}
