import { useEffect, useRef } from 'react'
import { isComposing } from '../../lib/browser/isComposing.ts'

const layers: { current: () => void }[] = []

/**
 * Handles Escape for the top layer only, of whatever kind.
 * Mantine's dialogs know only others of their own kind (`Modal.Stack`), so a drawer below would close as
 * well.
 */
export function useEscape(onEscape: () => void, isOpen = true): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOpen) return
    layers.push(latest)
    if (layers.length === 1) window.addEventListener('keydown', handleKey, { capture: true })
    return () => {
      layers.splice(layers.indexOf(latest), 1)
      if (layers.length === 0) window.removeEventListener('keydown', handleKey, { capture: true })
    }
  }, [isOpen])
}

function handleKey(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event) || isForFloating(event.target)) return
  layers.at(-1)?.current()
}

/** Returns whether a layer is open over the page, so that keys are for that layer. */
export function isUnderLayer(): boolean {
  return layers.length > 0
}

/**
 * Returns whether Mantine closes the target itself: a menu or an open list of a field is above every layer.
 */
function isForFloating(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.getAttribute('data-mantine-stop-propagation') === 'true' ||
      target.closest('.mantine-Menu-dropdown, .mantine-Popover-dropdown') !== null)
  )
}
