import type { Region } from '@parley/functions/shared/regions/regions'
import { agencyUrl } from '../../../lib/environment.ts'

/** Returns the page on which clients of an agency pay, after they have signed in at its host. */
export function paymentLink(host: string, region: Region): string {
  return `${agencyUrl(host)}/app/${region}?billing`
}
