import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicIp } from './isPublicIp.ts'
import type { Resolve } from './resolveHost.ts'

export class PrivateIp extends Error {
  constructor() {
    super('The host has an address that is not public')
  }
}

/**
 * Returns the lookup for the connecting socket itself, so that a changed DNS record between check and
 * connection has no effect: all IPs of the host must be public.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  const lookup = callbackify(async (host: string): Promise<[LookupAddress, ...LookupAddress[]]> => {
    const [first, ...others] = await resolve(host)
    if (!first || ![first, ...others].every(({ address: ip }) => isPublicIp(ip))) throw new PrivateIp()
    return [first, ...others]
  })
  return (host, { all }, callback) =>
    lookup(host, (error, ips) => {
      if (error) callback(error, '', 0)
      else if (all) callback(null, ips)
      else callback(null, ips[0].address, ips[0].family)
    })
}
