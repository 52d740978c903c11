import { readConfig } from '../config.ts'
import { Engine } from '../domain/conversations/Engine.ts'
import { queueIndexing } from '../domain/knowledge/queueIndexing.ts'
import type { Ports } from '../domain/ports.ts'
import { createPorts } from '../providers/createPorts.ts'
import { createBillingPorts } from './createBillingPorts.ts'

/** Made once per instance, on the first request: importing the code must not read secrets or reach out. */
let context: ReturnType<typeof create> | undefined

function create() {
  const config = readConfig()
  if (config.sessionSecret.length < 32) throw new Error('SESSION_SECRET is missing')
  const ports: Ports = { ...createPorts(config), queueIndexing }
  return { config, ports, billing: createBillingPorts(config, ports), engine: new Engine(ports, config.sessionSecret, config.turnLimits) }
}

export function instance() {
  context ??= create()
  return context
}
