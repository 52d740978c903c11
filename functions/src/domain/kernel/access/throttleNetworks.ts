import { networksOf } from './networksOf.ts'
import { throttle } from './throttle.ts'

/** The limits of an IP, of a site's network (/24, /48) and of a provider's (/32 of IPv6). */
export type NetworkLimits = readonly [ip: number, network: number, provider: number]

/**
 * Counts a use by a stranger over all instances: by their IP first, and then by the wider networks that it
 * belongs to, so that one stranger with the many IPs of a network does not use up a limit of all strangers.
 * Throws AppError 'resource-exhausted' above a limit; wider networks do not count such a use.
 */
export function throttleNetworks(key: string, from: string, limited: Limited): Promise<void> {
  return throttleEach(key, networksOf(from), limited)
}

interface Limited {
  limits: NetworkLimits
  windowMs: number
  now: number
}

/** Does the same for networks that are named already, from narrow to wide. */
export async function throttleEach(
  key: string,
  networks: readonly string[],
  { limits, windowMs, now }: Limited,
): Promise<void> {
  for (const [index, network] of networks.entries())
    await throttle(`${key}:${network}`, limits[index] ?? Infinity, windowMs, now)
}
