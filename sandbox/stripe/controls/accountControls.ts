import { z } from 'zod'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { deauthorize } from '../connect/deauthorize.ts'
import { findConnected } from '../connect/findConnected.ts'
import { onboard } from '../connect/onboard.ts'
import { control } from './control.ts'

const schema = z.object({ account: z.string() })

/** The controls for what sellers do on Stripe's own pages. */
export function accountControls(api: Api): Route[] {
  return [
    control(api, {
      route: 'POST /accounts/onboard',
      schema,
      run({ world, account, input }) {
        onboard(account)
        return findConnected(world, input.account)
      },
    }),
    control(api, {
      route: 'POST /accounts/deauthorize',
      schema,
      run({ account }) {
        deauthorize(account)
        return {}
      },
    }),
  ]
}
