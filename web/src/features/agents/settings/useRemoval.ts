import { useState } from 'react'

interface Removal<Item> {
  /** What was removed last and can be put back. */
  removed: Item | undefined
  remove: (index: number) => void
  undo: () => void
}

/** Removes from a list at once, and knows how to put the last one back. */
export function useRemoval<Item>(items: readonly Item[], onChange: (items: Item[]) => void): Removal<Item> {
  const [last, setLast] = useState<{ item: Item; index: number } | null>(null)
  // Discarding the changes may have put it back already.
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
