import type { Ports } from '../../../kernel/ports/ports.ts'
import type { ClaimOwners } from '../accounts/ClaimOwners.ts'
import { storeWhatsappEvents, type WhatsappEventNeeds } from './storeWhatsappEvents.ts'
import { ChatIndex } from './ChatIndex.ts'
import { confirmOwnApp, OwnAppNumbers } from './connecting/OwnAppNumbers.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Receives the events of WhatsApp, with the caches that they need. */
export class WhatsappReceiver {
  private readonly ports: Pick<Ports, 'keys' | 'now' | 'tasks'>
  private readonly needs: WhatsappEventNeeds
  private readonly ownApps: OwnAppNumbers

  /** `signing` is the key for the ids of threads. */
  constructor(ports: Pick<Ports, 'keys' | 'now' | 'tasks'>, signing: SigningKeys, claimOwners: ClaimOwners) {
    this.ports = ports
    const chatIndex = new ChatIndex(signing, ports.now)
    this.needs = { ports, signing, chatIndex, claimOwners }
    this.ownApps = new OwnAppNumbers(ports)
  }

  /** Handles an event for our own app; the caller has verified its signature. */
  receive(payload: unknown): Promise<void> {
    return storeWhatsappEvents(this.needs, payload)
  }

  /** Handles an event for the customer's own app of an agent's number. */
  async receiveForOwnApp(agentId: string, body: Buffer, signature: string): Promise<void> {
    const ownAppNumber = await this.ownApps.verify(agentId, body, signature)
    await storeWhatsappEvents(this.needs, parse(body), ownAppNumber)
  }

  confirmOwnApp(agentId: string, verifyToken: string): Promise<void> {
    return confirmOwnApp(this.ports, agentId, verifyToken)
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
