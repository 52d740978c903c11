import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeCaller, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { modelKeysSchema, type ModelKeyDraft } from '../../../shared/models/modelKeys.ts'
import { defaultOwnKeyUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { countOperations } from '../../../store/operations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import type { LanguageModel, ModelPart, ModelRequest } from '../../kernel/ports/ports.ts'
import { deleteModelKey, saveModelKey } from './saveModelKey.ts'
import { testModelKey } from './testModelKey.ts'

beforeAll(clearDatabases)

const secret = 'sk-own-a-long-secret-4711'

/** Creates a vendor that accepts every key without `refused` in it, and records its requests. */
function vendor(): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = []
  return {
    requests,
    hasKey: () => true,
    async *stream(request): AsyncGenerator<ModelPart> {
      requests.push(request)
      const key = request.key?.secret.reveal() ?? ''
      if (key.includes('refused')) throw new AppError('permission-denied')
      if (key.includes('down')) throw new AppError('unavailable', 'modelUnreachable')
      yield { type: 'text', text: request.key ? 'By your key.' : 'By ours.' }
      yield { type: 'usage', inputTokens: 1_000, outputTokens: 20 }
    },
  }
}

async function makeWorld(region: Region, key = secret, isOnly = false) {
  const agent = await agentWith(region, {})
  const { caller, workspaceId } = agent
  const ref = { region, workspaceId }
  const ports = makePorts()
  const save = (secretText: string | undefined, draft: ModelKeyDraft = { vendor: 'openai', isOnly }) =>
    saveModelKey(ports, caller, { ...ref, key: draft, secret: secretText })
  await save(key)
  const storedKeys = async () =>
    (await readDocument(region, paths.modelKeys(workspaceId), modelKeysSchema))?.data.keys
  return { agent, ref, caller, ports, save, storedKeys }
}

const secretOf = (request?: ModelRequest) => request?.key?.secret.reveal()

