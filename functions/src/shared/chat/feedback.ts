import { z } from 'zod'

export const maxAttachments = 5

/** A picture that a client uploaded with their feedback. */
export const attachmentSchema = z.strictObject({
  url: z.string().max(2_000),
  filename: z.string().min(1).max(120),
  sizeKB: z.number().nonnegative(),
})
export type Attachment = z.infer<typeof attachmentSchema>

/** A client's message to their agency. */
export const feedbackSchema = z.strictObject({
  message: z.string().trim().min(1).max(4_000),
  attachments: z.array(attachmentSchema).max(maxAttachments),
})
export type Feedback = z.output<typeof feedbackSchema>
