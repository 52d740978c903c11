import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller, makePorts } from '#test/factories.ts'
import { giveCalendar } from '#test/chat/calendars.ts'
import { giveFlow, orderFlow } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentBackupSchema, agentSchema } from '../../../shared/agents/agent.ts'
import { flowSchema, storedFlowSchema } from '../../../shared/flow/flow.ts'
import { hashOfPart } from '../../../shared/flow/hashOfPart.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { builtInId, calendarFunctionId, calendarToolId, mcpToolId } from '../../../shared/tools/toolIds.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { publishAgent, saveAgentBackup } from '../publishAgent.ts'
import { saveFlow } from '../../chat/flow/saveFlow.ts'
import { exportAgent } from './exportAgent.ts'
import { nameVersion } from './nameVersion.ts'
import { readVersion } from './readVersion.ts'
import { restoreVersion } from './restoreVersion.ts'

beforeAll(clearDatabases)

async function versionsOf({ region, agentId }: { region: Region; agentId: string }) {
  const backups = await readQuery(region, paths.backups(agentId), agentBackupSchema, (query) =>
    query.orderBy('at', 'desc').limit(50),
  )
  return backups.map(({ data }) => data)
}

/** Creates a published agent with a flow, whose draft has another title and another flow by now. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { caller, agentId } = agent
  const flow = orderFlow()
  await giveFlow(agent, flow)
  await new Writes(region).update(paths.agent(agentId), { enableNodes: true }).commit()
  await publishAgent(makePorts(), caller, agent)
  const [published] = await versionsOf(agent)
  const n2 = flow.nodes['n2']
  if (!n2 || !published) throw new Error('Nothing was published.')
  await saveFlow(makePorts(), caller, {
    ...agent,
    parts: { nodes: { n2: { ...n2, text: 'Be rude.' } }, edges: {} },
    base: { nodes: { n2: hashOfPart(n2) }, edges: {} },
  })
  const changes = { title: 'Another title', 'vgOptions.temperature': 1 }
  await new Writes(region).update(paths.agent(agentId), changes).commit()
  const draft = async () => (await readDocument(region, paths.agent(agentId), agentSchema))?.data
  const draftFlow = async () => (await readDocument(region, paths.flow(agentId), storedFlowSchema))?.data
  return { agent, published, at: published.at, draft, draftFlow }
}

describe.each(oneRegion)('earlier versions in %s', (region) => {
  it('show how they differ from the draft, including their flow', async () => {
    const { agent, at } = await makeWorld(region)
    const { changes, flows } = await readVersion(agent.caller, { ...agent, at })
    expect(changes.map(({ path }) => path).toSorted()).toEqual(['title', 'vgOptions.temperature'])
    expect(changes.find(({ path }) => path === 'title')).toMatchObject({
      from: 'Another title',
      to: 'Test agent',
    })
    expect(flows?.from.nodes['n2']?.text).toBe('Be rude.')
    expect(flows?.to.nodes['n2']?.text).not.toBe('Be rude.')
  })

  it('name the tools, calendars and MCP servers of their fields and flows', async () => {
    const { agent, at, draft, draftFlow } = await makeWorld(region)
    const { calendarId } = await giveCalendar(agent)
    const names = { [paths.tool(agent.workspaceId, 't1')]: 'find_order' }
    names[paths.mcpServer(agent.workspaceId, 's1')] = 'Warehouse'
    const writes = new Writes(region)
    for (const [path, name] of Object.entries(names)) writes.set(path, { name, functions: [] })
    await writes.commit()
    const flow = flowSchema.parse(JSON.parse((await draftFlow())?.json ?? ''))
    const rule = { rule: 'tool', id: calendarFunctionId(calendarId, 'book'), ended: 'ok' } as const
    const [e2, n2] = [flow.edges['e2'], flow.nodes['n2']]
    if (!e2 || !n2) throw new Error('The flow has no second node.')
    await saveFlow(makePorts(), agent.caller, {
      ...agent,
      parts: { nodes: { n2: { ...n2, tools: [mcpToolId('s1')] } }, edges: { e2: { ...e2, when: rule } } },
      base: { nodes: { n2: hashOfPart(n2) }, edges: { e2: hashOfPart(e2) } },
    })
    const tools = [...((await draft())?.vgOptions.tools ?? []), 't1', 'deleted', builtInId('lead')]
    await new Writes(region).update(paths.agent(agent.agentId), { 'vgOptions.tools': tools }).commit()
    const found = await readVersion(agent.caller, { ...agent, at })
    const named = found.tools.map(({ id, name }) => [id, name])
    expect(Object.fromEntries(named)).toEqual({
      t1: 'find_order',
      [calendarToolId(calendarId)]: 'Salon',
      [mcpToolId('s1')]: 'Warehouse',
    })
  })

  it('are restored whole, and the draft before is stored as a version of its own', async () => {
    const { agent, at, published, draft, draftFlow } = await makeWorld(region)
    const { restored } = await restoreVersion(makePorts(), agent.caller, { ...agent, at })
    expect(restored.toSorted()).toEqual(['flow', 'title', 'vgOptions.temperature'])
    expect(await draft()).toMatchObject({ title: 'Test agent', flowHash: published.agent.flowHash })
    expect((await draftFlow())?.json).not.toContain('Be rude.')
    const [kept] = await versionsOf(agent)
    expect(kept?.agent.title).toBe('Another title')
    await restoreVersion(makePorts(), agent.caller, { ...agent, at: kept?.at ?? 0 })
    expect(await draft()).toMatchObject({ title: 'Another title' })
    expect((await draftFlow())?.json).toContain('Be rude.')
    expect(await restoreVersion(makePorts(), agent.caller, { ...agent, at: kept?.at ?? 0 })).toEqual({
      restored: [],
    })
  })

  it('are restored field by field', async () => {
    const { agent, at, draft, draftFlow } = await makeWorld(region)
    await restoreVersion(makePorts(), agent.caller, { ...agent, at, fields: ['title', 'ownerID'] })
    expect(await draft()).toMatchObject({ title: 'Test agent', vgOptions: { temperature: 1 } })
    expect((await draftFlow())?.json).toContain('Be rude.')
  })

  it('keep the name that their author had, also when the author has left', async () => {
    const agent = await makeAgent(region)
    const member = paths.member(agent.workspaceId, agent.caller.uid)
    const saveAs = async (name: string, title: string) => {
      const writes = new Writes(region).update(member, { name })
      await writes.update(paths.agent(agent.agentId), { title }).commit()
      await saveAgentBackup(makePorts(), agent.caller, agent)
    }
    await saveAs('Ann Miller', 'The first title')
    await saveAs('Ann Baker', 'The second title')
    const at = (await versionsOf(agent))[1]?.at ?? 0
    expect((await versionsOf(agent)).slice(0, 2).map(({ byName }) => byName)).toEqual([
      'Ann Baker',
      'Ann Miller',
    ])
    const { byName } = await readVersion(agent.caller, { ...agent, at })
    expect(byName).toBe('Ann Miller')
    // Versions of before names were stored show the author's present one.
    await new Writes(region).update(paths.backup(agent.agentId, at), { byName: '' }).commit()
    expect((await readVersion(agent.caller, { ...agent, at })).byName).toBe('Ann Baker')
  })

  it('without a flow leave an empty one, which an open editor continues from', async () => {
    const agent = await makeAgent(region)
    await saveAgentBackup(makePorts(), agent.caller, agent)
    const [first] = await versionsOf(agent)
    const flow = orderFlow()
    const { seq } = await giveFlow(agent, flow)
    await restoreVersion(makePorts(), agent.caller, { ...agent, at: first?.at ?? 0 })
    const stored = await readDocument(region, paths.flow(agent.agentId), storedFlowSchema)
    expect(stored?.data).toMatchObject({ seq: seq + 1, json: '{"nodes":{},"edges":{}}' })
    const draft = await readDocument(region, paths.agent(agent.agentId), agentSchema)
    expect(draft?.data.flowHash).toBeUndefined()
    expect((await giveFlow(agent, flow)).seq).toBe(seq + 2)
    const again = { ...agent, at: first?.at ?? 0 }
    expect((await restoreVersion(makePorts(), agent.caller, again)).restored).toEqual(['flow'])
  })

  it('are exported as a template without any ID, picture or secret', async () => {
    const { agent } = await makeWorld(region)
    const template = await exportAgent(agent.caller, agent)
    expect(template.agent).toMatchObject({ title: 'Another title', enableNodes: true })
    expect(Object.keys(template.flow.nodes)).toEqual(Object.keys(orderFlow().nodes))
    const json = JSON.stringify(template)
    for (const inner of [agent.agentId, agent.workspaceId, 'ownerID', 'roundedImageURL', 'flowHash'])
      expect(json).not.toContain(inner)
    const refused = { code: 'permission-denied' }
    await expect(exportAgent(makeCaller(), agent)).rejects.toMatchObject(refused)
  })

  it('have names, are hidden from strangers, and are twenty at most: the flow of visitors stays', async () => {
    const { agent, at, published } = await makeWorld(region)
    await nameVersion(agent.caller, { ...agent, at, label: 'Before the sale' })
    expect((await versionsOf(agent)).find((version) => version.at === at)?.label).toBe('Before the sale')
    const stranger = makeCaller()
    const refused = { code: 'permission-denied' }
    await expect(nameVersion(stranger, { ...agent, at, label: 'X' })).rejects.toMatchObject(refused)
    await expect(readVersion(stranger, { ...agent, at })).rejects.toMatchObject(refused)
    await expect(restoreVersion(makePorts(), stranger, { ...agent, at })).rejects.toMatchObject(refused)
    for (let count = 0; count < 20; count++) {
      await new Writes(region).update(paths.agent(agent.agentId), { title: `Title ${count}` }).commit()
      await saveAgentBackup(makePorts(), agent.caller, agent)
    }
    expect(await versionsOf(agent)).toHaveLength(20)
    const hash = published.agent.flowHash ?? ''
    const flows = async () => {
      const storedFlows = Query.collection(region, paths.keptFlows(agent.agentId)).select([])
      return (await storedFlows.read()).map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
    }
    expect(await flows()).toContain(hash)
    // Instances show the publication before for up to a minute, so its flow is deleted with the next version.
    await publishAgent(makePorts(), agent.caller, agent)
    expect(await flows()).toContain(hash)
    const saveAs = async (title: string) => {
      await new Writes(region).update(paths.agent(agent.agentId), { title }).commit()
      await saveAgentBackup(makePorts(), agent.caller, agent)
    }
    // A draft in review uses it.
    const reviewed = paths.reviewedDraft(agent.agentId)
    await new Writes(region).set(reviewed, { round: 1, agent: { flowHash: hash } }).commit()
    await saveAs('Asked about')
    expect(await flows()).toContain(hash)
    await new Writes(region).delete(reviewed).commit()
    await saveAs('The last one')
    expect(await flows()).toHaveLength(1)
    expect(await flows()).not.toContain(hash)
    await expect(readVersion(agent.caller, { ...agent, at })).rejects.toMatchObject({ code: 'not-found' })
  })
})
