import { z } from 'zod'
import { createAccountData } from './createWorld.ts'
import type { StripeState, World } from './State.ts'

/** Checks only that the text is a dump: the sandbox has written it itself. */
export const worldSchema = z.custom<World>(
  (value) => outlineSchema.safeParse(value).success,
  'This is no dump of a world.',
)

const outlineSchema = z.looseObject({
  key: z.string(),
  platform: z.string(),
  accounts: z.record(z.string(), z.looseObject({ tables: z.looseObject({}) })),
})

/** Returns a world with all tables: a dump of an earlier version may lack some. */
export function completeWorld(world: World): World {
  const accounts = Object.entries(world.accounts).map(([id, account]) => {
    const empty = createAccountData(id)
    return [id, { ...empty, ...account, tables: { ...empty.tables, ...account.tables } }] as const
  })
  return { ...world, origin: '', accounts: Object.fromEntries(accounts) }
}

/**
 * Exports all data of the sandbox's Stripe as JSON.
 * @internal Exported for tests.
 */
export function exportStripe(state: StripeState): string {
  return JSON.stringify(state)
}

/**
 * Replaces all data by those of a dump; throws for other text.
 * @internal Exported for tests.
 */
export function importStripe(state: StripeState, dump: string): void {
  const { worlds } = z.object({ worlds: z.record(z.string(), worldSchema) }).parse(JSON.parse(dump))
  state.worlds = Object.fromEntries(Object.entries(worlds).map(([key, world]) => [key, completeWorld(world)]))
}
