import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { conversationOf, inputOf } from '#test/chat/conversations.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { Query } from '../../../store/Query.ts'
import { changeConversationState, sendOperatorReply } from '../inbox/handleConversation.ts'
import type { LanguageModel } from '../../kernel/ports/ports.ts'
import { deleteConversation } from './deleteConversation.ts'
import { rateAnswer } from '../visitors/visitorActions.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a conversation that was deleted by its visitor in %s', (region) => {
  it('accepts no more messages, including those that were on their way', async () => {
    const agent = await agentWith(region, {})
    const claims = makeClaims(agent)
    const engine = makeEngine()
    await ask(engine, claims)
    const isForgotten = Promise.withResolvers<void>()
    const hasBegun = Promise.withResolvers<void>()
    const slow: LanguageModel = {
      async *stream(request) {
        hasBegun.resolve()
        await isForgotten.promise
        yield* scriptedModel().stream(request)
      },
    }
    const late = ask(makeEngine(slow), claims, 'My last secret')
    await hasBegun.promise
    await deleteConversation(engine, claims)
    isForgotten.resolve()
    expect((await late).code).toBe('unauthenticated')
    expect((await ask(makeEngine(), claims, 'One more secret')).code).toBe('unauthenticated')
    expect(JSON.stringify(await conversationOf(claims))).not.toContain('secret')
  })

  it('has no note, no presence and no reason of a rating', async () => {
    const agent = await agentWith(region, {})
    const claims = makeClaims(agent)
    const engine = makeEngine()
    const { answer } = await ask(engine, claims)
    await rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating: 'down', reason: 'I am Marta' })
    const at = Date.now()
    await new Writes(region)
      .set(paths.note(agent.agentId, claims.conversationId, 'note1'), {
        text: 'Marta called',
        by: 'a',
        byName: 'A',
        at,
      })
      .set(paths.presence(agent.agentId, claims.conversationId, 'visitor'), {
        name: '',
        typingAt: at,
        seenAt: at,
        readAt: at,
      })
      .commit()
    await deleteConversation(engine, claims)
    await expect(
      sendOperatorReply(engine, agent.caller, {
        ...inputOf(claims),
        text: 'Are you there?',
        attemptId: 'late',
      }),
    ).rejects.toThrow('deleted this conversation')
    await expect(
      changeConversationState(engine, agent.caller, { ...inputOf(claims), event: 'takeOver' }),
    ).rejects.toThrow('deleted this conversation')
    expect(
      await Query.below(region, paths.conversation(agent.agentId, claims.conversationId)).read(),
    ).toEqual([])
    expect(JSON.stringify(await conversationOf(claims))).not.toContain('Marta')
  })
})
