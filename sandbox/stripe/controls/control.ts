import { z } from 'zod'
import { parseJson } from '../../http/readBody.ts'
import { sendJson } from '../../http/send.ts'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { readCaller } from '../api/readCaller.ts'
import { StripeFailure } from '../api/StripeFailure.ts'
import { openAccount } from '../state/openAccount.ts'
import type { Account } from '../state/Account.ts'
import type { World } from '../state/State.ts'

interface ControlCall<Input> {
  world: World
  /** The account that the body names, or the platform's own. */
  account: Account
  input: Input
}

interface Control<Schema extends z.ZodType> {
  route: string
  schema: Schema
  /** Lets pages use the control, with the publishable key as `key` in the body. */
  isForBrowsers?: boolean
  run: (call: ControlCall<z.infer<Schema>>) => object | Promise<object>
}

const envelopeSchema = z.looseObject({ key: z.string().optional(), account: z.string().optional() })

/** Creates a route for tests and demos; the secret key selects the world. */
export function control<Schema extends z.ZodType>(
  api: Api,
  { route, schema, isForBrowsers = false, run }: Control<Schema>,
): Route {
  const [method, path = ''] = route.split(' ')
  return {
    method: method === 'GET' || method === 'DELETE' ? method : 'POST',
    path,
    async handle({ headers, body, response }) {
      response.setHeader('access-control-allow-origin', '*')
      try {
        const given = body === '' ? {} : parseJson(body)
        const { key, account: id } = envelopeSchema.parse(given)
        const { world, isPublishable } = readCaller(
          api.state,
          headers.authorization,
          isForBrowsers ? key : undefined,
        )
        if (isPublishable && !isForBrowsers)
          return sendJson(response, 401, { error: 'The secret key is needed.' })
        // A restored world has none before the first request of the API.
        world.origin ||= `http://${headers.host ?? 'localhost'}`
        const account = openAccount(world, id ?? world.platform, api.publish)
        if (!account) return sendJson(response, 404, { error: `There is no account ${id}.` })
        sendJson(response, 200, await run({ world, account, input: schema.parse(given) }))
      } catch (error) {
        if (error instanceof StripeFailure) return sendJson(response, error.status, { error: error.message })
        if (error instanceof z.ZodError) return sendJson(response, 400, { error: z.prettifyError(error) })
        if (error instanceof RangeError) return sendJson(response, 400, { error: error.message })
        throw error
      }
    },
  }
}
