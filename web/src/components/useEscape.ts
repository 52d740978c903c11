import { useEffect, useRef } from 'react'

const layers: { current: () => void }[] = []

/** Escape is for the layer on top alone, however many lie over one another. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    layers.push(latest)
    if (layers.length === 1) window.addEventListener('keydown', handleKey, { capture: true })
    return () => {
      layers.splice(layers.indexOf(latest), 1)
      if (layers.length === 0) window.removeEventListener('keydown', handleKey, { capture: true })
    }
  }, [])
}

function handleKey(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // A list that hangs open from a field is closed by Mantine, which marks the field.
  if (
    event.target instanceof Element &&
    event.target.getAttribute('data-mantine-stop-propagation') === 'true'
  )
    return
  layers.at(-1)?.current()
}
