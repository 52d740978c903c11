import { HostOwners } from '../agency/hosts/pages/HostOwners.ts'
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
  limits?: Partial<TurnLimits> | undefined
  /** The time that a published agent is cached, in milliseconds. */
  agentFreshMs?: number | undefined
}

/** @internal Exported for tests. */
export type Instance = ReturnType<typeof createInstance>

/**
 * Creates what one instance of the backend keeps in memory between requests. Only composition uses all of it:
 * handlers name the two or three parts that they need.
 */
export function createInstance(ports: Ports, signing: SigningKeys, options: InstanceOptions = {}) {
  const agents = new AgentCache(ports, options.agentFreshMs)
  const conversations = new ConversationStore(ports)
  const months = new MonthlyMessages(ports.now)
  const books = new LeaseBooks(ports)
  const tools = new ToolCache(ports)
  const modelKeys = new ModelKeyCache(ports)
  const runTool = toolRunner(ports)
  const turns = new Turns({ ports, agents, conversations, months, books, tools, modelKeys, runTool })
  const hostOwners = new HostOwners(ports.now)
  const launchers = new Launchers(agents, ports.now)
  const limits = new VisitorLimits(ports.now, options.limits)
  const streams = new OpenStreams()
  /** Returns all unused credit and messages to their wallets and plans. */
  const releaseUnused = async (): Promise<void> => {
    await Promise.all([months.flush(), books.flush()])
  }
  return {
    ports,
    /** Signs the tokens of visitors, for a conversation and for files. */
    signing,
    agents,
    tools,
    modelKeys,
    runTool,
    launchers,
    hostOwners,
    conversations,
    months,
    books,
    turns,
    limits,
    streams,
    /** Waits for the running turns, then returns all unused credit and messages. */
    flush: async (): Promise<void> => {
      await turns.waitForAll()
      await releaseUnused()
    },
    releaseUnused,
    /** Returns the use of the caches. */
    use: () => [
      ...agents.use(),
      tools.use(),
      modelKeys.use(),
      ...launchers.use(),
      ...conversations.use(),
      ...hostOwners.use(),
    ],
  }
}
