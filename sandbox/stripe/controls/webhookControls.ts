import { z } from 'zod'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { invalid } from '../api/StripeFailure.ts'
import { randomText, makeId } from '../state/makeId.ts'
import type { World } from '../state/State.ts'
import { arrange } from '../webhooks/arrange.ts'
import type { Delivery, WebhookEndpoint } from '../webhooks/Delivery.ts'
import type { Postman } from '../webhooks/postman.ts'
import { control } from './control.ts'

const endpointSchema = z.object({
  url: z.url(),
  secret: z.string().startsWith('whsec_').optional(),
  connect: z.boolean().default(false),
  enabled_events: z.array(z.string()).min(1).default(['*']),
})

const releaseSchema = z.object({
  /** The deliveries to release, in this order; all that are held when undefined. */
  deliveries: z.array(z.string()).optional(),
  order: z.enum(['given', 'reversed', 'shuffled']).default('given'),
  seed: z.number().int().default(1),
  times: z.number().int().min(1).max(20).default(1),
  parallel: z.boolean().default(false),
})

/** The controls of webhooks: their endpoints, and the time, number and order of deliveries. */
export function webhookControls(api: Api, postman: Postman): Route[] {
  return [
    control(api, {
      route: 'POST /webhook_endpoints',
      schema: endpointSchema,
      run({ world, input: { secret = `whsec_${randomText(32)}`, ...input } }) {
        const endpoint: WebhookEndpoint = { id: makeId('we_1'), secret, ...input }
        world.endpoints.push(endpoint)
        return endpoint
      },
    }),
    control(api, {
      route: 'DELETE /webhook_endpoints',
      schema: z.object({}),
      run({ world }) {
        world.endpoints.length = 0
        return {}
      },
    }),
    control(api, {
      route: 'GET /deliveries',
      schema: z.object({}),
      run: ({ world }) => listDeliveries(world),
    }),
    control(api, {
      route: 'POST /webhooks/mode',
      schema: z.object({ mode: z.enum(['deliver', 'hold', 'drop']) }),
      run({ world, input }) {
        world.mode = input.mode
        return input
      },
    }),
    control(api, {
      route: 'POST /webhooks/release',
      schema: releaseSchema,
      async run({ world, input }) {
        const chosen = choose(world, input.deliveries)
        await postman.send(world, arrange(chosen, input), input.parallel)
        return listDeliveries(world, chosen)
      },
    }),
    control(api, {
      route: 'POST /webhooks/settle',
      schema: z.object({}),
      async run({ world }) {
        await postman.settle()
        return listDeliveries(world)
      },
    }),
  ]
}

function choose(world: World, ids: readonly string[] | undefined): Delivery[] {
  if (!ids) return world.deliveries.filter(({ status }) => status === 'held')
  return ids.map((id) => {
    const delivery = world.deliveries.find((candidate) => candidate.id === id || candidate.event.id === id)
    if (!delivery) throw invalid(`There is no delivery ${id}.`, { status: 404 })
    return delivery
  })
}

function listDeliveries(world: World, deliveries: readonly Delivery[] = world.deliveries): object {
  return {
    mode: world.mode,
    data: deliveries.map(({ id, event, endpoint, status, attempts }) => ({
      id,
      event: event.id,
      type: event.type,
      account: event.account ?? null,
      endpoint,
      status,
      attempts,
    })),
  }
}
