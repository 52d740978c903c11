import { freshSignInMinutes } from '../../../shared/agencies/impersonation.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { AppError } from '../errors/AppError.ts'
import type { Caller } from './actor.ts'

/**
 * Throws AppError 'failed-precondition' unless the caller has signed in within the last ten minutes: what
 * they get outlives their session, so an unattended browser or a stolen token must not suffice.
 */
export function requireFreshSignIn(caller: Caller, now: number): void {
  if (!isFreshSignIn(caller, now)) throw new AppError('failed-precondition', 'signInFirst')
}

/** Returns whether the caller has signed in within the last ten minutes. */
export function isFreshSignIn({ authTime }: Caller, now: number): boolean {
  return authTime !== undefined && now - authTime * 1_000 <= freshSignInMinutes * minuteMs
}
