import type { z } from 'zod'
import { parseJson } from './readBody.ts'
import { sendJson } from './send.ts'
import type { Route } from './Vendor.ts'

/** Creates the routes that export and import a vendor's state for a demo world: `/sandbox/world`. */
export function worldRoutes<World extends object>(
  schema: z.ZodType<World>,
  { dump, restore }: { dump: () => World; restore: (world: World) => void },
): Route[] {
  return [
    {
      method: 'GET',
      path: '/sandbox/world',
      handle: ({ response }) => sendJson(response, 200, dump()),
    },
    {
      method: 'POST',
      path: '/sandbox/world',
      handle: ({ body, response }) => {
        restore(schema.parse(parseJson(body)))
        sendJson(response, 200, { success: true })
      },
    },
  ]
}
