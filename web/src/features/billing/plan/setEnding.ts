import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'

/**
 * Lets the subscription end with the paid month, or resumes it. `fallback` is shown if the server gives no
 * reason.
 */
export async function setEnding(
  { region, workspaceId }: WorkspaceRef,
  isEnding: boolean,
  reason: string,
  fallback: string,
): Promise<void> {
  try {
    await call('setSubscriptionEnding', { region, workspaceId, isEnding, reason }, region)
  } catch (error) {
    throw error instanceof CallError && error.code === 'internal'
      ? new CallError('internal', fallback)
      : error
  }
}
