import { AgentCache } from '../chat/servedAgents/AgentCache.ts'
import { Launchers } from '../chat/servedAgents/Launchers.ts'
import { ConversationStore } from '../chat/conversations/ConversationStore.ts'
import { LeaseBooks } from '../billing/credits/LeaseBooks.ts'
import { ModelKeyCache } from '../chat/modelKeys/ModelKeyCache.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { ToolCache } from '../chat/tools/ToolCache.ts'
import { toolRunner } from '../chat/tools/toolRunner.ts'
import { MonthlyMessages } from '../chat/turns/credit/MonthlyMessages.ts'
import { Turns } from '../chat/turns/Turns.ts'
import type { TurnLimits } from '../chat/visitors/access/RateLimits.ts'
import { OpenStreams } from '../chat/visitors/OpenStreams.ts'
import { VisitorLimits } from '../chat/visitors/access/VisitorLimits.ts'
import type { SigningKeys } from '../kernel/secrets/SigningKeys.ts'

export interface InstanceOptions {
  /** Turns per minute. */
  limits?: TurnLimits | undefined
  /** How long a published agent counts as fresh, in milliseconds. */
  agentFreshMs?: number | undefined
}

export type Instance = ReturnType<typeof createInstance>

/**
 * What one instance of the backend keeps in memory between requests. Only composition knows it whole:
 * whatever it serves names the two or three things that it needs.
 */
export function createInstance(ports: Ports, signing: SigningKeys, options: InstanceOptions = {}) {
  const agents = new AgentCache(ports, options.agentFreshMs)
  const conversations = new ConversationStore(ports.channels)
  const months = new MonthlyMessages(ports.now)
  const books = new LeaseBooks(ports)
  const tools = new ToolCache(ports)
  const modelKeys = new ModelKeyCache(ports)
  const runTool = toolRunner(ports)
  const turns = new Turns({ ports, agents, conversations, months, books, tools, modelKeys, runTool })
  const launchers = new Launchers(agents, ports.now)
  const limits = new VisitorLimits(ports.now, options.limits)
  const streams = new OpenStreams()
  /** Gives back all credit and messages that nobody uses at this moment. */
  const giveBack = async (): Promise<void> => {
    await Promise.all([months.flush(), books.flush()])
  }
  return {
    ports,
    /** Signs what visitors carry: their passes to a conversation and to files. */
    signing,
    agents,
    tools,
    modelKeys,
    runTool,
    launchers,
    conversations,
    months,
    books,
    turns,
    limits,
    streams,
    /** Waits for the turns of this moment, then gives back all credit and messages that are left. */
    flush: async (): Promise<void> => {
      await turns.finished()
      await giveBack()
    },
    giveBack,
    /** How full the caches are. */
    use: () => [...agents.use(), tools.use(), modelKeys.use(), ...launchers.use(), ...conversations.use()],
  }
}
