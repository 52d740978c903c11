import { z } from 'zod'

export const leadStates = ['new', 'contacted', 'done'] as const

/** `voiceglow/{agentId}/leads/{id}`: the data that a visitor sent with a form. */
export const leadSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  conversationId: z.string(),
  formId: z.string(),
  formTitle: z.string(),
  kind: z.enum(['lead', 'contact', 'free']),
  /** In the form's order, with its labels at that time. */
  values: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  page: z.string(),
  state: z.enum(leadStates).default('new'),
  at: z.int(),
})
export type Lead = z.infer<typeof leadSchema>
