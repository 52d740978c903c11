import { fnv1a } from '../texts/fnv1a.ts'

/** Tools that every workspace has. */
export const builtIns = ['lead', 'earlier', 'person'] as const
export type BuiltIn = (typeof builtIns)[number]

/** The functions of a calendar. */
export const calendarOperations = ['find', 'book', 'cancel'] as const
export type CalendarOperation = (typeof calendarOperations)[number]

/** The key under which a flow keeps the time of an appointment that a calendar has booked. */
export const appointmentKey = 'appointment'

/** An entry in an agent's or a node's list of tools. */
export type ToolEntry =
  | { kind: 'http'; id: string }
  | { kind: 'builtin'; builtIn: BuiltIn }
  | { kind: 'calendar'; calendarId: string }
  | { kind: 'mcp'; serverId: string }

/** Firestore reserves ids between two underscores on each side and throws for them. */
const documentId = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/

/**
 * Parses `builtin.lead`, `calendar.{id}`, `mcp.{id}`, or the id of one of the workspace's tools; undefined
 * for anything else.
 */
export function readToolId(id: string): ToolEntry | undefined {
  const [kind = '', name = '', ...rest] = id.split('.')
  if (rest.length > 0) return undefined
  if (name === '') return documentId.test(id) ? { kind: 'http', id } : undefined
  const builtIn = builtIns.find((one) => one === name)
  if (kind === 'builtin' && builtIn) return { kind, builtIn }
  if (kind === 'calendar' && documentId.test(name)) return { kind, calendarId: name }
  if (kind === 'mcp' && documentId.test(name)) return { kind, serverId: name }
  return undefined
}

/** Returns the id of a built-in tool. */
export const builtInId = (builtIn: BuiltIn) => `builtin.${builtIn}`
/** Returns the id of an MCP server as a tool; its functions have further ids below it. */
export const mcpToolId = (serverId: string) => `mcp.${serverId}`
/** Returns the id of a calendar as a tool. */
export const calendarToolId = (calendarId: string) => `calendar.${calendarId}`

/** Returns the id of one function of a calendar, which its runs and a flow's rules use. */
export const calendarFunctionId = (calendarId: string, operation: CalendarOperation) =>
  `${calendarToolId(calendarId)}.${operation}`

/** The longest name of a server's function that is part of its id: ids in flows have a limit. */
const maxNameLength = 36

/** Returns the id of one function of an MCP server, which its runs and a flow's rules use. */
export function mcpFunctionId(serverId: string, name: string): string {
  const isPlain = /^[\w-]+$/.test(name) && name.length <= maxNameLength
  const hash = () => fnv1a(name, 0x811c9dc5) + fnv1a(name, 0x01000193)
  return `${mcpToolId(serverId)}.${isPlain ? name : hash()}`
}

/** Returns the tool entry of an id in a rule: for a function of a calendar or a server, those. */
export function toolEntryOf(id: string): string {
  return id.split('.').slice(0, 2).join('.')
}
