import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import {
  ask,
  makeAccount,
  makeAgent,
  makeCaller,
  makeClaims,
  makeEngine,
  makePorts,
} from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { languageModel } from '../../../providers/llm/languageModel.ts'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { defaultOwnKeyUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { duplicateAgent } from '../../agents/templateFiles/duplicateAgent.ts'
import { deleteAgent } from '../../agents/deleteAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import { createWorkspace } from '../../workspaces/members/createWorkspace.ts'
import type { ModelRequest } from '../../kernel/ports/ports.ts'
import { transferAgent } from '../../agents/transfers/transferAgent.ts'
import { createProjectAgent } from '../../agents/createProjectAgent.ts'
import { addProjectKey, readProjectKey } from './projectKeys.ts'
import { replaceProjectKey } from './replaceProjectKey.ts'
import { Writes } from '../../../store/commit.ts'

const none = { openai: undefined, anthropic: undefined, google: undefined, compatible: undefined }
const key = 'VF.DM.00000000000000000000000b.sandboxproject'
const refusedKey = 'VF.DM.00000000000000000000000b.refusedproject'
let sandbox: Awaited<ReturnType<typeof listenForTest>>

beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

/** Creates the real client of the sandbox, with its requests. */
function projects() {
  const model = languageModel({ ...none, sandbox: undefined }, undefined, `${sandbox.url}/voiceflow`)
  const requests: ModelRequest[] = []
  const stream = (request: ModelRequest) => {
    requests.push(request)
    return model.stream(request)
  }
  return { requests, stream }
}

async function makeWorld(region: Region) {
  const account = await makeAccount(region)
  const { caller, workspaceId } = account
  const model = projects()
  const ports = makePorts({ languageModel: model })
  const create = (more: { key?: string; isOffered?: boolean } = {}) =>
    createProjectAgent({ ports, isOffered: more.isOffered ?? true }, caller, {
      region,
      workspaceId,
      agentName: 'Pizza',
      key: more.key ?? key,
      attemptId: randomUUID(),
    })
  return { ...account, model, ports, create }
}

async function makeProject(region: Region) {
  const world = await makeWorld(region)
  const { agentId } = await world.create()
  await publishAgent(world.ports, world.caller, { region, agentId })
  const stored = async () => (await readDocument(region, paths.agent(agentId), agentSchema))?.data
  return { ...world, agentId, stored }
}

describe.each(oneRegion)('an agent of a Voiceflow project in %s', (region) => {
  it('is created where the platform is offered, with a valid key that no one can read', async () => {
    const { create, caller, workspaceId, ports } = await makeWorld(region)
    await expect(create({ isOffered: false })).rejects.toMatchObject({ code: 'failed-precondition' })
    await expect(create({ key: refusedKey })).rejects.toMatchObject({
      fields: { key: 'Voiceflow does not accept this key.' },
    })
    const stranger = makeCaller()
    const attempt = { region, workspaceId, agentName: 'X', key, attemptId: randomUUID() }
    await expect(createProjectAgent({ ports, isOffered: true }, stranger, attempt)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const twice = await Promise.all(
      [0, 1].map(() => createProjectAgent({ ports, isOffered: true }, caller, attempt)),
    )
    const [{ agentId } = { agentId: '' }, again] = twice
    expect(again?.agentId).toBe(agentId)
    const agent = await readDocument(region, paths.agent(agentId), agentSchema)
    expect(agent?.data).toMatchObject({ agentPlatform: 'vf', enableNodes: false, ownerID: workspaceId })
    expect(JSON.stringify(agent)).not.toContain(key)
    expect((await readProjectKey(ports.keys, { region, workspaceId, agentId }))?.reveal()).toBe(key)
  })

  it('answers with its project for the fee only, and offers its choices', async () => {
    const { agentId, model, wallet } = await makeProject(region)
    const engine = makeEngine(model)
    const claims = makeClaims({ region, agentId })
    model.requests.length = 0
    const first = await ask(engine, claims, 'Hello')
    expect(first.answer?.text).toBe('Welcome to the pizza project.\n\nThe project has heard: Hello')
    const again = await ask(engine, claims, 'Hello', first.id)
    expect(again.answer?.id).toBe(first.answer?.id)
    const ended = await ask(engine, claims, 'Bye')
    expect(ended.answer?.text).toBe('Goodbye.')
    const anew = await ask(engine, claims, 'Hello again')
    expect(anew.answer).toMatchObject({ text: 'Welcome to the pizza project.', replies: ['Small', 'Large'] })
    const chosen = await ask(engine, claims, 'Large')
    expect(chosen.answer?.text).toBe('One large pizza, chosen by the button.')
    expect(chosen.answer?.replies).toBeUndefined()
    expect(JSON.stringify(anew.answer)).not.toContain('intent')

    const prompts = model.requests.map(({ messages }) => messages)
    expect(prompts).toEqual(
      ['Hello', 'Bye', 'Hello again', 'Large'].map((content) => [{ role: 'user', content }]),
    )
    const users = new Set(model.requests.map(({ session }) => session?.userId))
    expect([...users]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    const other = makeClaims({ region, agentId })
    await ask(engine, other, 'Hello')
    expect(users).not.toContain(model.requests.at(-1)?.session?.userId)

    await engine.flush()
    const { receipts } = await expectBooksToBalance(wallet, [agentId])
    expect(receipts).toHaveLength(5)
    for (const receipt of receipts)
      expect(receipt).toMatchObject({
        model: 'voiceflow',
        amount: defaultOwnKeyUnits,
        ownKeyFee: defaultOwnKeyUnits,
      })
  })

  it('answers the test chat with its project too, with the call in its report', async () => {
    const { agentId, model } = await makeProject(region)
    const { last } = await ask(makeEngine(model), makeClaims({ region, agentId }, { draft: true }), 'Hello')
    const report = last?.type === 'done' ? last.report : undefined
    expect(report).toMatchObject({ model: 'voiceflow', costUnits: defaultOwnKeyUnits, sources: [] })
    expect(report?.trace?.steps).toMatchObject([{ step: 'model', model: 'voiceflow', instructions: '' }])
  })

  it('calls no one else when its key is refused, notifies its people, and answers with another key', async () => {
    const { agentId, workspaceId, caller, model, ports, wallet } = await makeProject(region)
    const writes = new Writes(region)
    const ref = { region, workspaceId, agentId }
    await addProjectKey(writes, ports.keys, ref, { secret: refusedKey, now: Date.now() })
    await writes.commit()
    const { tasks, sent } = ports
    const engine = makeEngine(model, { tasks })
    const claims = makeClaims({ region, agentId })
    model.requests.length = 0
    expect((await ask(engine, claims, 'Hello')).code).toBe('unavailable')
    expect(model.requests).toHaveLength(1)
    await ask(engine, claims, 'Hello?')
    await tasks.runTwice()
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(sent[0]?.html).toContain('Voiceflow did not accept the key of “Pizza”')

    const replace = (secret: string, by = caller) =>
      replaceProjectKey(ports, by, { region, agentId, key: secret })
    await expect(replace(refusedKey)).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(replace(key, makeCaller())).rejects.toMatchObject({ code: 'permission-denied' })
    await replace(key)
    expect((await ask(engine, claims, 'Hello')).answer?.text).toContain('Welcome')
    await engine.flush()
    expect((await expectBooksToBalance(wallet, [agentId])).receipts).toHaveLength(1)
    const conversation = await readDocument(
      region,
      paths.conversation(agentId, claims.conversationId),
      conversationSchema,
    )
    expect(JSON.stringify(conversation)).not.toContain(key)
  })

  it('does not answer without credit for the fee, and has no key of a model’s agent', async () => {
    const poor = await makeWorld(region)
    const { agentId } = await poor.create()
    const { wallet } = await expectBooksToBalance(poor.wallet, [])
    await adjustWallet(poor.wallet, 'test', 10 - wallet.balance, 'test', Date.now())
    const engine = makeEngine(poor.model)
    expect((await ask(engine, makeClaims({ region, agentId }, { draft: true }))).code).toBe('out-of-credits')
    const standard = await makeAgent(region)
    const replacing = { region, agentId: standard.agentId, key }
    await expect(replaceProjectKey(poor.ports, standard.caller, replacing)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
  })

  it('takes its key along to another workspace and to its copy, and deletes it with the agent', async () => {
    const { agentId, workspaceId, caller, ports, model, stored } = await makeProject(region)
    const made = await createWorkspace(ports, caller, {
      region,
      workspaceName: 'Other',
      attemptId: randomUUID(),
    })
    const keyAt = async (place: string, id = agentId) =>
      (await readProjectKey(ports.keys, { region, workspaceId: place, agentId: id }))?.reveal()
    const copy = await duplicateAgent(ports, caller, {
      region,
      agentId,
      title: 'Second',
      withKnowledge: false,
      attemptId: randomUUID(),
    })
    expect(await keyAt(workspaceId, copy.agentId)).toBe(key)
    await transferAgent(ports, caller, { region, agentId, workspaceId: made.workspaceId })
    expect([await keyAt(workspaceId), await keyAt(made.workspaceId)]).toEqual([undefined, key])
    expect(await stored()).toMatchObject({ agentPlatform: 'vf', ownerID: made.workspaceId })
    const doubled = makeClaims({ region, agentId: copy.agentId }, { draft: true })
    expect((await ask(makeEngine(model), doubled, 'Hello')).answer?.text).toContain('Welcome')
    await deleteAgent(ports, caller, { region, agentId: copy.agentId })
    await ports.tasks.runTwice()
    expect(await keyAt(workspaceId, copy.agentId)).toBeUndefined()
  })
})
