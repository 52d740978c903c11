import { z } from 'zod'
import { email } from '../callables/fields.ts'
import { languages } from '../texts/languages.ts'
import { refusalKey } from '../errors/refusals.ts'

const line = (max: number) => z.string().trim().min(1, refusalKey('fillOutAllFields')).max(max)

/** The form of a person who requests access to an agency. */
export const signUpSchema = z.strictObject({
  name: line(80),
  email,
  company: line(80),
  message: z.string().trim().max(500),
  /** The reader's language, in which the dashboard will start. */
  language: z.enum(languages.map(({ language }) => language)),
})
export type SignUp = z.infer<typeof signUpSchema>

/** The maximum number of waiting requests. */
export const maxSignUps = 100
/** The maximum number of waiting requests from an IP, its network and its provider. */
export const maxSignUpsOfNetworks = [10, 15, 25] as const

/** `agencies/{id}/lists/signUps`: requests with a confirmed email that wait for a decision, by request id. */
export const signUpsSchema = z.object({
  workspaceId: z.string(),
  requests: z
    .record(
      z.string(),
      signUpSchema.extend({
        /** Keyed hashes of the requester's IP and of the wider networks that it belongs to. */
        networks: z.array(z.string()).default([]),
        /** Unix milliseconds. */
        at: z.int(),
      }),
    )
    .default({}),
  /** The `at` of the requests of which the owner was told, by request id. */
  told: z.record(z.string(), z.int()).default({}),
})
export type SignUps = z.infer<typeof signUpsSchema>
