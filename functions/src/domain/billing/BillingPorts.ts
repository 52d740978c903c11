import type { Ports } from '../kernel/ports/ports.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { Payments } from './payments/Payments.ts'

/** What billing needs of the world outside. */
export interface BillingPorts extends Pick<Ports, 'now'> {
  payments: Payments
  /** Tells a workspace's owner by mail; the same key again sends nothing. Throws when it cannot. */
  notifyOwner: (region: Region, workspaceId: string, notice: Notice, key: string) => Promise<void>
  /** Called between two effects; tests end the process's work there. */
  faults: (point: FaultPoint) => void
}

/** Every place between two effects where an instance may die. */
export type FaultPoint =
  | 'before-pay'
  | 'after-pay'
  | 'after-subscribe'
  | 'after-reserve'
  | 'after-credit'
  | 'after-release'

/** What an owner is told by mail about his credit. */
export type Notice =
  | 'creditLow'
  | 'creditNearlyGone'
  | 'rechargeDeclined'
  | 'rechargeNeedsOwner'
  | 'paymentFailed'
