import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '../../src/shared/chat/conversation.ts'
import { paths } from '../../src/shared/paths.ts'
import { createInstance, type Instance } from '../../src/domain/composition/createInstance.ts'
import { windowSize } from '../../src/domain/chat/conversations/appendMessages.ts'
import { emptyConversation } from '../../src/domain/chat/conversations/emptyConversation.ts'
import { storedConversation } from '../../src/domain/chat/conversations/windowFields.ts'
import { senderOf } from '../../src/domain/chat/visitors/senderOf.ts'
import { Writes } from '../../src/store/commit.ts'
import { countOperations } from '../../src/store/operations.ts'
import { ask, makeClaims, makePorts, type makeAgent } from '../factories.ts'
import { testSigning } from '../testSigning.ts'

type Agent = Awaited<ReturnType<typeof makeAgent>>

interface Cost {
  reads: number
  writes: number
  bytes: number
  processorMs: number
}

/** Turns that are measured together, and the number of rounds, so that single disturbances do not decide. */
const turnsAtOnce = 20
const rounds = 24
const warmRounds = 24
const limits = { session: 1_000_000, address: 1_000_000, agent: 1_000_000 }
const shortLength = 10
const longLength = 10_000

/**
 * Compares a warm turn in a conversation of 10,000 messages with one of 10: returns the worst ratio of reads,
 * writes, bytes to and from the database (medians) and processor time (the fastest quarter, because
 * disturbances only add time). One turn in ten also writes the page that leaves a full window, which does not
 * affect the median.
 */
export async function measureLongTurn(agent: Agent): Promise<number> {
  const served = createInstance(makePorts(), testSigning, { limits })
  const short: Cost[] = []
  const long: Cost[] = []
  for (let round = -warmRounds; round < rounds; round++) {
    // Alternately first, so that fluctuations of the machine affect both.
    const measured = { short: [shortLength, short], long: [longLength, long] } as const
    for (const name of round % 2 === 0 ? (['short', 'long'] as const) : (['long', 'short'] as const)) {
      const [length, costs] = measured[name]
      const cost = await measureTurns(served, agent, length)
      // Rounds before this one only compile and warm up.
      if (round >= 0) costs.push(cost)
    }
  }
  await served.flush()
  const ratio = (of: (cost: Cost) => number, part = 0.5) =>
    quantile(long.map(of), part) / quantile(short.map(of), part)
  return Math.max(
    ratio(({ reads }) => reads + 1),
    ratio(({ writes }) => writes),
    ratio(({ bytes }) => bytes),
    ratio(({ processorMs }) => processorMs, 0.25),
  )
}

/** Measures turns in conversations of this length, which the instance has cached. */
async function measureTurns(served: Instance, agent: Agent, length: number): Promise<Cost> {
  const knownConversations = await Promise.all(
    Array.from({ length: turnsAtOnce }, () => makeKnown(served, agent, length)),
  )
  const turns: Omit<Cost, 'processorMs'>[] = []
  const before = process.cpuUsage()
  for (const { claims, newestId } of knownConversations) {
    const cost = await countOperations(async () => {
      const { code } = await ask(served, claims, 'Where is my order?', randomUUID(), newestId)
      if (code) throw new Error(`A turn failed: ${code}`)
    })
    turns.push(cost)
  }
  const { user, system } = process.cpuUsage(before)
  return {
    reads: quantile(
      turns.map(({ reads }) => reads),
      0.5,
    ),
    writes: quantile(
      turns.map(({ writes }) => writes),
      0.5,
    ),
    bytes: quantile(
      turns.map(({ bytes }) => bytes),
      0.5,
    ),
    processorMs: (user + system) / 1_000,
  }
}

async function makeKnown(served: Instance, agent: Agent, length: number) {
  const claims = makeClaims(agent)
  const agentNow = await served.agents.require(claims)
  const window = Array.from({ length: Math.min(length, windowSize - 4) }, (_, index) => message(index))
  const conversation: Conversation = {
    ...emptyConversation(agentNow, senderOf(claims), Date.now()),
    window,
    messageCount: length,
    pages: Math.floor((length - window.length) / 20),
  }
  await new Writes(agent.region)
    .create(paths.conversation(agent.agentId, claims.conversationId), storedConversation(conversation))
    .commit()
  await served.conversations.read(senderOf(claims))
  return { claims, newestId: window.at(-1)?.id ?? '' }
}

function message(index: number): Message {
  const role = index % 2 === 0 ? 'visitor' : 'agent'
  return { id: `m-${index}`, role, text: `What was said at number ${index}. `.repeat(4), at: index }
}

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}
