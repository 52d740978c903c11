import { useState, type ReactNode } from 'react'
import { showToast } from '../lib/toast.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { t } from './texts.ts'

interface Deletion<Item> {
  /** Heads the question, and is what its button says. */
  title: string
  text: (item: Item) => string
  remove: (item: Item) => Promise<void>
  /** Said when it is done. */
  done: string
}

/**
 * Asks before one of a list is deleted. The question is drawn beside the list, so that it outlives the row
 * that it is about.
 */
export function useDeletion<Item extends object>({
  title,
  text,
  remove,
  done,
}: Deletion<Item>): {
  ask: (item: Item) => void
  question: ReactNode
} {
  const [item, setItem] = useState<Item>()
  if (!item) return { ask: setItem, question: null }
  const question = (
    <ConfirmDialog
      title={title}
      text={text(item)}
      action={title}
      // An appointment is cancelled by the other button.
      dismissal={t('keepIt')}
      isDangerous
      onConfirm={async () => {
        await remove(item)
        void showToast(done)
      }}
      onClose={() => setItem(undefined)}
    />
  )
  return { ask: setItem, question }
}
