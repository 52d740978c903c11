import type { Config } from '../../config/readConfig.ts'
import type { SiteHosts } from '../../domain/kernel/ports/SiteHosts.ts'
import { balancer } from './balancer.ts'
import { firebaseHosting } from './firebaseHosting.ts'
import { googleApi } from './googleApi.ts'

/**
 * Returns the hosting of agencies' hosts from the configuration: a load balancer if there is one, otherwise
 * Hosting.
 */
export function siteHosts(config: Config, identify: () => Promise<string>): SiteHosts {
  const { projectId, hosting } = config
  const { subdomainRoot } = hosting
  const served = hosting.balancer
    ? balancer(googleApi(hosting.balancer.baseUrl, identify), {
        projectId,
        ...hosting.balancer,
        subdomainRoot,
      })
    : firebaseHosting(googleApi(hosting.baseUrl, identify), {
        projectId,
        siteId: hosting.siteId,
        subdomainRoot,
        ip: hosting.ip,
      })
  return config.isEmulator ? besideEmulators(served) : served
}

/** Serves names below `localhost`, which resolve to this machine. */
function besideEmulators(served: SiteHosts): SiteHosts {
  return {
    ...served,
    maxSubdomains: Infinity,
    accepts: async (host) => host.endsWith('.localhost') || served.accepts(host),
    add: async (host, kind) => (kind === 'custom' ? served.add(host, kind) : undefined),
    read: async (host, kind) =>
      kind === 'custom' ? served.read(host, kind) : { isOwned: true, isServed: true, records: [] },
    remove: async (host, kind) => (kind === 'custom' ? served.remove(host, kind) : undefined),
  }
}
