import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Resolves all IPs of a host. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

interface ResolverOptions {
  /** Milliseconds until a silent name server is queried again, and the number of attempts. */
  timeoutMs?: number
  tries?: number
  /** Name servers that replace the machine's, as `ip:port`. */
  servers?: string[]
}

/**
 * Creates a resolver that queries name servers over sockets. The system's own lookup would occupy one of the
 * few threads that files and hashes need until it times out, so that a few silent name servers could block an
 * instance. Rejects if a host has no IP. The machine's hosts file is not read: local names are never resolved
 * (`safeFetch.ts`).
 */
export function createResolve({ timeoutMs = 1_500, tries = 2, servers }: ResolverOptions = {}): Resolve {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const ips = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
    ]
    if (ips.length === 0 && four.status === 'rejected') throw four.reason
    return ips
  }
}
