import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine } from '#test/factories.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { cancelling, makeOrderWorld, orderSecret } from '#test/chat/orderWorld.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { conversationSchema } from '../../../../shared/chat/conversation.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { WidgetOptions } from '../../../../shared/widget/widgetOptions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { adjustWallet } from '../../../billing/credits/wallets.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import type { LanguageModel } from '../../../kernel/ports/ports.ts'

beforeAll(clearDatabases)

type OrderWorld = Awaited<ReturnType<typeof makeOrderWorld>>

/** They pay one call of the agent's model, and not a second one. */
const tightUnits = 150_000

/** Creates an engine with a model that spends its whole hold, and a wallet that allows no more. */
async function tightEngine({ agent, web }: OrderWorld, ...modelSteps: Parameters<typeof sayingModel>) {
  const { wallet } = await expectBooksToBalance(agent.wallet, [])
  await adjustWallet(agent.wallet, 'test', tightUnits - wallet.balance, 'test', Date.now())
  return makeEngine(greedy(sayingModel(...modelSteps)), { web })
}

const greedy = (model: LanguageModel): LanguageModel => ({
  async *stream(request) {
    for await (const part of model.stream(request))
      yield part.type === 'usage' ? { ...part, inputTokens: 900_000, outputTokens: 90_000 } : part
  },
})

/** Stores the record that an instance leaves when it dies while a tool runs. */
async function noteBegun(
  { region, agentId, conversationId }: ReturnType<typeof makeClaims>,
  id: string,
  toolId: string,
) {
  const key = sha256(`${conversationId}/${id}/${toolId}`).slice(0, 40)
  const startedAt = Date.now() - minuteMs
  const started = { toolId, workspaceId: '', state: 'started', startedAt, expiresAt: new Date() }
  await new Writes(region).create(paths.toolRun(agentId, conversationId, key), started).commit()
}

