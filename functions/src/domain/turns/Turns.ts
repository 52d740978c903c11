import type { AgentCache } from '../agents/AgentCache.ts'
import type { Inbound } from '../channels/Inbound.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import type { LeaseBooks } from '../credits/LeaseBooks.ts'
import type { ModelKeyCache } from '../modelKeys/ModelKeyCache.ts'
import type { Ports } from '../ports.ts'
import type { RunTool } from '../tools/RunTool.ts'
import type { ToolCache } from '../tools/ToolCache.ts'
import { LiveTurn } from './LiveTurn.ts'
import type { MonthlyMessages } from './MonthlyMessages.ts'
import { runTurn } from './runTurn.ts'

/** What a turn is made with. */
export interface TurnNeeds {
  ports: Pick<Ports, 'now' | 'embeddings' | 'languageModel' | 'tasks' | 'channels'>
  agents: AgentCache
  conversations: ConversationStore
  months: MonthlyMessages
  books: LeaseBooks
  tools: ToolCache
  modelKeys: ModelKeyCache
  runTool: RunTool
}

/** The turns that this instance is making. */
export class Turns {
  private readonly needs: TurnNeeds
  private readonly running = new Map<string, LiveTurn>()

  constructor(needs: TurnNeeds) {
    this.needs = needs
  }

  /**
   * The answer to a message: the one in the making if there is one, else a new turn, which `beforeNew` may
   * refuse.
   */
  answer(inbound: Inbound, beforeNew: () => void = () => {}): LiveTurn {
    const { sender, messageId } = inbound
    const key = `${sender.region}/${sender.agentId}/${sender.conversationId}:${messageId}`
    const known = this.running.get(key)
    if (known) return known
    beforeNew()
    const turn = new LiveTurn(async (made) => {
      // Not before the turn is known under its key.
      await Promise.resolve()
      await runTurn(this.needs, inbound, made).finally(() => this.running.delete(key))
    })
    this.running.set(key, turn)
    return turn
  }

  /** Resolves when every turn of this moment is over. */
  async finished(): Promise<void> {
    await Promise.all([...this.running.values()].map((turn) => turn.finished))
  }
}
