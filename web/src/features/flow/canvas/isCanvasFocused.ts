import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'
import { isForCanvas } from './isForCanvas.ts'

/** Returns whether the focus is on the canvas or in the fields of what is selected on it. */
export function isCanvasFocused(): boolean {
  const isInFlow = document.activeElement?.closest('[data-flow]') !== null
  return isForCanvas() || (isInFlow && !isUnderLayer())
}
