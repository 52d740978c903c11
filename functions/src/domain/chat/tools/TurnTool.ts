import type { BuiltIn, CalendarDeed } from '../../../shared/tools/toolIds.ts'
import type { Tool } from '../../../shared/tools/tools.ts'

/** What every function that a model can call in a turn has; all of it data. */
interface Callable {
  /** Unique in a workspace: its runs are noted under it, and rules of a flow name it. */
  ID: string
  /** What the model calls. */
  name: string
  /** When it is to be used, in words for the model. */
  description: string
  /** A JSON schema of an object. */
  parameters: object
  effect: 'read' | 'change'
  confirm: 'no' | 'visitor'
  /** What its owner has the visitor asked, with `{key}` for a value. */
  question?: string
  keeps: Readonly<Tool['keeps']>
  /** A run of it that was broken off may be repeated under its key: that does nothing a second time. */
  isRepeatable: boolean
}

/** A request to somebody's server. */
export interface HttpTurnTool extends Callable {
  kind: 'http'
  tool: Tool
}

/** A function of a server of the Model Context Protocol. */
export interface McpTurnTool extends Callable {
  kind: 'mcp'
  server: { ID: string; address: string; credentialId: string }
  /** As its server calls it, and what it was when it was switched on. */
  function: { name: string; hash: string }
}

/** Something that a model can do in one of the workspace's calendars. */
export interface CalendarTurnTool extends Callable {
  kind: 'calendar'
  calendarId: string
  deed: CalendarDeed
  /** The calendar's; times are said in the visitor's where it is known. */
  timeZone: string
}

/** Something that is there in every workspace. */
export interface BuiltInTurnTool extends Callable {
  kind: 'builtin'
  builtIn: BuiltIn
}

/** A function that a model can call in a turn. One entry of an agent's list can give several. */
export type TurnTool = HttpTurnTool | McpTurnTool | CalendarTurnTool | BuiltInTurnTool
