import { conversationOf, conversationsOf } from '../chat/conversations.ts'
import { randomUUID } from 'node:crypto'
import {
  TryLater,
  Undeliverable,
  type ChannelAdapter,
} from '../../src/domain/kernel/channels/ChannelAdapter.ts'
import { storeMark } from '../../src/domain/chat/channels/outgoing/storeMark.ts'
import { receive } from '../../src/domain/chat/channels/incoming/receive.ts'
import { threadSchema, type Incoming, type IncomingFile } from '../../src/domain/kernel/channels/Thread.ts'
import { sendOperatorReply } from '../../src/domain/chat/inbox/handleConversation.ts'
import { recordPathOf } from '../../src/shared/channels/channelRecords.ts'
import type { ChannelKind, ChannelState } from '../../src/shared/channels/channels.ts'
import type { WidgetOptions } from '../../src/shared/widget/widgetOptions.ts'
import type { AgentChanges } from '../../src/shared/agents/agent.ts'
import { Writes } from '../../src/store/commit.ts'
import { readQuery } from '../../src/store/documents.ts'
import { agentWith, makeEngine, makePorts } from '../factories.ts'
import { scriptedModel, type Script } from '../chat/scriptedModel.ts'
import { testSigning } from '../testSigning.ts'

/** `lost`: the part was accepted, but the response was lost; `crash`: the worker dies then. */
type VendorFault = 'later' | 'lost' | 'refused' | 'refusesFile' | 'revoked' | 'down' | 'crash'

/** The behaviour of a vendor when a part is sent again. */
export interface VendorWays {
  kind: ChannelKind
  maxTries: number
  /** Accepts each key once. */
  knowsRepeats: boolean
  /** Reports accepted messages itself. */
  proofMs?: number
  /** Reports the text, but not the sender. */
  isEchoing?: boolean
}

const strictVendor: VendorWays = { kind: 'telegram', maxTries: 8, knowsRepeats: true }

/** Creates a vendor that accepts parts one by one; `faults` apply to the next ones. */
function makeVendor({ maxTries, knowsRepeats, proofMs, isEchoing }: VendorWays) {
  const delivered: { part: string; key: string }[] = []
  const faults: VendorFault[] = []
  const work: string[] = []
  const account = { isConnected: true }
  const files = new Map<string, Buffer>()
  const listeners: ((key: string, part: string) => Promise<void>)[] = []
  let die: () => void = () => undefined
  const adapter: ChannelAdapter<string> = {
    maxTries,
    ...(proofMs !== undefined && { proofMs }),
    ...(isEchoing && { wordsOf: (part: string) => part }),
    partsOf: ({ text, files = [] }) => [...text.split(' '), ...files.map(({ name }) => name)].filter(Boolean),
    async send(_recipient, part, key) {
      const fault = faults.shift()
      if (fault === 'later') throw new TryLater(5_000)
      if (fault === 'refusesFile') throw new Undeliverable('fileNotTaken')
      if (fault === 'refused') throw new Undeliverable('telegramBlocked')
      if (fault === 'revoked') throw new Undeliverable('telegramTokenRefused')
      if (fault === 'down') throw new Error('down')
      if (!knowsRepeats || !delivered.some((other) => other.key === key)) delivered.push({ part, key })
      for (const notify of listeners) await notify(key, part)
      if (fault === 'lost') throw new Error('The answer was lost')
      if (fault === 'crash') {
        die()
        // A dead worker does nothing more.
        await new Promise(() => undefined)
      }
    },
    readFile: async (_recipient, fileId) => files.get(fileId),
    isConnected: async () => account.isConnected,
    showWork: async (_recipient, choiceIds) => void work.push(...choiceIds),
  }
  return {
    adapter,
    faults,
    taken: delivered,
    work,
    account,
    files,
    /** Receives the vendor's reports. */
    told: listeners,
    /** Resolves when the next worker dies. */
    nextDeath: () => new Promise<void>((resolve) => (die = resolve)),
    words: () => delivered.map(({ part }) => part).join(' '),
  }
}

/** Creates an agent with people who write on a channel; the clock stands until the test moves it. */
export async function makeChannelWorld(
  options: Partial<WidgetOptions> = {},
  changes: AgentChanges = { smartInit: true },
  text = 'A short answer.',
  ways: VendorWays = strictVendor,
) {
  const region = 'eu' as const
  const agent = await agentWith(region, { canHandOff: true, ...options }, changes)
  const vendor = makeVendor(ways)
  const clock = { now: Date.now() }
  const script: Script = { text }
  const languageModel = scriptedModel(script)
  const ports = makePorts({
    languageModel,
    channels: { [ways.kind]: vendor.adapter },
    now: () => clock.now,
  })
  const served = makeEngine(undefined, ports)
  const { agentId } = agent
  const chat = { kind: ways.kind, account: '42', address: '7' }
  if (ways.isEchoing)
    vendor.told.push((_key, part) => come(part, randomUUID(), { isFromTeam: true, isEcho: true }))
  else if (ways.proofMs !== undefined)
    vendor.told.push((key) =>
      storeMark(testSigning, { region, agentId, ...chat }, { kind: 'taken', key, at: clock.now }),
    )
  const setState = async (state: ChannelState) => {
    const bot = { botId: '42', username: 'agent_bot', name: 'Agent', webhookUrl: 'https://parley.example/42' }
    const record = { agentId, ownerID: agent.caller.uid, state, connectedAt: clock.now, ...bot }
    await new Writes(region).set(recordPathOf(ways.kind, agentId), record).commit()
  }
  await setState('connected')
  const incoming = {
    isStart: false,
    isForget: false,
    isFromTeam: false,
    isEcho: false,
    proof: '',
    files: [] as IncomingFile[],
    choiceId: '',
    name: 'Ada',
    language: 'en',
    at: clock.now,
  }
  const come = (text: string, id: string = randomUUID(), more: Partial<Incoming> = {}) =>
    receive(
      { ports, signing: testSigning },
      {
        region,
        agentId,
        ...chat,
        incoming: { ...incoming, at: clock.now, ...more, id, text },
      },
    )
  const thread = async () => {
    const [stored] = await readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)
    if (!stored) throw new Error('Nothing has come')
    return { ...stored.data, id: stored.path.slice(stored.path.lastIndexOf('/') + 1) }
  }
  const conversation = async () => {
    const { id, generation } = await thread()
    const conversationId = generation > 0 ? `${id}-${generation}` : id
    return conversationOf({ region, agentId, conversationId })
  }
  /** Returns the conversations of all its people. */
  const conversations = () => conversationsOf(region, agentId)
  /** Sends an operator's reply, with the passes of their files. */
  const say = async (text: string, files: string[] = []) => {
    const conversationId = (await conversation())?.ID ?? ''
    const reply = { region, agentId, conversationId, text, files, attemptId: randomUUID() }
    return sendOperatorReply(served, agent.caller, reply)
  }
  /** Runs all due tasks while the clock moves. */
  const settle = async () => {
    let hasRun = true
    for (let round = 0; round < 60; round++) {
      // Only tasks that ran can have written new ones.
      if (hasRun) await ports.tasks.takeEvents()
      if (ports.tasks.waiting.length === 0) return
      hasRun = ports.tasks.waiting.some(({ at }) => at <= clock.now)
      if (hasRun) await ports.tasks.runDue(clock.now)
      clock.now += 15_000
    }
  }
  return {
    agent,
    script,
    vendor,
    ports,
    clock,
    setState,
    come,
    thread,
    conversation,
    conversations,
    say,
    settle,
    served,
    languageModel,
  }
}
