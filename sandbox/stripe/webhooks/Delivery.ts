import type { StoredEvent } from '../state/StoredEvent.ts'

/** `hold` keeps events until they are released, `drop` discards them. */
export type DeliveryMode = 'deliver' | 'hold' | 'drop'

export interface WebhookEndpoint {
  id: string
  url: string
  secret: string
  /** Receives the events of the connected accounts instead of the platform's own. */
  connect: boolean
  /** Types of events; `*` for all. */
  enabled_events: string[]
}

/** The delivery of one event to one endpoint. */
export interface Delivery {
  id: string
  event: StoredEvent
  endpoint: string
  status: 'held' | 'dropped' | 'pending' | 'delivered' | 'failed'
  attempts: { at: string; status: number | null }[]
}
