import {
  appointmentKey,
  builtInId,
  builtIns,
  calendarFunctionId,
  calendarOperations,
  calendarToolId,
  mcpFunctionId,
  mcpToolId,
  readToolId,
} from '@parley/functions/shared/tools/toolIds'
import type { FlowEditing } from '../../../features/flow/FlowContext.ts'
import type { NamedThing } from '../../../features/flow/NamedThing.ts'
import { t } from '../../../features/tools/texts.ts'

/** The tools that a node and its rules can reference, and whether the list is complete. */
export type FlowTools = Pick<
  FlowEditing,
  'tools' | 'toolOutcomes' | 'keptKeys' | 'areKeysKnown' | 'areToolsKnown' | 'retryTools'
>

interface Named {
  ID: string
  name: string
}

interface NamedFunction extends Named {
  /** The values that it extracts from responses, if known. */
  keeps?: readonly { key: string }[]
}

interface NamedServer extends Named {
  functions: readonly { name: string; isOn: boolean }[]
}

interface NamedCalendar extends Named {
  /** It takes no bookings. */
  isArchived?: boolean
}

/** The entries of each kind of tool. */
interface Entries {
  functions: readonly NamedFunction[]
  calendars: readonly NamedCalendar[]
  servers: readonly NamedServer[]
}

const none: readonly NamedThing[] = []
/** The state before the tools are known. */
export const unknownTools: FlowTools = {
  tools: none,
  toolOutcomes: none,
  keptKeys: [],
  areKeysKnown: false,
  areToolsKnown: false,
}

/** Returns the tools that nodes and rules can reference, including those of every workspace. */
export function flowToolsOf({ functions, calendars, servers }: Entries): FlowTools {
  const single = [
    ...functions.map(({ ID, name }) => ({ id: ID, name })),
    ...builtIns.map((builtIn) => ({ id: builtInId(builtIn), name: t(`builtIn_${builtIn}`) })),
  ]
  const complete = [
    ...calendars.map(({ ID, name, isArchived }) => ({
      id: calendarToolId(ID),
      name: isArchived ? t('archivedCalendar', { name }) : name,
    })),
    ...servers.map(({ ID, name }) => ({ id: mcpToolId(ID), name })),
  ]
  const ofCalendars = calendars.flatMap(({ ID, name }) =>
    calendarOperations.map((operation) => ({
      id: calendarFunctionId(ID, operation),
      name: t(`deed_${operation}`, { calendar: name }),
    })),
  )
  const ofServers = servers.flatMap(({ ID, name: server, functions }) =>
    functions.map(({ name, isOn }) => ({
      id: mcpFunctionId(ID, name),
      name: t(isOn ? 'functionOfServer' : 'functionThatIsOff', { server, name }),
      isOn,
    })),
  )
  // A rule may name a function that is off for now, but those that are on are more likely meant.
  const byUse = [...ofServers.filter(({ isOn }) => isOn), ...ofServers.filter(({ isOn }) => !isOn)]
  const keptKeys = [
    ...functions.flatMap(({ name, keeps = [] }) => keeps.map(({ key }) => ({ key, tool: name }))),
    ...calendars.map(({ name }) => ({ key: appointmentKey, tool: name })),
  ]
  return {
    tools: [...single, ...complete],
    toolOutcomes: [...single, ...ofCalendars, ...byUse.map(({ id, name }) => ({ id, name }))],
    keptKeys,
    areKeysKnown: functions.every(({ keeps }) => keeps !== undefined),
    areToolsKnown: true,
  }
}

/** A tool whose name the server has read; `functions` are those of an MCP server. */
interface ReadTool extends NamedThing {
  functions?: readonly { name: string; isOn: boolean }[] | undefined
}

/** Returns the tools that the server has read by their ids. */
export function flowToolsOfNames(tools: readonly ReadTool[]): FlowTools {
  const entries = tools.map(({ id, ...tool }) => ({ entry: readToolId(id), ...tool }))
  return flowToolsOf({
    functions: entries.flatMap(({ entry, name }) => (entry?.kind === 'http' ? { ID: entry.id, name } : [])),
    calendars: entries.flatMap(({ entry, name }) =>
      entry?.kind === 'calendar' ? { ID: entry.calendarId, name } : [],
    ),
    servers: entries.flatMap(({ entry, name, functions: ofServer = [] }) =>
      entry?.kind === 'mcp' ? { ID: entry.serverId, name, functions: ofServer } : [],
    ),
  })
}
