import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

interface ResolverOptions {
  /** Milliseconds until a name server that says nothing is asked again, and how often it is asked. */
  timeoutMs?: number
  tries?: number
  /** Name servers in place of the machine's, as `address:port`. */
  servers?: string[]
}

/**
 * Asks name servers over sockets. The system's own lookup would keep one of the few threads that files and
 * hashes need as well until it gives up, so that a few silent names could hold a whole instance. Rejects
 * where a host has no address. What stands in the machine's hosts file is not read: names that are local are
 * never looked up (`safeFetch.ts`).
 */
export function createResolve({ timeoutMs = 1_500, tries = 2, servers }: ResolverOptions = {}): Resolve {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
    ]
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason
    return addresses
  }
}
