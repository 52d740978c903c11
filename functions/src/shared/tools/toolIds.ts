/** What is there in every workspace, without being made. */
export const builtIns = ['lead', 'earlier'] as const
export type BuiltIn = (typeof builtIns)[number]

/** What each function of a calendar does. */
export const calendarDeeds = ['find', 'book', 'cancel'] as const
export type CalendarDeed = (typeof calendarDeeds)[number]

/** What an entry of an agent's or a node's list of tools stands for. */
export type ToolEntry =
  | { kind: 'http'; id: string }
  | { kind: 'builtin'; builtIn: BuiltIn }
  | { kind: 'calendar'; calendarId: string }
  | { kind: 'mcp'; serverId: string }

/** Firestore keeps ids between two underscores each for itself, and fails for them. */
const documentId = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/

/** `builtin.lead`, `calendar.{id}`, `mcp.{id}`, or the id of one of the workspace's tools; undefined for none of these. */
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

export const builtInId = (builtIn: BuiltIn) => `builtin.${builtIn}`
export const mcpToolId = (serverId: string) => `mcp.${serverId}`
export const calendarToolId = (calendarId: string) => `calendar.${calendarId}`

/** Of one function of a calendar: its runs are noted under it, and rules of a flow name it. */
export const calendarDeedId = (calendarId: string, deed: CalendarDeed) =>
  `${calendarToolId(calendarId)}.${deed}`

/** The entry that an id in a rule belongs to: of a calendar's function its calendar. */
export function toolEntryOf(id: string): string {
  return id.split('.').slice(0, 2).join('.')
}
