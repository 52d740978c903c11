import { z } from 'zod'
import { email } from '../callables/fields.ts'
import { languages } from '../texts/languages.ts'
import { says } from '../errors/refusals.ts'

const line = (most: number) => z.string().trim().min(1, says('fillOutAllFields')).max(most)

/** What somebody says of himself who asks an agency for access. */
export const signUpSchema = z.strictObject({
  name: line(80),
  email,
  company: line(80),
  message: z.string().trim().max(500),
  /** What he reads, so that the dashboard begins in it. */
  language: z.enum(languages.map(({ language }) => language)),
})
export type SignUp = z.infer<typeof signUpSchema>

/** As many as wait at once; beyond them nobody can ask. */
export const mostSignUps = 100
/** As many of them as may come from one network. */
export const mostSignUpsOfSource = 10

/** `agencies/{id}/lists/signUps`: who has confirmed his address and waits for an answer, by request. */
export const signUpsSchema = z.object({
  workspaceId: z.string(),
  requests: z
    .record(
      z.string(),
      signUpSchema.extend({
        /** A keyed hash of the network that asked. */
        source: z.string(),
        /** Unix milliseconds. */
        at: z.int(),
      }),
    )
    .default({}),
})
export type SignUps = z.infer<typeof signUpsSchema>
