import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { leadForm } from '#test/chat/leadForm.ts'
import { inputOf, rolesOf } from '#test/chat/conversations.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { blockVisitor } from '../../inbox/blockVisitor.ts'
import { unknownClient } from '../../../kernel/access/RequestClient.ts'
import { openVisitorSession } from './sessions.ts'
import { submitForm } from '../submitForm.ts'
import { rateAnswer, requestPerson } from '../visitorActions.ts'
import { uploadVisitorFile } from '../files/visitorFiles.ts'
import { verifyVisitorToken } from './visitorToken.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a blocked visitor in %s', (region) => {
  it('cannot write once blocked, in this conversation or in a new one', async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const session = await openVisitorSession(engine, { agentId: agent.agentId, region }, unknownClient)
    const claims = verifyVisitorToken(engine.signing, session.token, Date.now())
    const { answer } = await ask(engine, claims)
    await blockVisitor(makeEngine(), agent.caller, { ...inputOf(claims), isBlocked: true })
    // The instance still has the old conversation in its cache, and the browser names its newest message.
    expect((await ask(engine, claims, 'Hello?', undefined, answer?.id)).code).toBe('permission-denied')
    expect((await ask(engine, claims)).code).toBe('permission-denied')
    expect(await rolesOf(claims)).toEqual(['visitor', 'agent'])
    const again = { agentId: agent.agentId, region, token: session.token }
    await expect(openVisitorSession(engine, { ...again, fresh: true }, unknownClient)).rejects.toThrow(
      'isn’t available here',
    )
    await blockVisitor(engine, agent.caller, { ...inputOf(claims), isBlocked: false })
    expect((await openVisitorSession(engine, { ...again, fresh: true }, unknownClient)).messages).toEqual([])
  })

  it('is blocked in all their conversations, whatever passes they hold, and unblocked in all', async () => {
    const agent = await agentWith(region, { forms: [leadForm], canUpload: true, canHandOff: true })
    const engine = makeEngine()
    const one = makeClaims(agent)
    const two = { ...makeClaims(agent), visitorId: one.visitorId }
    const neighbour = makeClaims(agent)
    const { answer } = await ask(engine, two)
    for (const claims of [one, neighbour]) await ask(engine, claims)
    await blockVisitor(makeEngine(), agent.caller, { ...inputOf(one), isBlocked: true })
    const refused = { code: 'permission-denied' }
    expect((await ask(engine, two, 'Hello?', undefined, answer?.id)).code).toBe('permission-denied')
    await expect(
      submitForm(
        engine,
        two,
        { leadId: randomUUID(), formId: 'lead', values: { name: 'A', email: 'a@example.com' } },
        unknownClient,
      ),
    ).rejects.toMatchObject(refused)
    await expect(
      uploadVisitorFile(engine, two, { filename: 'a.txt', base64: 'YQ==' }, unknownClient),
    ).rejects.toMatchObject(refused)
    await expect(requestPerson(engine, two, {}, unknownClient)).rejects.toMatchObject(refused)
    await expect(
      rateAnswer(engine, two, { messageId: answer?.id ?? '', rating: 'down', reason: 'Words' }),
    ).rejects.toMatchObject(refused)
    expect(await rolesOf(two)).toEqual(['visitor', 'agent'])
    expect((await ask(engine, neighbour)).answer?.role).toBe('agent')
    // Unblocking any of them is enough.
    await blockVisitor(engine, agent.caller, { ...inputOf(two), isBlocked: false })
    expect((await ask(engine, one)).answer?.role).toBe('agent')
    expect((await ask(engine, two)).answer?.role).toBe('agent')
  })
})
