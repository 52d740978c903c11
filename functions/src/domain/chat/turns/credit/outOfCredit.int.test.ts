import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { conversationOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { Form } from '../../../../shared/widget/forms.ts'
import { models } from '../../../../shared/models/modelSeed.ts'
import { cheaperModel } from '../../../../shared/models/models.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import type { WidgetOptions } from '../../../../shared/widget/widgetOptions.ts'
import { addCredit } from '../../../billing/credits/moveCredit.ts'
import { adjustWallet } from '../../../billing/credits/wallets.ts'
import type { LanguageModel } from '../../../kernel/ports/ports.ts'
import { unknownClient } from '../../../kernel/access/RequestClient.ts'
import { openVisitorSession } from '../../visitors/access/sessions.ts'
import { submitForm } from '../../visitors/submitForm.ts'

beforeAll(clearDatabases)

const form: Form = {
  id: 'lead',
  kind: 'lead',
  title: 'Call me',
  text: '',
  when: 'manual',
  afterMessages: 2,
  canSkip: true,
  submitLabel: '',
  thanks: '',
  fields: [{ key: 'email', label: 'Email', type: 'email', required: true, options: [] }],
}

/** Creates an agent whose workspace has this many units left. */
async function agentWithUnits(
  region: Region,
  units: number,
  steps: WidgetOptions['outOfCredits']['steps'],
  options: Partial<WidgetOptions> = {},
) {
  const agent = await agentWith(region, {
    ...options,
    outOfCredits: { steps, message: 'Please leave us a word.' },
  })
  const { wallet } = await expectBooksToBalance(agent.wallet, [])
  await adjustWallet(agent.wallet, 'test', units - wallet.balance, 'test', Date.now())
  return agent
}

/** A model that returns its own name. */
const namedModel: LanguageModel = {
  stream: (request) =>
    scriptedModel({ text: `I am ${request.model}.`, inputTokens: 10, outputTokens: 5 }).stream(request),
}

describe('the cheaper model', () => {
  it.each([
    ['gpt-4o', 'gpt-4o-mini'],
    ['claude-sonnet-4-5', 'claude-haiku-4-5'],
    ['gpt-4o-mini', undefined],
    ['custom', undefined],
  ] as const)('is for %s the model %s', (own, cheaper) => {
    expect(cheaperModel(own, models)).toBe(cheaper)
  })
})

describe.each(oneRegion)('an agent that runs out of credit in %s', (region) => {
  it('answers with a cheaper model while that can be paid, and is silent after that', async () => {
    const agent = await agentWithUnits(region, 6_000, ['cheaperModel'])
    const engine = makeEngine(namedModel)
    const { answer } = await ask(engine, makeClaims(agent))
    expect(answer?.text).toBe('I am gpt-4o-mini.')
    await engine.flush()
    const { receipts, wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toMatchObject([{ model: 'gpt-4o-mini', amount: 45, rule: 'catalogue-1' }])
    await adjustWallet(agent.wallet, 'rest', 10 - wallet.balance, 'test', Date.now())
    expect((await ask(makeEngine(namedModel), makeClaims(agent))).code).toBe('out-of-credits')
  })

  it('uses no cheaper model when its owner does not want one', async () => {
    const agent = await agentWithUnits(region, 6_000, [])
    expect((await ask(makeEngine(namedModel), makeClaims(agent))).code).toBe('out-of-credits')
  })

  it('asks for contact data, then for a person, and pays nothing', async () => {
    const agent = await agentWithUnits(region, 0, ['form', 'person'], { forms: [form], canHandOff: true })
    const engine = makeEngine(namedModel)
    const claims = makeClaims(agent)
    expect((await openVisitorSession(engine, agent, unknownClient)).isOpen).toBe(true)
    expect((await ask(engine, claims)).answer).toMatchObject({
      text: 'Please leave us a word.',
      form: 'lead',
    })
    await submitForm(
      engine,
      claims,
      { leadId: randomUUID(), formId: 'lead', values: { email: 'a@example.com' } },
      unknownClient,
    )
    expect((await ask(engine, claims, 'And now?')).answer).toMatchObject({ text: 'Please leave us a word.' })
    expect(await conversationOf(claims)).toMatchObject({ state: 'requested', costUnits: 0 })
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toEqual([])
  })

  it('is closed by the answer that uses up the credit, and open again with the next purchase', async () => {
    const agent = await agentWithUnits(region, 6_000, [])
    const isOpen = async () => (await openVisitorSession(makeEngine(), agent, unknownClient)).isOpen
    expect(await isOpen()).toBe(true)
    const { wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    await adjustWallet(agent.wallet, 'used', -wallet.balance, 'test', Date.now())
    expect(await isOpen()).toBe(false)
    const payment = {
      key: `pi:${agent.agentId}`,
      type: 'payment',
      amount: 1_000_000,
      ref: '',
      actor: 'test',
    } as const
    await addCredit(agent.wallet, payment, async () => {}, Date.now())
    expect(await isOpen()).toBe(true)
  })

  it('is closed when it can do nothing more', async () => {
    const agent = await agentWithUnits(region, 0, ['cheaperModel', 'form', 'person'])
    expect((await openVisitorSession(makeEngine(), agent, unknownClient)).isOpen).toBe(false)
  })
})
