import type { Inbound } from '../channels/Inbound.ts'
import { LiveTurn } from './LiveTurn.ts'
import { runTurn } from './runTurn.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

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
