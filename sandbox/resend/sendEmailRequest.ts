import { z } from 'zod'

const addresses = z.union([z.string().min(3), z.array(z.string().min(3)).min(1).max(50)])

const tagText = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/)

/** What the stand-in understands of POST /emails. */
export const sendEmailRequestSchema = z.object({
  from: z.string().regex(/^[^<>]*<?[^<>\s]+@[^<>\s]+>?$/),
  to: addresses,
  subject: z.string().min(1),
  cc: addresses.nullish(),
  bcc: addresses.nullish(),
  reply_to: addresses.nullish(),
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
