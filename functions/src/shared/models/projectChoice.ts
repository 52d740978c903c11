import { z } from 'zod'

export const projectChoiceLimits = { name: 80, request: 1_000, count: 6 } as const

/**
 * A choice that a project offers. `request`: the JSON that selects it at the project; empty if that is its
 * name.
 */
export const projectChoiceSchema = z.object({ name: z.string(), request: z.string() })
export type ProjectChoice = z.infer<typeof projectChoiceSchema>
