import type { Config } from '../../config/readConfig.ts'
import type { BillingPorts } from '../../domain/billing/BillingPorts.ts'
import { notifyOwner } from '../../domain/billing/payments/notifyOwner.ts'
import type { SellingPorts } from '../../domain/agency/selling/sellers/SellingPorts.ts'
import type { Ports } from '../../domain/kernel/ports/ports.ts'
import { stripePayments } from '../../providers/stripe/stripePayments.ts'
import { stripeSellers } from '../../providers/stripe/stripeSellers.ts'

/** Creates the ports of billing from the configuration. */
export function createBillingPorts(config: Config, ports: Pick<Ports, 'now' | 'mail'>): BillingPorts {
  return {
    now: ports.now,
    payments: stripePayments(config.stripe),
    notifyOwner: (region, workspaceId, notice, key, about) =>
      notifyOwner(ports, config.webOrigin, { region, workspaceId, notice, key, about }),
    // Only tests end the process between two effects.
    faults: () => {},
  }
}

/** Creates the ports of selling from the configuration. */
export function createSellingPorts(
  config: Config,
  { now, notifyOwner: notify, faults }: BillingPorts,
): SellingPorts {
  let opened: ReturnType<typeof stripeSellers> | undefined
  return {
    now,
    notifyOwner: notify,
    faults,
    sellers: () => (opened ??= stripeSellers(config.stripe)),
    webOrigin: config.webOrigin,
    originOfHost: config.originOfHost,
  }
}
