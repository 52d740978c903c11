import type { BillingPorts } from '../../../billing/BillingPorts.ts'
import type { Sellers } from './Sellers.ts'

/** The services outside Firebase that selling needs. */
export interface SellingPorts extends Pick<BillingPorts, 'now' | 'notifyOwner' | 'faults'> {
  /** Throws AppError 'failed-precondition' when this installation has no payment service. */
  sellers(): Sellers
  /** The origin of the dashboard, for links that return to it. */
  webOrigin: string
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
}
