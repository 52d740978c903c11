import { z } from 'zod'
import type { StripeState, World } from './State.ts'

/** Checks only that the text is a dump: the sandbox has written it itself. */
export const worldSchema = z.custom<World>(
  (value) => outline.safeParse(value).success,
  'This is no dump of a world.',
)

const outline = z.looseObject({
  key: z.string(),
  platform: z.string(),
  accounts: z.record(z.string(), z.looseObject({ tables: z.looseObject({}) })),
})

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
  state.worlds = worlds
}
