import { may, type Ability, type Actor } from '@parley/functions/shared/roles'
import { createContext, useContext } from 'react'

/** Whoever looks at the workspace in view; the server decides anew whatever he then does. */
export interface Viewer {
  actor: Actor
  /** Agents that a client has been given; members have all of the workspace. */
  sharedAgents: readonly string[]
  /** What a client's organisation has set for the inbox; members go by their workspace. */
  organisation?: TagRules & { hasCannedReplies: boolean }
}

/** Tags that are offered, and whether there are others. */
export interface TagRules {
  predefinedTags: readonly string[]
  disallowAnyTags: boolean
}

export const ViewerContext = createContext<Viewer | null>(null)

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (viewer === null) throw new Error('Nobody looks at a workspace here.')
  return viewer
}

/** Whether the person at the screen may do something here, so that it is offered. */
export function useMay(ability: Ability): boolean {
  return may(useViewer().actor, ability)
}
