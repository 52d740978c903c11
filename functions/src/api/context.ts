import { readConfig } from '../config/readConfig.ts'
import { background } from '../domain/kernel/errors/background.ts'
import { channelAdapters } from '../domain/chat/channels/accounts/channelAdapters.ts'
import { ClaimOwners } from '../domain/chat/channels/accounts/ClaimOwners.ts'
import { WhatsappReceiver } from '../domain/chat/channels/whatsapp/WhatsappReceiver.ts'
import { createInstance } from '../domain/composition/createInstance.ts'
import { HostBrands } from '../domain/agency/hosts/pages/HostBrands.ts'
import type { Ports } from '../domain/kernel/ports/ports.ts'
import { platformIdentity } from '../domain/agency/hosts/pages/platformIdentity.ts'
import { CostSeal } from '../domain/kernel/secrets/CostSeal.ts'
import { configuredKeys } from '../domain/kernel/secrets/configuredKeys.ts'
import { queueTasks } from '../domain/kernel/tasks/queueTasks.ts'
import { makeParsingPass, parsingPassHeader } from '../domain/knowledge/files/parsingPass.ts'
import { createPorts } from '../providers/createPorts.ts'
import { launcherReader } from '../providers/hosting/launcherReader.ts'
import { pageReader } from '../providers/hosting/pageReader.ts'
import { remoteReader } from '../providers/parsing/remoteReader.ts'
import { createBillingPorts, createSellingPorts } from './billing/createBillingPorts.ts'
import { drainOnTermination } from './http/drain.ts'

/**
 * Created once per instance, on the first request: importing the code must not read secrets or open
 * connections.
 */
let context: ReturnType<typeof create> | undefined

function create() {
  const config = readConfig()
  if (!config.hasSessionSecret) throw new Error('SESSION_SECRET is missing')
  const outside = createPorts(config, platformIdentity(config))
  const keys = configuredKeys(config.tenantSecretKeys)
  const ports: Ports = {
    ...outside,
    keys,
    costs: new CostSeal(config.signing),
    channels: channelAdapters({ ...outside, keys, tasks: queueTasks }),
    tasks: queueTasks,
    ...remoteReader(config.parseUrls, (file) => ({
      [parsingPassHeader]: makeParsingPass(config.signing, file, Date.now()),
    })),
  }
  const created = createInstance(ports, config.signing, {
    limits: config.turnLimits,
    agentFreshMs: config.agentFreshMs,
  })
  const claimOwners = new ClaimOwners(ports)
  const billing = createBillingPorts(config, ports)
  drainOnTermination({ endStreams: created.streams.endAll, releaseUnused: created.releaseUnused })
  return {
    ...created,
    config,
    webOrigin: config.webOrigin,
    originOfHost: config.originOfHost,
    readLauncher: launcherReader(config.webOrigin, background),
    claimOwners,
    whatsapp: new WhatsappReceiver(ports, config.signing, claimOwners),
    brands: new HostBrands(ports.now),
    readAgencyPage: pageReader(config.agencyOrigin, '/agency.html', background),
    readAgentPage: pageReader(config.agencyOrigin, '/app/na/prototype', background),
    billing,
    selling: createSellingPorts(config, billing),
  }
}

/** Returns what all requests of this process share; created at the first one. */
export function currentInstance() {
  context ??= create()
  return context
}
