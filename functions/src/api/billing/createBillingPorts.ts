import type { Config } from '../../config.ts'
import type { BillingPorts } from '../../domain/billing/BillingPorts.ts'
import { notifyOwner } from '../../domain/billing/payments/notifyOwner.ts'
import type { Ports } from '../../domain/kernel/ports/ports.ts'
import { stripePayments } from '../../providers/stripe/stripePayments.ts'

/** Creates the ports of billing from the configuration. */
export function createBillingPorts(config: Config, ports: Pick<Ports, 'now' | 'mail'>): BillingPorts {
  return {
    now: ports.now,
    payments: stripePayments(config.stripe),
    notifyOwner: (region, workspaceId, notice, key) =>
      notifyOwner(ports, config.webOrigin, region, workspaceId, notice, key),
    faults: () => {},
  }
}
