import type { CallableName } from '../../src/shared/callables/callableGroups.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { makeClient, makeOrganisation } from '../agency/agencies.ts'
import { callDeployed } from '../serving/callDeployed.ts'
import { ask, makeClaims, makeEngine } from '../factories.ts'
import { inputFor } from '../procedureInputs/inputFor.ts'

/** Creates one resource of each kind that a procedure names by id; `marker` is in the text of each. */
export async function makeTenant(region: Region, marker: string) {
  const owned = await makeOrganisation(region)
  const { workspaceId, orgId, agencyId, caller } = owned
  const make = (name: CallableName, agentId: string, changes: object): Promise<Record<string, string>> =>
    callDeployed(name, { ...inputFor(name, region, workspaceId, agentId), ...changes }, caller.uid).catch(
      (error: unknown) => {
        throw new Error(`${name} was refused: ${JSON.stringify((error as { details?: unknown }).details)}`)
      },
    )
  const makeOne = async () => {
    const made = await make('convertAgentTemplateToAgent', '', { agentName: marker })
    return (made['agentCreated'] as unknown as { ID: string }).ID
  }
  const agentId = await makeOne()
  const copyId = await makeOne()
  await make('publishAgent', agentId, {})
  await make('setOrganisationAgents', agentId, { orgId, widgetIDs: [agentId] })
  await make('linkAgents', agentId, { masterId: agentId, agentIds: [copyId] })
  const { clientId } = await makeClient(owned)
  await make('changeClients', agentId, { clientIds: [clientId], change: { name: marker } })
  const engine = makeEngine()
  const claims = makeClaims({ region, agentId })
  const { id: messageId } = await ask(engine, claims, marker)
  await engine.flush()
  const { sourceId } = await make('addKnowledgeText', agentId, { title: marker, text: marker })
  const { toolId } = await make('saveTool', agentId, {})
  const { credentialId } = await make('saveCredential', agentId, {})
  const { calendarId } = await make('saveCalendar', agentId, {})
  const { testId } = await make('saveTest', agentId, { question: marker, expects: { contains: [marker] } })
  const { tabId } = await make('saveTab', agentId, { agencyId })
  await new Writes(region)
    .set(paths.invite(workspaceId, 'invite1'), {
      email: `${marker}@example.com`,
      by: caller.uid,
      at: 1,
      expires: 2,
    })
    .commit()
  const ids: Record<string, string | undefined> = {
    workspaceId,
    orgId,
    agencyId,
    agentId,
    masterId: agentId,
    clientId,
    conversationId: claims.conversationId,
    messageId,
    sourceId,
    toolId,
    credentialId,
    calendarId,
    testId,
    tabId,
    inviteId: 'invite1',
  }
  const lists: Record<string, string[]> = { agentIds: [copyId], widgetIDs: [agentId], clientIds: [clientId] }
  return { region, caller, ids: { ...ids, ...lists }, agentId, workspaceId, orgId, agencyId, clientId }
}

export type Tenant = Awaited<ReturnType<typeof makeTenant>>
