import type { Billing } from '../billing/billing.ts'
import { isEntitled } from '../billing/isEntitled.ts'
import type { Workspace } from '../workspaces/workspace.ts'

/** The length of the white-label trial, in days. A workspace and its owner have one trial. */
export const whitelabelTrialDays = 14

type Trial = Pick<Workspace, 'internal'>
type Subscribed = Pick<Billing, 'subscription'>

/** Returns whether a workspace may use its own brand and hosts: by the add-on, or while its trial runs. */
export function hasWhitelabel(workspace: Trial, billing: Subscribed | null, now: number): boolean {
  return hasWhitelabelAddon(billing, now) || isInWhitelabelTrial(workspace, now)
}

/** Returns whether the current subscription includes the add-on. `now`: milliseconds since 1970. */
export function hasWhitelabelAddon(billing: Subscribed | null, now: number): boolean {
  const subscription = billing?.subscription ?? null
  return isEntitled(subscription, now) && (subscription?.addons['whitelabel-new'] ?? 0) > 0
}

/** Returns whether the trial is still running; it ends at a time in seconds since 1970. */
export function isInWhitelabelTrial({ internal }: Trial, now: number): boolean {
  return (internal.whitelabelTrialEndsAt ?? 0) * 1000 > now
}

/** Returns whether the workspace never had a trial, so that one can start. */
export function canStartWhitelabelTrial({ internal }: Trial): boolean {
  return internal.whitelabelTrialEndsAt === undefined
}
