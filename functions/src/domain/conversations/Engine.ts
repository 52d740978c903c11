import { turnLimitsPerMinute } from '../../shared/limits.ts'
import type { Region } from '../../shared/regions.ts'
import type { MessageRequest } from '../../shared/widgetApi.ts'
import { LeaseBook } from '../credits/LeaseBook.ts'
import type { Ports } from '../ports.ts'
import { AgentCache } from './AgentCache.ts'
import { ConversationStore } from './ConversationStore.ts'
import { LiveTurn } from './LiveTurn.ts'
import { RateLimits, type TurnLimits } from './RateLimits.ts'
import { runTurn } from './runTurn.ts'
import type { VisitorClaims } from './visitorToken.ts'

/** What one instance of the backend keeps in memory between requests. */
export class Engine {
  readonly ports: Ports
  readonly agents: AgentCache
  readonly conversations = new ConversationStore()
  private readonly limits: RateLimits
  private readonly books = new Map<string, LeaseBook>()
  private readonly turns = new Map<string, LiveTurn>()

  constructor(ports: Ports, limits: TurnLimits = turnLimitsPerMinute) {
    this.ports = ports
    this.agents = new AgentCache(ports.now)
    this.limits = new RateLimits(ports.now, limits)
  }

  /** The answer to a message: the one in the making if there is one, else a new turn. */
  turn(claims: VisitorClaims, request: Omit<MessageRequest, 'token'>, address: string): LiveTurn {
    const key = `${claims.conversationId}:${request.clientMessageId}`
    const known = this.turns.get(key)
    if (known) return known
    this.limits.count({ session: claims.conversationId, address, agent: claims.agentId })
    const turn = new LiveTurn()
    this.turns.set(key, turn)
    void runTurn(this, claims, request, turn).finally(() => this.turns.delete(key))
    return turn
  }

  /** This instance's view of a wallet. */
  book(region: Region, workspaceId: string): LeaseBook {
    const key = `${region}/${workspaceId}`
    const known = this.books.get(key)
    if (known) return known
    const created = new LeaseBook({ region, workspaceId }, this.ports.now)
    this.books.set(key, created)
    return created
  }

  /** Gives all idle leases back. */
  async flush(): Promise<void> {
    await Promise.all([...this.books.values()].map((book) => book.flush()))
  }
}
