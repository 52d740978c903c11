import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicIp } from './publicAddresses.ts'
import type { Resolve } from './resolveHost.ts'

export class PrivateAddress extends Error {
  constructor() {
    super('The host has an address that is not public')
  }
}

/**
 * The lookup of the very socket that is about to connect, so that no answer of a name server between a check
 * and the connection matters: all addresses of the host must be public.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  const look = callbackify(async (host: string): Promise<[LookupAddress, ...LookupAddress[]]> => {
    const [first, ...others] = await resolve(host)
    if (!first || ![first, ...others].every(({ address }) => isPublicIp(address))) throw new PrivateAddress()
    return [first, ...others]
  })
  return (host, { all }, callback) =>
    look(host, (error, addresses) => {
      if (error) callback(error, '', 0)
      else if (all) callback(null, addresses)
      else callback(null, addresses[0].address, addresses[0].family)
    })
}
