import { makeId } from './makeId.ts'
import type { Account } from './Account.ts'
import type { World } from './State.ts'
import type { StoredEvent } from './StoredEvent.ts'

export const apiVersion = '2026-10-28.endive'

/** Sends an event once it is recorded. */
export type Publish = (world: World, event: StoredEvent, isConnected: boolean) => void

/** The request that caused a change, as its events contain it. */
export type Cause = StoredEvent['request']

/** Returns an account with its state in the world; undefined for an unknown id. */
export function openAccount(
  world: World,
  id: string,
  publish: Publish,
  cause: Cause = { id: null, idempotency_key: null },
): Account | undefined {
  const data = world.accounts[id]
  if (!data) return undefined
  const isConnected = id !== world.platform
  const now = () => world.frozenAt ?? Math.floor(Date.now() / 1000)
  return {
    id,
    world,
    data,
    isConnected,
    now,
    open: (other) => openAccount(world, other, publish, cause),
    emit(type, object, previous) {
      const event: StoredEvent = {
        id: makeId('evt_1'),
        object: 'event',
        ...(isConnected && { account: id }),
        api_version: apiVersion,
        created: now(),
        data: {
          object: structuredClone(object),
          ...(previous && { previous_attributes: structuredClone(previous) }),
        },
        livemode: false,
        pending_webhooks: 0,
        request: cause,
        type,
      }
      data.tables.event[event.id] = event
      publish(world, event, isConnected)
    },
  }
}
