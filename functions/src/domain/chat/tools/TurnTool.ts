import type { BuiltIn, CalendarOperation } from '../../../shared/tools/toolIds.ts'
import type { Tool } from '../../../shared/tools/tools.ts'

/** The common fields of all functions that a model can call in a turn. */
interface Callable {
  /** Unique in a workspace: runs are recorded under it, and rules of a flow name it. */
  ID: string
  /** The name that the model calls. */
  name: string
  /** When to use it, in words for the model. */
  description: string
  /** A JSON schema of an object. */
  parameters: object
  effect: 'read' | 'change'
  confirm: 'no' | 'visitor'
  /** The owner's question to the visitor, with `{key}` for a value. */
  question?: string
  keeps: Readonly<Tool['keeps']>
  /** A run may be repeated under its key without a second effect. */
  isRepeatable: boolean
}

/** A request to a customer's server. */
export interface HttpTurnTool extends Callable {
  kind: 'http'
  tool: Tool
}

/** A function of a server of the Model Context Protocol. */
export interface McpTurnTool extends Callable {
  kind: 'mcp'
  server: { ID: string; address: string; credentialId: string }
  /** The server's name for it, and the hash of its form when it was enabled. */
  function: { name: string; hash: string }
}

/** An action in one of the workspace's calendars. */
export interface CalendarTurnTool extends Callable {
  kind: 'calendar'
  calendarId: string
  operation: CalendarOperation
  /** The calendar's zone; times are given in the visitor's zone if it is known. */
  timeZone: string
}

/** A function that every workspace has. */
export interface BuiltInTurnTool extends Callable {
  kind: 'builtin'
  builtIn: BuiltIn
}

/** A function that a model can call in a turn. One tool of an agent's list can have several. */
export type TurnTool = HttpTurnTool | McpTurnTool | CalendarTurnTool | BuiltInTurnTool
