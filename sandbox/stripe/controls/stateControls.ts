import { z } from 'zod'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { createWorld } from '../state/createWorld.ts'
import { completeWorld, worldSchema } from '../state/dump.ts'
import { control } from './control.ts'

/** The controls that export and import a world as JSON. */
export function stateControls(api: Api): Route[] {
  return [
    control(api, { route: 'GET /world', schema: z.object({}), run: ({ world }) => world }),
    control(api, {
      route: 'POST /world',
      schema: worldSchema,
      run({ world, input }) {
        api.state.worlds[world.key] = completeWorld({ ...input, key: world.key })
        return {}
      },
    }),
    control(api, {
      route: 'DELETE /world',
      schema: z.object({}),
      run({ world }) {
        api.state.worlds[world.key] = createWorld(world.key)
        return {}
      },
    }),
  ]
}
