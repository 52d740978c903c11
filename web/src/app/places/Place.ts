import type { Ability } from '@parley/functions/shared/workspaces/roles'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { PlaceName } from './nameOf.ts'

/** Something on a page that has an address of its own. */
interface PlacePart {
  /** What the page's address then ends with, such as `?tab=handoff`. */
  search: string
  name: PlaceName
}

/** A page of the dashboard: all that routes, navigation, search and rights know about it. */
export interface Place {
  /** Of its address, below the region's or the agent's. */
  path: string
  /** What follows the path in the route, such as `/:conversationId?`. */
  params?: string
  /** Other addresses that lead here. */
  aliases?: readonly string[]
  name: PlaceName
  icon: Icon
  parts?: readonly PlacePart[]
  /** What somebody must be allowed to do to see it; without one it is for everybody. */
  ability?: Ability
  /** The group of the side navigation that it stands in, where it has one. */
  group?: PlaceName
  /** What lists it; search and the command menu find it anyway. */
  shownIn?: 'navigation' | 'navigationFoot' | 'agentTabs'
  /** Pages below it that only other pages lead to, by what follows its path. */
  inner?: readonly { path: string; load: Place['load'] }[]
  /** The place whose tab stands for it, where it has none of its own. */
  tabOf?: string
  /** It is about what models are told, which an agent of a project has not. */
  isOfModels?: boolean
  /** Fetches its page, which is a chunk of its own. */
  load: () => Promise<ComponentType>
}
