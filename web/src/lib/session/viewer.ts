import { may, type Ability, type Actor } from '@parley/functions/shared/workspaces/roles'
import { createContext, useContext } from 'react'

/**
 * The person who uses the current workspace. It decides only what is shown: the server checks each action
 * again.
 */
export interface Viewer {
  actor: Actor
  /** Agents that a client has been given; members have all of the workspace. */
  sharedAgents: readonly string[]
  /** The inbox settings of a client's organisation; for members those of their workspace apply. */
  organisation?: TagRules & { hasCannedReplies: boolean; hasBilling: boolean }
}

/** The offered tags, and whether others are allowed. */
export interface TagRules {
  predefinedTags: readonly string[]
  disallowAnyTags: boolean
}

export const ViewerContext = createContext<Viewer | null>(null)

/** Returns who looks at the workspace: a member or a client. Throws outside its pages. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (viewer === null) throw new Error('Nobody looks at a workspace here.')
  return viewer
}

/** Returns whether the signed-in person may do something here, so that it is offered. */
export function useMay(ability: Ability): boolean {
  return may(useViewer().actor, ability)
}
