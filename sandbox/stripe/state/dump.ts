import { z } from 'zod'
import type { StripeState, World } from './State.ts'

/** A dump is our own writing; that it is one at all is what is looked at. */
export const worldSchema = z.custom<World>(
  (value) => outline.safeParse(value).success,
  'This is no dump of a world.',
)

const outline = z.looseObject({
  key: z.string(),
  platform: z.string(),
  accounts: z.record(z.string(), z.looseObject({ tables: z.looseObject({}) })),
})

/** All that the sandbox's Stripe keeps, as JSON. */
export function exportStripe(state: StripeState): string {
  return JSON.stringify(state)
}

/** Takes the place of everything that was there; throws where the text is no dump. */
export function importStripe(state: StripeState, dump: string): void {
  const { worlds } = z.object({ worlds: z.record(z.string(), worldSchema) }).parse(JSON.parse(dump))
  state.worlds = worlds
}
