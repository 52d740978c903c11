import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { conversationOf, inputOf } from '#test/chat/conversations.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../../shared/paths.ts'
import { Query } from '../../../../store/Query.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { changeConversationState } from '../../inbox/handleConversation.ts'
import type { LanguageModel } from '../../../kernel/ports/ports.ts'
import { unknownClient } from '../../../kernel/access/RequestClient.ts'
import { openVisitorSession } from './sessions.ts'
import { rateAnswer, requestPerson, showPresence } from '../visitorActions.ts'
import { uploadVisitorFile } from '../files/visitorFiles.ts'
import { verifyVisitorToken } from './visitorToken.ts'

beforeAll(clearDatabases)

const picture = { filename: 'a.png', base64: Buffer.from('x').toString('base64') }

describe.each(oneRegion)('the rights of a visitor in %s', (region) => {
  it("follow the agent's settings, whatever their browser offers", async () => {
    const agent = await agentWith(region, { canRate: false })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims)
    await expect(uploadVisitorFile(engine, claims, picture, unknownClient)).rejects.toThrow(
      'doesn’t accept files',
    )
    await expect(rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'up' })).rejects.toThrow(
      'can’t be rated',
    )
    expect((await conversationOf(claims))?.window[1]?.feedback).toBeUndefined()
  })

  it('requests are refused on other pages, and before consent', async () => {
    const agent = await agentWith(region, {
      canUpload: true,
      canHandOff: true,
      consentMode: true,
      consentText: 'Agreed?',
      allowedOrigins: ['https://shop.example'],
    })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const elsewhere = { ...unknownClient, origin: 'https://evil.example' }
    const here = { ...unknownClient, origin: 'https://shop.example' }
    await expect(uploadVisitorFile(engine, claims, picture, elsewhere)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(uploadVisitorFile(engine, claims, picture, here)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await expect(requestPerson(engine, claims, {}, elsewhere)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await conversationOf(claims)).toBeUndefined()
  })

  it('leave no trace of typing while no operator looks', async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const presences = () =>
      Query.collection(region, paths.presences(agent.agentId, claims.conversationId)).read()
    await showPresence(engine, claims, { isTyping: true })
    await ask(engine, claims)
    await showPresence(engine, claims, { isTyping: true })
    expect(await presences()).toEqual([])
    await requestPerson(engine, claims, {}, unknownClient)
    await showPresence(engine, claims, { isTyping: true })
    expect(await presences()).toHaveLength(1)
  })
})

describe.each(oneRegion)("the month's messages in %s", (region) => {
  it('count answers only: a failed model returns its message', async () => {
    const agent = await agentWith(region, {}, { messagesLimit: 1 })
    let isDown = true
    const model: LanguageModel = {
      stream: (request) =>
        scriptedModel(isDown ? { error: new AppError('unavailable') } : {}).stream(request),
    }
    const engine = makeEngine(model)
    expect((await ask(engine, makeClaims(agent))).answer).toBeUndefined()
    isDown = false
    expect((await ask(engine, makeClaims(agent))).answer?.text).toBe('A short answer.')
    expect((await ask(engine, makeClaims(agent))).code).toBe('out-of-credits')
  })

  it("do not count an operator's replies, so that the visitor can continue", async () => {
    const agent = await agentWith(region, { canHandOff: true }, { messagesLimit: 1 })
    const engine = makeEngine()
    const { token } = await openVisitorSession(engine, agent, unknownClient)
    const claims = verifyVisitorToken(engine.signing, token, Date.now())
    const isOpen = async () => (await openVisitorSession(engine, { ...agent, token }, unknownClient)).isOpen
    await ask(engine, claims)
    expect(await isOpen()).toBe(false)
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' })
    expect(await isOpen()).toBe(true)
    expect((await ask(engine, claims, 'Still there?')).last).toMatchObject({ type: 'stored', state: 'human' })
    await changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'handBack' })
    expect(await isOpen()).toBe(false)
  })
})
