import type { Publish } from '../state/openAccount.ts'
import { makeId } from '../state/makeId.ts'
import type { World } from '../state/State.ts'
import type { Delivery } from './Delivery.ts'
import { signPayload } from './signPayload.ts'

const attemptsAtMost = 6
const patience = 10_000

/**
 * Delivers events to the endpoints of their world: in order to each, and again after growing pauses until
 * they are accepted.
 */
export function createPostman(firstPause = 500) {
  const running = new Set<Promise<void>>()
  const queues = new Map<string, Promise<void>>()

  const publish: Publish = (world, event, isConnected) => {
    for (const endpoint of world.endpoints) {
      const isWanted = endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(event.type)
      if (endpoint.connect !== isConnected || !isWanted) continue
      const status = world.mode === 'deliver' ? 'pending' : world.mode === 'hold' ? 'held' : 'dropped'
      const delivery: Delivery = { id: makeId('dlv'), event, endpoint: endpoint.id, status, attempts: [] }
      event.pending_webhooks += 1
      world.deliveries.push(delivery)
      if (status === 'pending') void carryInTurn(world, delivery)
    }
  }

  function carryInTurn(world: World, delivery: Delivery): Promise<void> {
    const turn = (queues.get(delivery.endpoint) ?? Promise.resolve()).then(() => carry(world, delivery))
    queues.set(delivery.endpoint, turn)
    return track(turn)
  }

  /** Attempts a delivery; a refused one is retried later, outside the queue. */
  async function carry(world: World, delivery: Delivery): Promise<void> {
    const isTaken = await post(world, delivery)
    if (isTaken || delivery.attempts.length >= attemptsAtMost) return
    const pause = firstPause * 2 ** (delivery.attempts.length - 1)
    setTimeout(() => {
      if (delivery.status === 'failed' && world.mode === 'deliver') void track(carry(world, delivery))
    }, pause).unref()
  }

  function track(work: Promise<void>): Promise<void> {
    running.add(work)
    return work.finally(() => running.delete(work))
  }

  return {
    publish,
    /** Sends deliveries now, whatever the mode; one after the other, or all at once. */
    async send(world: World, deliveries: readonly Delivery[], isParallel: boolean): Promise<void> {
      if (isParallel) await Promise.all(deliveries.map((delivery) => track(carry(world, delivery))))
      else for (const delivery of deliveries) await track(carry(world, delivery))
    },
    /** Resolves once no delivery is running; it does not wait for retries. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type Postman = ReturnType<typeof createPostman>

async function post(world: World, delivery: Delivery): Promise<boolean> {
  const endpoint = world.endpoints.find(({ id }) => id === delivery.endpoint)
  if (!endpoint) return true
  const payload = JSON.stringify(delivery.event, null, 2)
  const status = await fetch(endpoint.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signPayload(payload, endpoint.secret),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => null,
  )
  const isTaken = status !== null && status >= 200 && status < 300
  delivery.attempts.push({ at: new Date().toISOString(), status })
  if (isTaken && delivery.status !== 'delivered') delivery.event.pending_webhooks -= 1
  if (isTaken || delivery.status !== 'delivered') delivery.status = isTaken ? 'delivered' : 'failed'
  return isTaken
}
