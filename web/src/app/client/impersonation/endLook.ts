import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { leave } from '../leave.ts'

/** Ends an impersonation; the tab is notified as of any session's end. */
export async function endLook(region: Region): Promise<void> {
  // If the server cannot be reached, the session still ends after its half hour.
  await call('endImpersonation', { region }, region).catch(leave)
}
