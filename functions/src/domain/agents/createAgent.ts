import type { Agent } from '../../shared/agents/agent.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { TemplateKey } from '../../shared/agents/templateKeys.ts'
import { paths } from '../../shared/paths.ts'
import { calendarLimits, calendarSchema } from '../../shared/tools/calendar/calendars.ts'
import { readQuery } from '../../store/documents.ts'
import type { Caller } from '../kernel/access/actor.ts'
import type { WorkspaceRef } from '../kernel/access/WorkspaceRef.ts'
import { authorizeForWorkspace } from '../kernel/access/authorize.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { addAgent } from './addAgent.ts'
import { templateFlow } from './templateFlows/templateFlow.ts'
import { templateFields } from './templateFields.ts'

export interface NewAgent {
  region: Region
  workspaceId: string
  agentName: string
  agentTemplate: TemplateKey
  attemptId: string
}

/**
 * Creates an agent from a template, within the plan's limit. A repeated attempt returns the agent it made. An
 * agent for appointments books in the workspace's calendar, where there is exactly one.
 */
export async function createAgent(
  ports: Pick<Ports, 'now' | 'tasks' | 'keys'>,
  caller: Caller,
  { agentName, agentTemplate: template, ...place }: NewAgent,
): Promise<{ agentCreated: Pick<Agent, 'ID' | 'enableNodes'> }> {
  await authorizeForWorkspace(caller, 'createAgent', place)
  const fields = templateFields(template)
  const ID = await addAgent(ports, caller, { ...place, template }, async () => ({
    fields: { ...fields, title: agentName },
    flow: templateFlow(template, template === 'make-appointment' ? await onlyCalendar(place) : undefined),
  }))
  // Tells the dashboard to open the page of the agent's nodes, where there are any.
  return { agentCreated: { ID, enableNodes: fields.enableNodes ?? false } }
}

/** Returns the id of a workspace's calendar that takes bookings; undefined for none and for several. */
async function onlyCalendar({ region, workspaceId }: WorkspaceRef): Promise<string | undefined> {
  const calendars = await readQuery(region, paths.calendars(workspaceId), calendarSchema, (query) =>
    query.limit(calendarLimits.perWorkspace),
  )
  const open = calendars.filter(({ data }) => !data.isArchived)
  return open.length === 1 ? open[0]?.data.ID : undefined
}
