import { freshSignInMinutes } from '../../../shared/agencies/impersonation.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { AppError } from '../errors/AppError.ts'
import type { Caller } from './actor.ts'

/**
 * Throws AppError 'failed-precondition' unless the caller has signed in within the last ten minutes: what
 * they get outlives their session, so an unattended browser or a stolen token must not suffice.
 */
export function requireFreshSignIn({ authTime }: Caller, now: number): void {
  const isFresh = authTime !== undefined && now - authTime * 1_000 <= freshSignInMinutes * minuteMs
  if (!isFresh) throw new AppError('failed-precondition', 'signInFirst')
}
