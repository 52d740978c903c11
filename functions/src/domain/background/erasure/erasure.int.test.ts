import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { conversationOf } from '#test/chat/conversations.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testCosts } from '#test/testSigning.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { erasureSchema } from '../../../shared/workspaces/erasure.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { tenantSchema } from '../../../shared/workspaces/tenant.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { readFile, writeFile } from '../../../store/files.ts'
import { Query } from '../../../store/Query.ts'
import { createWorkspace } from '../../workspaces/members/createWorkspace.ts'
import { deleteAgent } from '../../agents/deleteAgent.ts'
import { sweepExpiredLeases } from '../../billing/credits/sweepExpiredLeases.ts'
import { knowledgeFolder } from '../../knowledge/sources/knowledgePaths.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { visitorFilePath } from '../../chat/visitors/files/visitorFolder.ts'
import { putTenantSecret, readTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'
import { eraseAgent } from './eraseAgent.ts'
import { resumeErasures } from './resumeErasures.ts'

beforeAll(clearDatabases)

const conversations = 700

async function fill(region: Region, agentId: string): Promise<string[]> {
  for (let from = 0; from < conversations; from += 350) {
    const writes = new Writes(region)
    for (let n = from; n < from + 350; n++) {
      writes.set(paths.conversation(agentId, `conversation-${n}`), { ID: n, agentId })
      if (n % 10 === 0) writes.set(paths.conversationPage(agentId, `conversation-${n}`, 0), { number: 0 })
    }
    await writes.commit()
  }
  const files = [
    ...Array.from({ length: 130 }, (_, n) => visitorFilePath(agentId, `conversation-${n}`, 'file')),
    `${knowledgeFolder(agentId)}uploads/one`,
  ]
  await Promise.all(files.map((path) => writeFile(region, path, 'x', 'text/plain')))
  return files
}

const left = (region: Region, agentId: string) => Query.below(region, paths.agent(agentId)).limit(5).read()
const recordOf = async (region: Region, workspaceId: string, agentId: string) =>
  (await readDocument(region, paths.erasure(workspaceId, agentId), erasureSchema))?.data

describe.each(oneRegion)('a deleted agent in %s', (region) => {
  it('does not answer from its own commit on, and leaves nothing behind although its workers end early', async () => {
    const agent = await makeAgent(region)
    const { agentId, workspaceId } = agent
    const files = await fill(region, agentId)
    const ports = makePorts()
    await deleteAgent(ports, agent.caller, agent)
    expect((await ask(makeEngine(), makeClaims(agent))).code).toBe('not-found')
    expect(await recordOf(region, workspaceId, agentId)).toMatchObject({ state: 'underWay', documents: 0 })
    ports.tasks.kill('eraseAgent', 'before')
    ports.tasks.kill('eraseAgent', 'after')
    await ports.tasks.runTwice()
    expect(await left(region, agentId)).toEqual([])
    for (const path of [files[0], files[129], files[130]])
      expect(await readFile(region, path ?? '')).toBeUndefined()
    const record = await recordOf(region, workspaceId, agentId)
    expect(record).toMatchObject({ state: 'done', title: 'Test agent' })
    expect(record?.documents).toBeGreaterThanOrEqual(conversations)
    const member = asSomebody(region, { uid: agent.caller.uid })
    expect(await member.get(paths.erasure(workspaceId, agentId))).toBe(true)
    const stranger = await makeAccount(region)
    expect(await asSomebody(region, stranger.caller).get(paths.erasure(workspaceId, agentId))).toBe(false)
  }, 60_000)

  it('loses its data in several tasks, with what was pending in the meantime', async () => {
    const agent = await makeAgent(region)
    const { agentId, workspaceId } = agent
    const files = await fill(region, agentId)
    const ports = makePorts()
    await deleteAgent(ports, agent.caller, agent)
    const [first] = ports.tasks.waiting
    ports.tasks.waiting = []
    const payload = { region, workspaceId, agentId, attempt: 0, round: 0, isLast: false }
    expect(first?.message).toEqual({ kind: 'eraseAgent', payload })
    // A worker without any time only queues the next task.
    await eraseAgent(ports, payload, new WorkBudget(0))
    expect(await left(region, agentId)).toHaveLength(5)
    expect(ports.tasks.waiting).toHaveLength(1)
    await ports.tasks.runDue(Date.now() + 1_000)
    // The documents with the cost of its last answers wait until they are settled.
    expect(await left(region, agentId)).toHaveLength(5)
    expect(await readFile(region, files[0] ?? '')).toBeUndefined()
    expect((await recordOf(region, workspaceId, agentId))?.state).toBe('underWay')
    await new Writes(region).set(paths.conversation(agentId, 'late'), { ID: 'late' }).commit()
    await ports.tasks.run()
    expect(await left(region, agentId)).toEqual([])
    expect((await recordOf(region, workspaceId, agentId))?.state).toBe('done')
  }, 60_000)

  it('has its last answers billed, although their instance ended before it had settled them', async () => {
    const agent = await makeAgent(region)
    const ports = makePorts()
    const before = await readDocument(region, paths.wallet(agent.wallet.wallet), walletSchema)
    const claims = makeClaims(agent)
    await ask(makeEngine(), claims)
    const cost = (await conversationOf(claims))?.costUnits ?? 0
    await deleteAgent(ports, agent.caller, agent)
    await ports.tasks.runDue(Date.now() + minuteMs)
    await sweepExpiredLeases(testCosts, agent.wallet, Date.now() + 16 * minuteMs)
    const after = await readDocument(region, paths.wallet(agent.wallet.wallet), walletSchema)
    expect(cost).toBeGreaterThan(0)
    expect(after?.data.balance).toBe((before?.data.balance ?? 0) - cost)
    await ports.tasks.run()
    expect(await left(region, agent.agentId)).toEqual([])
  })

  it('is found by the sweep when its task was lost', async () => {
    const agent = await makeAgent(region)
    await new Writes(region).set(paths.conversation(agent.agentId, 'one'), { ID: 'one' }).commit()
    const ports = makePorts()
    ports.tasks.setOutage(true)
    await deleteAgent(ports, agent.caller, agent)
    ports.tasks.setOutage(false)
    await resumeErasures(ports, region)
    expect(ports.tasks.waiting).toHaveLength(0)
    const later = makePorts({ now: () => Date.now() + 2 * hourMs })
    await resumeErasures(later, region)
    await later.tasks.run()
    expect(await left(region, agent.agentId)).toEqual([])
    expect((await recordOf(region, agent.workspaceId, agent.agentId))?.state).toBe('done')
  })
})

describe('a deleted workspace', () => {
  it('loses its data after the last of its twenty agents, even when every worker ends early once', async () => {
    const { caller } = await makeAccount('eu')
    const ports = makePorts()
    const { workspaceId } = await createWorkspace(ports, caller, {
      region: 'eu',
      workspaceName: 'Team',
      attemptId: 'team-1-attempt',
    })
    const writes = new Writes('eu')
    for (let n = 0; n < 20; n++) {
      writes.set(paths.erasure(workspaceId, `agent-${n}`), {
        kind: 'agent',
        by: 'u',
        at: n,
        state: 'underWay',
      })
      for (let c = 0; c < 20; c++) writes.set(paths.conversation(`agent-${n}`, `c-${c}`), { ID: c })
    }
    writes.set(paths.workspaceErasure(workspaceId), { kind: 'workspace', by: 'u', at: 1, state: 'underWay' })
    await writes.commit()
    const ofOrganisation = ['orgBilling', 'clientPlan', 'clientTerms', 'clientRecharge'] as const
    const organisation = new Writes('eu').set(`${paths.orgs}/org-${workspaceId}`, { ownerID: workspaceId })
    for (const name of ofOrganisation) organisation.set(paths[name](`org-${workspaceId}`), { left: true })
    await organisation.commit()
    const secret = { region: 'eu' as const, workspaceId, name: 'telegram-agent' }
    await putTenantSecret(ports.keys, secret, 'a-long-token', 1)
    await ports.tasks.enqueue('eraseWorkspace', { region: 'eu', workspaceId, attempt: 0, round: 0 })
    await ports.tasks.runDue(ports.now())
    // Its agents' accounts are still to be closed at their vendors with it.
    expect(await readTenantSecret(ports.keys, secret)).toBeDefined()
    for (let n = 0; n < 10; n++) ports.tasks.kill('eraseAgent', n % 2 ? 'before' : 'after')
    ports.tasks.kill('eraseWorkspace', 'after')
    await ports.tasks.run()
    for (let n = 0; n < 20; n++) expect(await left('eu', `agent-${n}`)).toEqual([])
    expect(await readTenantSecret(ports.keys, secret)).toBeUndefined()
    expect(await Query.below('eu', paths.workspace(workspaceId)).read()).toEqual([])
    for (const name of ofOrganisation)
      expect(await readDocument('eu', paths[name](`org-${workspaceId}`), z.unknown())).toBeUndefined()
    expect(await readDocument('na', paths.tenant(workspaceId), tenantSchema)).toBeUndefined()
    const record = await readDocument('eu', paths.workspaceErasure(workspaceId), erasureSchema)
    expect(record?.data.state).toBe('done')
  }, 60_000)
})
