import type { Inbound } from '../channels/Inbound.ts'
import { LiveTurn } from './LiveTurn.ts'
import { runTurn } from './runTurn.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

/** The running turns of this instance. */
export class Turns {
  private readonly needs: TurnNeeds
  private readonly running = new Map<string, LiveTurn>()

  constructor(needs: TurnNeeds) {
    this.needs = needs
  }

  /** Returns the turn of a message: a running one, or a new one, which `beforeNew` may refuse. */
  answer(inbound: Inbound, beforeNew: () => void = () => {}): LiveTurn {
    const { sender, messageId } = inbound
    const key = `${sender.region}/${sender.agentId}/${sender.conversationId}:${messageId}`
    const running = this.running.get(key)
    if (running) return running
    beforeNew()
    const turn = new LiveTurn(async (started) => {
      // Starts only after the turn is registered under its key.
      await Promise.resolve()
      await runTurn(this.needs, inbound, started).finally(() => this.running.delete(key))
    })
    this.running.set(key, turn)
    return turn
  }

  /** Resolves when every turn of this moment is over. */
  async waitForAll(): Promise<void> {
    await Promise.all([...this.running.values()].map((turn) => turn.finished))
  }
}
