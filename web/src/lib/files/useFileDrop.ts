import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Takes the files that are dropped on an element, and returns whether one hovers over it.
 * Dropping is a shortcut for a button inside: the element itself is no control.
 */
export function useFileDrop(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const target = area.current
    if (target === null) return
    const abort = new AbortController()
    const listen = (name: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      target.addEventListener(name, handle, { signal: abort.signal })
    listen('dragleave', () => setOver(false))
    // Dragged text keeps its usual behaviour.
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    listen('drop', (event) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    })
    return () => abort.abort()
  }, [area])
  return isOver
}
