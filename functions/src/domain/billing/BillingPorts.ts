import type { Ports } from '../kernel/ports/ports.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { Payments } from './payments/Payments.ts'

/** The services outside Firebase that billing needs. */
export interface BillingPorts extends Pick<Ports, 'now'> {
  payments: Payments
  /**
   * Notifies a workspace's owner by email; the same key a second time sends nothing. `about`: the names and
   * amounts that the notice is about. Throws when the email cannot be sent.
   */
  notifyOwner: (
    region: Region,
    workspaceId: string,
    notice: BillingNotice,
    key: string,
    about?: string,
  ) => Promise<void>
  /** Called between two effects; tests end the process's work there. */
  faults: (point: FaultPoint) => void
}

/** Every point between two effects where an instance may die. */
export type FaultPoint =
  | 'before-pay'
  | 'after-pay'
  | 'after-subscribe'
  | 'after-reserve'
  | 'after-credit'
  | 'after-release'

/** The emails to an owner about their credit. */
export type BillingNotice =
  | 'creditLow'
  | 'creditNearlyGone'
  | 'rechargeDeclined'
  | 'rechargeNeedsOwner'
  | 'paymentFailed'
  | 'saleRefused'
  | 'saleUndelivered'
