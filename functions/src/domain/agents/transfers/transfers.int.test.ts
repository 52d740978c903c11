import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { calendarDraft } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { makeMember, makeTeam } from '#test/workspaces/members.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { agentBackupSchema, agentSchema } from '../../../shared/agents/agent.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { builtInId, calendarToolId } from '../../../shared/tools/toolIds.ts'
import { toolDraftSchema, toolSchema } from '../../../shared/tools/tools.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { saveCalendar } from '../../chat/calendars/saveCalendar.ts'
import { createWorkspace } from '../../workspaces/members/createWorkspace.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { saveCredential } from '../../chat/tools/credentials/saveCredential.ts'
import { saveTool } from '../../chat/tools/saveTool.ts'
import { followTransfer } from './followTransfer.ts'
import { previewTransfer } from './previewTransfer.ts'
import { resumeTransfers } from './resumeTransfers.ts'
import { googleBusinessSecret } from '../../chat/channels/google/saveGoogleBusiness.ts'
import { putTenantSecret, readTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'
import { transferAgent } from './transferAgent.ts'

beforeAll(clearDatabases)

/** Creates an agent with a conversation and a tool, and another workspace of its owner. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { caller, workspaceId, agentId } = agent
  const ports = makePorts()
  const credential = { name: 'Shop', kind: 'bearer' as const, field: '', hosts: ['api.example.com'] }
  const workspaceRef = { region, workspaceId }
  const { credentialId } = await saveCredential(ports, caller, {
    ...workspaceRef,
    seq: 0,
    credential,
    secret: 'a-long-secret',
  })
  const request = { address: 'https://api.example.com/orders', credentialId }
  const tool = toolDraftSchema.parse({ name: 'order_status', description: 'Looks it up.', request })
  const { toolId } = await saveTool(ports, caller, { ...workspaceRef, seq: 0, tool })
  await new Writes(region).update(paths.agent(agentId), { 'vgOptions.tools': [toolId] }).commit()
  const claims = makeClaims(agent)
  await ask(makeEngine(), claims)
  const made = await createWorkspace(ports, caller, {
    region,
    workspaceName: 'Other',
    attemptId: randomUUID(),
  })
  const transfer = { region, agentId, workspaceId: made.workspaceId }
  return { ...agent, ports, claims, toolId, to: made.workspaceId, transfer }
}
type World = Awaited<ReturnType<typeof makeWorld>>

/** Returns the owner that each document of an agent names. */
async function ownersOf({ region, agentId, claims }: World) {
  const read = readDocument
  const [agent, runtime, conversation] = await Promise.all([
    read(region, paths.agent(agentId), agentSchema),
    read(region, paths.runtime(agentId), runtimeSchema),
    read(region, paths.conversation(agentId, claims.conversationId), conversationSchema),
  ])
  const backups = await readQuery(region, paths.backups(agentId), agentBackupSchema)
  const owners = [agent, runtime, conversation].map((document) => document?.data.ownerID)
  return [...owners, ...backups.map(({ data }) => data.agent.ownerID)]
}

const countOf = async (region: Region, workspaceId: string) =>
  (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.agentCount

describe.each(oneRegion)('an agent that moves in %s', (region) => {
  it('belongs to the new workspace with all documents below it, and the wallet there pays', async () => {
    const world = await makeWorld(region)
    const { agentId, workspaceId, to, ports, caller, transfer } = world
    expect(await previewTransfer(caller, transfer)).toEqual({
      tools: ['order_status'],
      staying: [],
      credentials: ['Shop'],
      organisation: '',
      hasBlueprint: false,
      hasRoom: true,
    })
    const google = googleBusinessSecret({ region, workspaceId, agentId })
    await putTenantSecret(ports.keys, google, '{}', ports.now())
    await transferAgent(ports, caller, transfer)
    // It could not be deleted there later.
    expect(await readTenantSecret(ports.keys, google)).toBeUndefined()
    await expect(transferAgent(ports, caller, { ...transfer, workspaceId })).rejects.toMatchObject({
      message: 'This agent is still being moved. Please try again in a few minutes.',
    })
    ports.tasks.kill('followTransfer', 'before')
    ports.tasks.kill('followTransfer', 'after')
    await ports.tasks.runTwice()
    expect(new Set(await ownersOf(world))).toEqual(new Set([to]))
    expect([await countOf(region, workspaceId), await countOf(region, to)]).toEqual([0, 1])
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    expect(runtime?.data).toMatchObject({ moving: null, wallet: '', published: { ownerID: to } })
    const key = await Query.collection(region, paths.apiKeys).where('agentId', '==', agentId).read()
    expect(key.map(({ fields }) => fields['wsId'])).toEqual([to])
    const servedAgent = await makeEngine().agents.readPublished(region, agentId)
    expect(servedAgent).toMatchObject({ workspaceId: to, wallet: `ws_${to}` })
    await expect(transferAgent(ports, caller, transfer)).rejects.toMatchObject({
      message: 'This agent is in that workspace already.',
    })
  })

  it('moves with its tools, without their credentials', async () => {
    const { caller, ports, to, toolId, transfer, workspaceId } = await makeWorld(region)
    const other = { region, workspaceId: to }
    const request = { address: 'https://api.example.com/other' }
    const tool = toolDraftSchema.parse({ name: 'order_status', description: 'Another one.', request })
    await saveTool(ports, caller, { ...other, seq: 0, tool })
    await transferAgent(ports, caller, transfer)
    const copy = await readDocument(region, paths.tool(to, toolId), toolSchema)
    expect(copy?.data.name).toBe('order_status_2')
    expect(await readQuery(region, paths.credentials(to), toolSchema)).toEqual([])
    expect(await readDocument(region, paths.tool(workspaceId, toolId), toolSchema)).toBeDefined()
  })

  it('moves without calendars and MCP servers, which the preview names', async () => {
    const { region: where, workspaceId, agentId, caller, ports, transfer, toolId } = await makeWorld(region)
    const workspaceRef = { region: where, workspaceId, seq: 0 }
    const { calendarId } = await saveCalendar(ports, caller, { ...workspaceRef, calendar: calendarDraft() })
    const tools = [toolId, calendarToolId(calendarId), builtInId('lead')]
    await new Writes(where).update(paths.agent(agentId), { 'vgOptions.tools': tools }).commit()
    expect(await previewTransfer(caller, transfer)).toMatchObject({
      tools: ['order_status'],
      staying: [calendarDraft().name],
    })
  })

  it('is moved in several tasks, and by the sweep where the queue was unavailable', async () => {
    const world = await makeWorld(region)
    const { agentId, to, ports, caller, transfer } = world
    ports.tasks.setOutage(true)
    await transferAgent(ports, caller, transfer)
    expect(ports.tasks.waiting).toEqual([])
    expect((await ownersOf(world)).filter((owner) => owner === to)).toHaveLength(2)
    ports.tasks.setOutage(false)
    const later = makePorts({ now: () => Date.now() + 2 * hourMs })
    await resumeTransfers(later, region)
    const task = later.tasks.waiting.find(({ message }) => JSON.stringify(message).includes(agentId))
    const moving = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    const moved = moving?.data.moving?.at ?? 0
    expect(task?.message).toMatchObject({ kind: 'followTransfer', payload: { moved } })
    // A worker without any time only queues the next task.
    const payload = { region, agentId, moved, attempt: 1, round: 0, isLast: false, after: '' }
    await followTransfer(ports, payload, new WorkBudget(0))
    expect(ports.tasks.waiting).toHaveLength(1)
    await ports.tasks.run()
    expect(new Set(await ownersOf(world))).toEqual(new Set([to]))
  })

  it('is moved only by an owner of both workspaces, and hidden from members of the old one', async () => {
    const { region: _region, ...team } = await makeTeam(region, 3)
    const member = await makeMember({ region, ...team })
    const world = await makeWorld(region)
    const { ports, transfer, agentId } = world
    const foreign = { ...transfer, workspaceId: team.workspaceId }
    const refused = { code: 'permission-denied' }
    await expect(transferAgent(ports, world.caller, foreign)).rejects.toMatchObject(refused)
    await expect(transferAgent(ports, team.caller, foreign)).rejects.toMatchObject(refused)
    await expect(previewTransfer(member, foreign)).rejects.toMatchObject(refused)
    const stranger = await makeAccount(region)
    await transferAgent(ports, world.caller, transfer)
    expect(await asSomebody(region, stranger.caller).get(paths.agent(agentId))).toBe(false)
    expect(await asSomebody(region, world.caller).get(paths.agent(agentId))).toBe(true)
  })

  it('is not moved where the plan has no room', async () => {
    const { caller, ports, to, transfer } = await makeWorld(region)
    await new Writes(region).update(paths.workspace(to), { agentCount: 2 }).commit()
    expect((await previewTransfer(caller, transfer)).hasRoom).toBe(false)
    const full = { code: 'agent-limit-reached' }
    await expect(transferAgent(ports, caller, transfer)).rejects.toMatchObject(full)
  })
})
