import { z } from 'zod'

const recipients = z.union([z.string().min(3), z.array(z.string().min(3)).min(1).max(50)])

const tagText = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/)

/** The body of POST /emails, as far as the stand-in understands it. */
export const sendEmailRequestSchema = z.object({
  from: z.string().regex(/^[^<>]*<?[^<>\s]+@[^<>\s]+>?$/),
  to: recipients,
  subject: z.string().min(1),
  cc: recipients.nullish(),
  bcc: recipients.nullish(),
  reply_to: recipients.nullish(),
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  /** `content`: base64. */
  attachments: z
    .array(
      z.object({
        filename: z.string().min(1),
        content: z.base64().min(1),
        content_type: z.string().min(1).nullish(),
      }),
    )
    .nullish(),
  tags: z.array(z.object({ name: tagText, value: tagText })).nullish(),
})

export type SendEmailRequest = z.infer<typeof sendEmailRequestSchema>
