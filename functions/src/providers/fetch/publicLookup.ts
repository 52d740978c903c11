import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicIp } from './publicAddresses.ts'

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

export class PrivateAddress extends Error {
  constructor() {
    super('The host has an address that is not public')
  }
}

export const resolveHost: Resolve = (host) =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )

/**
 * The lookup of the very socket that is about to connect, so that no answer of a name server between a check
 * and the connection matters: all addresses of the host must be public.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isPublicIp(address)))
          return callback(new PrivateAddress(), '', 0)
        if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('Not found'), '', 0),
    )
  }
}
