import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { recordPathOf } from '../../../shared/channels/channelRecords.ts'
import { Writes } from '../../../store/commit.ts'
import { sendOperatorReply } from './handleConversation.ts'

beforeAll(clearDatabases)

describe('a reply of an operator on a channel', () => {
  it('is refused while its account is disconnected or broken, and nothing of it is stored', async () => {
    const { agent, come, settle, say, setState, conversation } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    const before = await conversation()
    await setState('broken')
    await expect(say('Good morning')).rejects.toMatchObject({ refusal: { key: 'channelBroken' } })
    const disconnected = { code: 'failed-precondition', refusal: { key: 'channelDisconnected' } }
    await setState('leaving')
    await expect(say('Good morning')).rejects.toMatchObject(disconnected)
    await new Writes(agent.region).delete(recordPathOf('telegram', agent.agentId)).commit()
    await expect(say('Good morning')).rejects.toMatchObject(disconnected)
    expect(await conversation()).toEqual(before)
    await setState('connected')
    await say('Good morning')
    expect((await conversation())?.window.at(-1)).toMatchObject({ role: 'operator', text: 'Good morning' })
  })

  it('succeeds again when it was stored before, although its account is gone', async () => {
    const { agent, come, settle, setState, served, conversation } = await makeChannelWorld()
    const { region, agentId, caller } = agent
    await come('Hello', '1')
    await settle()
    const attempt = { text: 'Good morning', attemptId: randomUUID() }
    const reply = { region, agentId, conversationId: (await conversation())?.ID ?? '', ...attempt }
    await sendOperatorReply(served, caller, reply)
    await setState('leaving')
    expect(await sendOperatorReply(served, caller, reply)).toEqual({ messageId: attempt.attemptId })
  })
})