describe.each(oneRegion)('tools of a turn in %s', (region) => {
  it('are called and used in the answer, with one receipt for both calls', async () => {
    const { agent, engine } = await makeOrderWorld(region)
    const { model, engine: one } = engine(
      { call: 'order_status', arguments: { number: '4711' } },
      'It is on its way.',
    )
    const claims = makeClaims(agent)
    const { answer } = await ask(one, claims, 'Where is order 4711?')
    expect(answer?.text).toBe('It is on its way.')
    expect(model.requests[0]?.tools?.map(({ name }) => name)).toEqual(['order_status', 'cancel_order'])
    const [called, result] = model.requests[1]?.messages.slice(-2) ?? []
    expect(called).toMatchObject({ role: 'assistant', toolCalls: [{ name: 'order_status' }] })
    expect(result).toMatchObject({ role: 'tool', name: 'order_status' })
    expect(result?.content).toContain('status')
    expect(JSON.stringify(model.requests)).not.toContain(orderSecret)
    await one.flush()
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.receipts).toHaveLength(1)
  })

  it('report a change although the model fails afterwards, and run once for a message', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region)
    const claims = makeClaims(agent)
    const id = randomUUID()
    const failing = engine(cancelling, new AppError('unavailable'))
    const reply = await ask(failing.engine, claims, 'Cancel order 4711', id)
    expect(reply.answer?.text).toMatch(/^That went through, but/)
    expect(await cancels()).toBe(1)
    const again = engine(cancelling, 'It is cancelled.')
    expect((await ask(again.engine, claims, 'Cancel order 4711', id)).answer?.text).toBe(reply.answer?.text)
    expect(await cancels()).toBe(1)
    await Promise.all([failing.engine.flush(), again.engine.flush()])
    const books = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(books.receipts).toHaveLength(1)
  })

  it('report a change when the credit ends afterwards, and charge the spent hold once', async () => {
    const world = await makeOrderWorld(region)
    const { agent, cancels } = world
    const claims = makeClaims(agent)
    const engine = await tightEngine(world, cancelling, 'Never said.')
    const { answer } = await ask(engine, claims, 'Cancel order 4711')
    expect(answer?.text).toMatch(/^That went through, but/)
    expect(await cancels()).toBe(1)
    await engine.flush()
    const { receipts, wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toMatchObject([{ amount: tightUnits }])
    expect(wallet.balance).toBe(0)
  })

  it('cost nothing when they only read and the credit ends afterwards', async () => {
    const steps: WidgetOptions['outOfCredits']['steps'] = ['person']
    const message = 'Please leave us a word.'
    const world = await makeOrderWorld(region, 'no', { canHandOff: true, outOfCredits: { steps, message } })
    const looking = { call: 'order_status', arguments: { number: '4711' } }
    const engine = await tightEngine(world, looking, 'Never said.')
    const claims = makeClaims(world.agent)
    expect((await ask(engine, claims, 'Where is order 4711?')).answer?.text).toBe(message)
    await engine.flush()
    const { receipts, wallet } = await expectBooksToBalance(world.agent.wallet, [world.agent.agentId])
    expect(receipts).toEqual([])
    expect(wallet.balance).toBe(tightUnits)
    const silent = await makeOrderWorld(region)
    const other = await tightEngine(silent, looking, 'Never said.')
    expect((await ask(other, makeClaims(silent.agent), 'Where is order 4711?')).code).toBe('out-of-credits')
  })

  it('are not repeated when an instance has died during the run: the result is unknown', async () => {
    const { agent, engine, cancels, cancelId } = await makeOrderWorld(region)
    const claims = makeClaims(agent)
    const id = randomUUID()
    await noteBegun(claims, id, cancelId)
    const { model, engine: one } = engine(cancelling, cancelling, 'A person will look after it.')
    const { answer } = await ask(one, claims, 'Cancel order 4711', id)
    expect(answer?.text).toBe('A person will look after it.')
    expect(model.requests[1]?.messages.at(-1)?.content).toContain('unknown outcome')
    expect(await cancels()).toBe(0)
  })

  it('run once however often they are called for a message', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region)
    const other = { call: 'cancel_order', arguments: { number: '4712' } }
    const { model, engine: one } = engine(cancelling, cancelling, other, 'Done.')
    await ask(one, makeClaims(agent), 'Cancel order 4711')
    expect(await cancels()).toBe(1)
    expect(model.requests[3]?.messages.at(-1)?.content).toContain('already')
  })

  it('run once when two instances answer the same message at the same moment', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region)
    const claims = makeClaims(agent)
    const id = randomUUID()
    const both = [engine(cancelling, 'Cancelled.'), engine(cancelling, 'Cancelled.')]
    await Promise.all(both.map((one) => ask(one.engine, claims, 'Cancel order 4711', id)))
    expect(await cancels()).toBe(1)
    await Promise.all(both.map((one) => one.engine.flush()))
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('wait for the visitor’s confirmation in the offered words, and do not run without it', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region, 'visitor')
    const claims = makeClaims(agent)
    const { model, engine: one } = engine(cancelling, 'Then not.', cancelling, 'It is done.')
    const turn = await ask(one, claims, 'Cancel order 4711')
    expect(turn.answer?.text).toBe('Cancel order 4711?')
    expect(turn.answer?.replies).toEqual(['Yes, go ahead', 'No, leave it'])
    expect(await cancels()).toBe(0)
    const refused = await ask(one, claims, 'Hm, which order is that?', randomUUID(), turn.answer?.id)
    expect(refused.answer?.text).toBe('Then not.')
    expect(model.requests[1]?.messages.at(-1)?.content).toContain('has not agreed')
    expect(await cancels()).toBe(0)
    const anew = await ask(one, claims, 'Cancel it', randomUUID(), refused.answer?.id)
    const done = await ask(one, claims, 'yes go ahead.', randomUUID(), anew.answer?.id)
    expect(done.answer?.text).toBe('It is done.')
    expect(await cancels()).toBe(1)
    const path = paths.conversation(agent.agentId, claims.conversationId)
    expect((await readDocument(region, path, conversationSchema))?.data.pendingTool).toBeNull()
  })

  it('run once when the visitor confirms many times at once', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region, 'visitor')
    const claims = makeClaims(agent)
    await ask(engine(cancelling).engine, claims, 'Cancel order 4711')
    const taps = Array.from({ length: 5 }, () => engine('Done.').engine)
    await Promise.all(taps.map((one) => ask(one, claims, 'Yes, go ahead', randomUUID())))
    expect(await cancels()).toBe(1)
  })

  it('report a confirmed run as done, whatever the visitor writes before its answer', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region, 'visitor')
    const claims = makeClaims(agent)
    await ask(engine(cancelling).engine, claims, 'Cancel order 4711')
    const { model, engine: other } = engine('Yes, it did.')
    // The model is called again once the tool has run.
    const after = () => ask(other, claims, 'Did it work?')
    const { engine: slow } = engine({ after, says: 'It is cancelled.' })
    expect((await ask(slow, claims, 'Yes, go ahead')).answer?.text).toBe('It is cancelled.')
    const lastMessage = model.requests[0]?.messages.at(-1)
    expect(lastMessage).toMatchObject({ role: 'tool', name: 'cancel_order' })
    expect(lastMessage?.content).toContain('"status":"cancelled"')
    expect(await cancels()).toBe(1)
    await Promise.all([other.flush(), slow.flush()])
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(3)
  })

  it('report a confirmed run without an end as uncertain', async () => {
    const { agent, engine, cancels, cancelId } = await makeOrderWorld(region, 'visitor')
    const claims = makeClaims(agent)
    const turn = await ask(engine(cancelling).engine, claims, 'Cancel order 4711')
    await noteBegun(claims, `confirmed/${turn.id}`, cancelId)
    const { model, engine: one } = engine('A person will look after it.')
    await ask(one, claims, 'Did it work?')
    expect(model.requests[0]?.messages.at(-1)?.content).toContain('unknown outcome')
    expect(await cancels()).toBe(0)
  })

  it('run six times at most when they are called without end, and the agent still answers', async () => {
    const { agent, engine } = await makeOrderWorld(region)
    const looking = { call: 'order_status', arguments: { number: '4711' } }
    const { model, engine: one } = engine(looking, looking, looking, looking, 'That is all I know.')
    const { answer } = await ask(one, makeClaims(agent), 'Look again and again')
    expect(answer?.text).toBe('That is all I know.')
    expect(model.requests.at(-1)?.tools).toBeUndefined()
  })
})
