import type { Ability } from '@parley/functions/shared/workspaces/roles'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { NavigationName } from './nameOf.ts'

/** A part of a page with its own URL. */
interface PlacePart {
  /** The query of the URL, such as `?tab=handoff`. */
  search: string
  name: NavigationName
}

/** A page of the dashboard: everything that routes, navigation, search and rights need of it. */
export interface NavigationItem {
  /** The path below the region's or the agent's path. */
  path: string
  /** Parameters after the path in the route, such as `/:conversationId?`. */
  params?: string
  /** Other paths that redirect here. */
  aliases?: readonly string[]
  name: NavigationName
  icon: Icon
  parts?: readonly PlacePart[]
  /** The ability that a person needs to see it; without one, every person sees it. */
  ability?: Ability
  /** Its group in the side navigation, if any. */
  group?: NavigationName
  /** The list that shows it; search and command menu always find it. */
  shownIn?: 'navigation' | 'navigationFoot' | 'agentTabs'
  /** Pages below it that only other pages link to, by their further path. */
  inner?: readonly { path: string; load: NavigationItem['load'] }[]
  /** The page whose tab represents it, if it has none of its own. */
  tabOf?: string
  /** Whether it is about instructions to models, which an agent of a project does not have. */
  isOfModels?: boolean
  /** Loads its page, which is a separate chunk. */
  load: () => Promise<ComponentType>
}
