import { useState } from 'react'

interface Removal<Item> {
  /** The entry that was removed last and can be restored. */
  removed: Item | undefined
  remove: (index: number) => void
  undo: () => void
}

/** Removes from a list at once, and can restore the last entry. */
export function useRemoval<Item>(items: readonly Item[], onChange: (items: Item[]) => void): Removal<Item> {
  const [last, setLast] = useState<{ item: Item; index: number } | null>(null)
  // Discarding the changes may have restored it already.
  const removed = last && !items.includes(last.item) ? last : undefined

  function remove(index: number) {
    const item = items[index]
    if (item === undefined) return
    setLast({ item, index })
    onChange(items.toSpliced(index, 1))
  }

  function undo() {
    if (removed) onChange(items.toSpliced(removed.index, 0, removed.item))
    setLast(null)
  }

  return { removed: removed?.item, remove, undo }
}
