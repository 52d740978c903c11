import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sendOperatorReply } from './handleConversation.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('an operator who replies in %s', (region) => {
  it.each([
    { member: '', account: 'Ada Whitcombe', seen: 'Ada Whitcombe' },
    { member: 'Ada W.', account: 'Ada Whitcombe', seen: 'Ada W.' },
  ])('has the name $seen', async ({ member, account, seen }) => {
    const agent = await makeAgent(region)
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Is there parking?')
    const { caller } = agent
    await new Writes(region).update(paths.member(caller.uid, caller.uid), { name: member }).commit()
    const ref = { region, agentId: agent.agentId, conversationId: claims.conversationId }
    await sendOperatorReply(
      engine,
      { ...caller, name: account },
      { ...ref, text: 'I am here.', attemptId: randomUUID() },
    )
    const path = paths.conversation(ref.agentId, ref.conversationId)
    const stored = await readDocument(region, path, conversationSchema)
    expect(stored?.data.assigneeName).toBe(seen)
    expect(stored?.data.window.at(-1)?.author).toBe(seen)
    await engine.flush()
  })
})
