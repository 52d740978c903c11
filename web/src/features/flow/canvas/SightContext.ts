import type { ReactFlowState } from '@xyflow/react'
import { createContext } from 'react'

/** `far`: only names can be read. `tiny`: nobody can take hold of what connects nodes either. */
export type Sight = 'close' | 'far' | 'tiny'

export const SightContext = createContext<Sight>('close')

/** Pixels. A canvas that is narrower is a phone's, or stands beside a test chat. */
const narrow = 640

export function sightOf({ transform: [, , zoom], width }: ReactFlowState): Sight {
  if (zoom < 0.25) return 'tiny'
  // The words of a node are not worth the room of its name where a phone shows a whole flow.
  return zoom < (width < narrow ? 0.7 : 0.45) ? 'far' : 'close'
}
