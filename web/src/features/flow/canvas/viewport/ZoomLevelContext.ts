import type { ReactFlowState } from '@xyflow/react'
import { createContext } from 'react'

/** The zoom level. `far`: only names are legible. `tiny`: handles are too small to grab, too. */
export type ZoomLevel = 'close' | 'far' | 'tiny'

export const ZoomLevelContext = createContext<ZoomLevel>('close')

/** In pixels. A narrower canvas is on a phone, or beside a test chat. */
const narrow = 640

/** Returns the level of a zoom, which is more tolerant on a narrow canvas. */
export function zoomLevelOf({ transform: [, , zoom], width }: ReactFlowState): ZoomLevel {
  if (zoom < 0.25) return 'tiny'
  // On a phone that shows the whole flow, the name needs the space more than a node's text.
  return zoom < (width < narrow ? 0.7 : 0.45) ? 'far' : 'close'
}
