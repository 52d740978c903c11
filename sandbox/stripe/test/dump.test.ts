import { describe, expect, it } from 'vitest'
import { exportStripe, importStripe } from '../state/dump.ts'
import type { StripeState } from '../state/State.ts'
import { createWorld } from '../state/createWorld.ts'
import { startStripe } from './startStripe.ts'

describe('the stand-in for Stripe with a stored world', () => {
  it('restores a world from its dump', () => {
    const state: StripeState = { worlds: { europe: createWorld('europe') } }
    const dump = exportStripe(state)
    const other: StripeState = { worlds: { america: createWorld('america') } }
    importStripe(other, dump)
    expect(other).toEqual(state)
    expect(() => importStripe(other, '{"worlds":{"europe":{}}}')).toThrow('no dump')
    expect(other).toEqual(state)
  })

  it('exports and imports one world at a time over HTTP', async () => {
    await using sandbox = await startStripe()
    const stripe = sandbox.client('dumped')
    const { id } = await stripe.customers.create({ name: 'Ada' })
    const neighbour = await sandbox.client('neighbour').customers.create()
    const world = await sandbox.control('dumped', 'GET /world')
    await sandbox.control('dumped', 'DELETE /world')
    await expect(stripe.customers.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' })
    // A dump of an earlier version has no tables for what came later.
    for (const account of Object.values(world['accounts']))
      delete Reflect.get(account ?? {}, 'tables')['checkout.session']
    await sandbox.control('dumped', 'POST /world', world)
    expect((await stripe.checkout.sessions.list()).data).toEqual([])
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'Ada' })
    expect(await sandbox.client('neighbour').customers.retrieve(neighbour.id)).toMatchObject({
      id: neighbour.id,
    })
    await expect(sandbox.control('dumped', 'POST /world', { worlds: [] })).rejects.toThrow('no dump')
  })
})
