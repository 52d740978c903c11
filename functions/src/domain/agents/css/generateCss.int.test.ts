import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller, makeEngine } from '#test/factories.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { generateCss } from './generateCss.ts'

beforeAll(clearDatabases)

const wish = (content: string) => ({ role: 'user' as const, content })

describe.each(oneRegion)('the CSS assistant in %s', (region) => {
  it('sees the current CSS and the talk, answers with clean CSS, and is paid like a test turn', async () => {
    const agent = await makeAgent(region)
    const model = sayingModel(
      'A blue head.\n```css\n@import "https://evil.example/x.css";\n' +
        'header { background: #00f; position: fixed }\n.pill { background: url(//evil.example) }\n```',
    )
    const engine = makeEngine(model)
    const messages = [
      wish('Hello'),
      { role: 'assistant' as const, content: 'Hi.' },
      wish('Make the head blue'),
    ]
    const ref = { region, agentId: agent.agentId }
    const reply = await generateCss(engine, agent.caller, {
      ...ref,
      currentCss: '.face { width: 1px }',
      messages,
    })
    expect(reply.text).toBe('A blue head.')
    expect(reply.css.replaceAll(/\s+/g, ' ')).toBe('header { background: #00f; }')
    const [request] = model.requests
    expect(request?.instructions).toContain('\n.face { width: 1px }\n')
    expect(request?.messages).toEqual(messages)
    await engine.flush()
    const { receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toHaveLength(1)
  })

  it.each([
    ['no CSS', 'Which colour would you like?', 'Which colour would you like?'],
    ['CSS that cannot be parsed', 'Here.\n```css\n}}} {\n```', 'Here.'],
  ])('returns %s as words alone', async (_, answer, text) => {
    const agent = await makeAgent(region)
    const engine = makeEngine(sayingModel(answer))
    const given = { region, agentId: agent.agentId, currentCss: '', messages: [wish('Hm')] }
    expect(await generateCss(engine, agent.caller, given)).toEqual({ text, css: '' })
  })

  it('answers members alone', async () => {
    const agent = await makeAgent(region)
    const model = sayingModel('Hello.')
    const given = { region, agentId: agent.agentId, currentCss: '', messages: [wish('Hm')] }
    await expect(generateCss(makeEngine(model), makeCaller(), given)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(model.requests).toEqual([])
  })
})
