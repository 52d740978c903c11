import { z } from 'zod'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { armFault } from '../api/faults.ts'
import { control } from './control.ts'

const faultSchema = z
  .object({
    method: z.enum(['GET', 'POST', 'DELETE']).default('POST'),
    path: z.string().startsWith('/v1/'),
    kind: z.enum(['error', 'rate_limit', 'hang', 'reset', 'slow']),
    when: z.enum(['before', 'after']).default('before'),
    times: z.number().int().min(1).default(1),
    remembered: z.boolean().default(false),
    milliseconds: z.number().int().min(0).max(60_000).default(100),
  })
  .refine(
    ({ kind, when }) => kind !== 'slow' || when === 'before',
    'A slow request is slow before it has its effect.',
  )
  .refine(
    ({ kind, when, remembered }) => !remembered || (kind === 'error' && when === 'after'),
    'Only an error after the effect is remembered.',
  )

/** The controls of the faults that the next requests get. */
export function faultControls(api: Api): Route[] {
  return [
    control(api, {
      route: 'GET /faults',
      schema: z.object({}),
      run: ({ world }) => ({ data: world.faults }),
    }),
    control(api, {
      route: 'POST /faults',
      schema: faultSchema,
      run: ({ world, input }) => armFault(world.faults, input),
    }),
    control(api, {
      route: 'DELETE /faults',
      schema: z.object({}),
      run({ world }) {
        world.faults.length = 0
        return {}
      },
    }),
  ]
}
