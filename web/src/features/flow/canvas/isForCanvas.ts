import { isUnderLayer } from '../../../components/useEscape.ts'

/** Whether a key is meant for what is chosen on the canvas: the focus is there or nowhere, nothing lies over it. */
export function isForCanvas(): boolean {
  const focused = document.activeElement
  const isHere = !focused || focused === document.body || focused.closest('.react-flow') !== null
  return isHere && !isUnderLayer()
}
