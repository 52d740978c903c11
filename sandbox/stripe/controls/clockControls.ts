import { z } from 'zod'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { advanceClock } from '../billing/advanceClock.ts'
import type { World } from '../state/State.ts'
import { control } from './control.ts'

/** The controls of the clock of a world: it is the real time until a test sets it. */
export function clockControls(api: Api): Route[] {
  return [
    control(api, { route: 'GET /clock', schema: z.object({}), run: ({ world }) => show(world) }),
    control(api, {
      route: 'POST /clock',
      schema: z.union([
        z.object({ to: z.number().int().positive() }),
        z.object({ by: z.number().int().nonnegative() }),
      ]),
      run({ world, account, input }) {
        advanceClock(world, 'to' in input ? input.to : account.now() + input.by, api.publish)
        return show(world)
      },
    }),
    control(api, {
      route: 'POST /settings',
      schema: z.object({ after_retries: z.enum(['cancel', 'unpaid']) }),
      run({ world, input }) {
        world.afterRetries = input.after_retries
        return input
      },
    }),
  ]
}

const show = ({ frozenAt }: World) => ({
  now: frozenAt ?? Math.floor(Date.now() / 1000),
  frozen: frozenAt !== null,
})
