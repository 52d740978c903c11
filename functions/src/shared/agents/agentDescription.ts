import type { z } from 'zod'
import { agentSchema } from './agent.ts'

/** The texts of an agent that clients with the page of settings read and change. */
export const agentDescriptionSchema = agentSchema.pick({
  title: true,
  description: true,
  theme: true,
  lang: true,
  UIhandoffTitle: true,
  UIhandoffSubtitle: true,
})
export type AgentDescription = z.infer<typeof agentDescriptionSchema>
export const descriptionFields = agentDescriptionSchema.keyof().options