describe.each(oneRegion)('a workspace’s own key in %s', (region) => {
  it('replaces the platform’s key, and a turn costs only the fee', async () => {
    const { agent, storedKeys } = await makeWorld(region)
    const model = vendor()
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    const first = await ask(engine, claims)
    expect(first.answer?.text).toBe('By your key.')
    expect(secretOf(model.requests[0])).toBe(secret)
    const next = () => ask(engine, claims, 'And now?', randomUUID(), first.answer?.id)
    expect(await countOperations(next)).toMatchObject({ reads: 0, writes: 1 })
    await engine.flush()
    const { receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    const paid = { amount: defaultOwnKeyUnits, ownKeyFee: defaultOwnKeyUnits, inputTokens: 1_000 }
    expect(receipts).toMatchObject([paid, paid])
    const keys = await storedKeys()
    expect(keys?.openai).toMatchObject({ ending: '4711', refusedAt: 0 })
    expect(keys?.openai?.lastUsedAt).toBeGreaterThan(0)
    expect(JSON.stringify([keys, receipts, first.events])).not.toContain(secret)
  })

  it('needs credit only for the fee, not for the platform’s key', async () => {
    const { agent } = await makeWorld(region)
    const { wallet } = await expectBooksToBalance(agent.wallet, [])
    await adjustWallet(agent.wallet, 'test', 1_500 - wallet.balance, 'test', Date.now())
    const engine = makeEngine(vendor())
    expect((await ask(engine, makeClaims(agent))).answer?.text).toBe('By your key.')
    await engine.flush()
    expect((await ask(engine, makeClaims(agent))).code).toBe('out-of-credits')
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })

  it('gives way to the platform’s key when its vendor refuses it, and its people are notified once', async () => {
    const { agent, ports, storedKeys, save } = await makeWorld(region, 'sk-refused-a-long-one-1111')
    const model = vendor()
    const { tasks, sent } = ports
    const engine = makeEngine(model, { tasks })
    const { answer, last } = await ask(engine, makeClaims(agent, { draft: true }))
    expect(answer?.text).toBe('By ours.')
    const steps = last?.type === 'done' ? last.report?.trace?.steps : undefined
    expect(steps?.[0]).toMatchObject({ step: 'fallback', to: 'gpt-4o', reason: 'keyRefused' })
    expect(await storedKeys()).toMatchObject({ openai: { refusedAt: expect.any(Number) } })
    await ask(engine, makeClaims(agent))
    await ask(makeEngine(model, { tasks }), makeClaims(agent))
    expect(model.requests.map((request) => request.key !== undefined)).toEqual([true, false, false, false])
    await tasks.runTwice()
    expect(sent.map(({ to }) => to)).toEqual([agent.caller.email])
    expect(sent[0]?.html).toContain('OpenAI did not accept your own key')
    await engine.flush()
    const { receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts.map(({ ownKeyFee }) => ownKeyFee)).toEqual([undefined, undefined, undefined])
    await save(secret)
    expect(await storedKeys()).toMatchObject({ openai: { refusedAt: 0 } })
    const later = makeEngine(model)
    expect((await ask(later, makeClaims(agent))).answer?.text).toBe('By your key.')
  })

  it('is not marked for a refusal of the key before it, which a turn still used', async () => {
    const { agent, storedKeys, save } = await makeWorld(region, 'sk-refused-a-long-one-1111')
    const model = vendor()
    const replacing: LanguageModel = {
      ...model,
      async *stream(request) {
        if (request.key) await save(secret)
        yield* model.stream(request)
      },
    }
    expect((await ask(makeEngine(replacing), makeClaims(agent))).answer?.text).toBe('By ours.')
    expect(await storedKeys()).toMatchObject({ openai: { ending: '4711', refusedAt: 0 } })
  })

  it('leaves a turn without an answer when it is refused and no other key is allowed', async () => {
    const { agent } = await makeWorld(region, 'sk-refused-a-long-one-1111', true)
    const model = vendor()
    const engine = makeEngine(model)
    expect((await ask(engine, makeClaims(agent))).code).toBe('unavailable')
    expect(model.requests.every(({ key }) => key !== undefined)).toBe(true)
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toEqual([])
  })

  it('is not used for some minutes after a refusal when no other key is allowed, with the same text', async () => {
    const { agent, storedKeys } = await makeWorld(region, 'sk-refused-a-long-one-1111', true)
    const model = vendor()
    const clock = { now: Date.now() }
    const engine = makeEngine(model, { now: () => clock.now })
    const claims = makeClaims(agent)
    const { last: first } = await ask(engine, claims)
    expect(first).toMatchObject({ type: 'error', code: 'unavailable' })
    const noted = await storedKeys()
    expect(noted).toMatchObject({ openai: { refusedAt: clock.now } })
    for (const laterMs of [1, 70_000]) {
      clock.now += laterMs
      expect((await ask(engine, claims)).last).toEqual(first)
    }
    expect(model.requests).toHaveLength(1)
    expect(await storedKeys()).toEqual(noted)
    clock.now += 300_000
    expect((await ask(engine, claims)).last).toEqual(first)
    expect(model.requests).toHaveLength(2)
    expect(await storedKeys()).toMatchObject({ openai: { refusedAt: clock.now } })
  })

  it('is replaced between two turns without a failure, and deleted with its secret', async () => {
    const { agent, caller, ref, save, storedKeys } = await makeWorld(region)
    const model = vendor()
    const now = { at: Date.now() }
    const engine = makeEngine(model, { now: () => now.at })
    const claims = makeClaims(agent)
    const replaced = save('sk-another-long-secret-0815')
    const answers = await Promise.all([ask(engine, claims, 'One'), replaced.then(() => undefined)])
    expect(answers[0]?.answer?.text).toBe('By your key.')
    now.at += 70_000
    expect((await ask(engine, makeClaims(agent), 'Two')).answer?.text).toBe('By your key.')
    expect(secretOf(model.requests.at(-1))).toBe('sk-another-long-secret-0815')
    await deleteModelKey(caller, { ...ref, vendor: 'openai' })
    expect(await storedKeys()).toEqual({})
    now.at += 70_000
    expect((await ask(engine, makeClaims(agent), 'Three')).answer?.text).toBe('By ours.')
  })

  it('is tested by a tiny question, after which it is used again', async () => {
    const { agent, caller, ref, save, storedKeys } = await makeWorld(region, 'sk-refused-a-long-one-1111')
    const languageModel = vendor()
    const ports = makePorts({ languageModel })
    const trial = { ...ref, vendor: 'openai' as const }
    expect(await testModelKey(ports, caller, trial)).toMatchObject({ outcome: 'refused' })
    await save('sk-down-a-long-secret-2222')
    expect(await testModelKey(ports, caller, trial)).toMatchObject({ outcome: 'unreachable' })
    await save(secret)
    expect(await testModelKey(ports, caller, trial)).toMatchObject({ outcome: 'ok' })
    expect(languageModel.requests).toHaveLength(3)
    expect(languageModel.requests[0]?.maxOutputTokens).toBeLessThan(20)
    expect((await storedKeys())?.openai?.lastUsedAt).toBeGreaterThan(0)
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toEqual([])
    await expect(testModelKey(ports, caller, { ...ref, vendor: 'google' })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('needs to be entered again for another server, refuses private servers, and strangers', async () => {
    const { ref, caller, ports, save } = await makeWorld(region)
    const server = { vendor: 'compatible' as const, isOnly: false, model: 'llama' }
    await save(secret, { ...server, baseUrl: 'https://llm.example.com/v1' })
    await save(undefined, { ...server, isOnly: true, baseUrl: 'https://llm.example.com/v1' })
    await expect(
      save(undefined, { ...server, baseUrl: 'https://mine.example.com/v1' }),
    ).rejects.toMatchObject({
      fields: { secret: expect.any(String) },
    })
    for (const baseUrl of [
      'http://127.0.0.1/v1',
      'http://169.254.169.254/v1',
      'https://intranet/v1',
      'http://llm.example.com/v1',
    ])
      await expect(save(secret, { ...server, baseUrl })).rejects.toMatchObject({
        fields: { 'key.baseUrl': expect.any(String) },
      })
    const stranger = makeCaller()
    const key = { vendor: 'openai' as const, isOnly: false }
    await expect(saveModelKey(ports, stranger, { ...ref, key, secret })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(testModelKey(ports, stranger, { ...ref, vendor: 'openai' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(deleteModelKey(stranger, { ...ref, vendor: 'openai' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await deleteModelKey(caller, { ...ref, vendor: 'compatible' })
  })
})
