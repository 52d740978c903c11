import { actionLimitsPerMinute, turnLimitsPerMinute } from '../../shared/limits.ts'
import type { Region } from '../../shared/regions.ts'
import { LeaseBook } from '../credits/LeaseBook.ts'
import type { Ports } from '../ports.ts'
import { AgentCache } from '../agents/AgentCache.ts'
import { ConversationStore } from '../conversations/ConversationStore.ts'
import { LiveTurn } from './LiveTurn.ts'
import { MonthlyMessages } from './MonthlyMessages.ts'
import { unknownClient, type Client } from '../visitors/readClient.ts'
import { RateLimits, type TurnLimits } from '../visitors/RateLimits.ts'
import { runTurn, type TurnRequest } from './runTurn.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

/** What one instance of the backend keeps in memory between requests. */
export class Engine {
  readonly ports: Ports
  /** Signs what visitors carry: their passes to a conversation and to files. */
  readonly secret: string
  readonly agents: AgentCache
  readonly conversations = new ConversationStore()
  readonly months: MonthlyMessages
  private readonly turnLimits: RateLimits
  private readonly actionLimits: RateLimits
  private readonly books = new Map<string, LeaseBook>()
  private readonly turns = new Map<string, LiveTurn>()

  constructor(ports: Ports, secret: string, limits: TurnLimits = turnLimitsPerMinute, agentFreshMs?: number) {
    this.ports = ports
    this.secret = secret
    this.agents = new AgentCache(ports.now, agentFreshMs)
    this.months = new MonthlyMessages(ports.now)
    this.turnLimits = new RateLimits(ports.now, limits)
    this.actionLimits = new RateLimits(ports.now, actionLimitsPerMinute)
  }

  /** The answer to a message: the one in the making if there is one, else a new turn. */
  turn(
    claims: VisitorClaims,
    request: TurnRequest,
    address: string,
    client: Client = unknownClient,
  ): LiveTurn {
    const key = `${claims.conversationId}:${request.clientMessageId}`
    const known = this.turns.get(key)
    if (known) return known
    this.allow('turn', claims, address)
    const turn = new LiveTurn()
    this.turns.set(key, turn)
    void runTurn(this, claims, request, client, turn).finally(() => this.turns.delete(key))
    return turn
  }

  /**
   * Counts something a visitor does; fails with `resource-exhausted` when it is too much at once. Turns and
   * files cost money or room; all else, such as showing that he types, happens more often and has limits of
   * its own.
   */
  allow(
    kind: 'turn' | 'action',
    claims: Pick<VisitorClaims, 'conversationId' | 'agentId'>,
    address: string,
  ): void {
    const limits = kind === 'turn' ? this.turnLimits : this.actionLimits
    limits.count({ session: claims.conversationId, address, agent: claims.agentId })
  }

  /** This instance's view of a wallet. */
  book(region: Region, workspaceId: string): LeaseBook {
    const key = `${region}/${workspaceId}`
    const known = this.books.get(key)
    if (known) return known
    const created = new LeaseBook({ region, workspaceId }, this.ports.now, () =>
      this.ports.creditIsLow?.(region, workspaceId),
    )
    this.books.set(key, created)
    return created
  }

  /** Gives all idle leases and counted messages back. */
  async flush(): Promise<void> {
    await Promise.all([this.months.flush(), ...[...this.books.values()].map((book) => book.flush())])
  }
}
