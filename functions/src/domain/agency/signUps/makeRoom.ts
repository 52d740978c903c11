import { maxSignUps, maxSignUpsOfNetworks, type SignUps } from '../../../shared/agencies/signUp.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** A waiting request with its ID. */
type Waiting = [id: string, request: SignUps['requests'][string]]

/**
 * Returns the waiting requests that stay when one of these networks (from narrow to wide) comes: all of them
 * while there is room. Otherwise the newest one of the provider with the most requests gives its place up, so
 * that a stranger with many addresses does not keep others out. Throws AppError 'resource-exhausted' where a
 * network has too many requests, or no provider has more than the newcomer's would have.
 */
export function makeRoom(waiting: readonly Waiting[], networks: readonly string[]): readonly Waiting[] {
  const countOf = (network: string | undefined) =>
    waiting.filter(([, request]) => network !== undefined && request.networks.includes(network)).length
  if (networks.some((network, width) => countOf(network) >= (maxSignUpsOfNetworks[width] ?? Infinity)))
    throw full()
  if (waiting.length < maxSignUps) return waiting
  const providers = [...new Set(waiting.flatMap(([, { networks: itsNetworks }]) => itsNetworks.at(-1) ?? []))]
  const [crowded] = providers.toSorted((one, other) => countOf(other) - countOf(one))
  if (countOf(crowded) <= countOf(networks.at(-1)) + 1) throw full()
  const newest = waiting
    .filter(([, { networks: itsNetworks }]) => itsNetworks.at(-1) === crowded)
    .toSorted(([, one], [, other]) => other.at - one.at)[0]
  return waiting.filter((request) => request !== newest)
}

function full(): AppError {
  return new AppError('resource-exhausted', 'signUpsFull')
}
