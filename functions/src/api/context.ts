import { readConfig } from '../config.ts'
import { watchCredit } from '../domain/billing/watchCredit.ts'
import { Engine } from '../domain/turns/Engine.ts'
import { tellPersonIsWanted } from '../domain/inbox/tellPersonIsWanted.ts'
import { queueIndexing } from '../domain/knowledge/queueIndexing.ts'
import type { Ports } from '../domain/ports.ts'
import { createPorts } from '../providers/createPorts.ts'
import { createBillingPorts } from './createBillingPorts.ts'

/** Made once per instance, on the first request: importing the code must not read secrets or reach out. */
let context: ReturnType<typeof create> | undefined

function create() {
  const config = readConfig()
  if (config.sessionSecret.length < 32) throw new Error('SESSION_SECRET is missing')
  const outside = createPorts(config)
  const billing = createBillingPorts(config, outside)
  const ports: Ports = {
    ...outside,
    queueIndexing,
    creditIsLow: watchCredit(billing),
    personIsWanted: (waiting) => void tellPersonIsWanted(outside, config.webOrigin, waiting),
  }
  const engine = new Engine(ports, config.sessionSecret, config.turnLimits, config.agentFreshMs)
  return { config, ports, billing, engine }
}

export function instance() {
  context ??= create()
  return context
}
