import { z } from 'zod'

export const projectChoiceLimits = { name: 80, request: 1_000, count: 6 } as const

/**
 * An answer that a project offers. `request`: what the project is sent when it is chosen, as JSON; empty where
 * that is its name.
 */
export const projectChoiceSchema = z.object({ name: z.string(), request: z.string() })
export type ProjectChoice = z.infer<typeof projectChoiceSchema>
