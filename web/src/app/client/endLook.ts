import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../lib/call.ts'
import { leave } from './leave.ts'

/** Ends an owner's look at this dashboard; the tab hears of it as of any session's end. */
export async function endLook(region: Region): Promise<void> {
  // Where the server cannot be reached the session ends by itself after its half hour.
  await call('endImpersonation', { region }, region).catch(leave)
}
