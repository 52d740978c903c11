import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'

/**
 * Returns whether a key is meant for the canvas's selection: nothing else has the focus, and no layer covers
 * the canvas.
 */
export function isForCanvas(): boolean {
  const focused = document.activeElement
  const isHere = !focused || focused === document.body || focused.closest('.react-flow') !== null
  return isHere && !isUnderLayer()
}
