import { z } from 'zod'
import { regions } from '../../shared/regions/regions.ts'
import { maxVisitorFiles, maxPassCharacters } from '../../shared/chat/visitorFileLimits.ts'
import { maxMessageCharacters } from '../../shared/widget/widgetApi.ts'
import { cutText } from '../../domain/kernel/texts/cutText.ts'

const id = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
const token = z.string().max(2_000)
/** Some URLs are very long: they are cut, so that the visitor can still chat. */
const url = z.string().transform((text) => cutText(text, 2_000))
/**
 * The identity comes from the page's own data: invalid fields are ignored, so that the visitor can still
 * chat.
 */
const identityText = z.union([z.string(), z.number()]).transform((text) => String(text).trim())
const identitySchema = z.object({
  id: identityText.pipe(z.string().min(1).max(200)).optional().catch(undefined),
  name: identityText
    .pipe(z.string().min(1))
    .transform((text) => cutText(text, 100))
    .optional()
    .catch(undefined),
  email: identityText.pipe(z.email().max(254)).optional().catch(undefined),
  phone: identityText
    .pipe(z.string().min(1))
    .transform((text) => cutText(text, 40))
    .optional()
    .catch(undefined),
  identityHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional()
    .catch(undefined),
})
const contextSchema = z.strictObject({
  page: url.optional(),
  referrer: url.optional(),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  timeZone: z
    .string()
    .max(60)
    .regex(/^[\w+/-]+$/)
    .optional()
    .catch(undefined),
  consent: z.string().max(20).optional(),
  identity: identitySchema.optional().catch(undefined),
})

/** The schemas of requests from visitors' browsers; the types are in `shared/widget/widgetApi.ts`. */
export const widgetRequests = {
  bare: z.strictObject({ token }),
  session: z.strictObject({
    agentId: id,
    region: z.enum(regions),
    token: token.optional(),
    conversationId: id.optional(),
    fresh: z.boolean().optional(),
    framedBy: z.string().max(300).optional(),
    visit: z.strictObject({ page: url, referrer: url }).optional(),
  }),
  message: z
    .strictObject({
      token,
      clientMessageId: z.uuid(),
      text: z.string().trim().max(maxMessageCharacters),
      lastMessageId: z.string().max(100).optional(),
      /** Signed passes of uploaded files. */
      files: z.array(z.string().max(maxPassCharacters)).max(maxVisitorFiles).optional(),
      context: contextSchema.optional(),
      isSpoken: z.boolean().optional(),
    })
    .refine(
      ({ text, files }) => text.length > 0 || (files?.length ?? 0) > 0,
      'There is nothing in this message.',
    ),
  listen: z.strictObject({ token, since: z.int().nonnegative() }),
  upload: z.strictObject({
    token,
    filename: z.string().min(1).max(300),
    base64: z.string().max(1_400_000),
    context: contextSchema.optional(),
  }),
  feedback: z.strictObject({
    token,
    messageId: z.string().max(100),
    rating: z.enum(['up', 'down', 'none']),
    reason: z.string().trim().max(500).optional(),
  }),
  passages: z.strictObject({ token, messageId: z.string().max(100) }),
  form: z.strictObject({
    token,
    leadId: z.uuid(),
    formId: z.string().max(20),
    values: z.record(z.string().max(30), z.string().max(2_000)),
    context: contextSchema.optional(),
  }),
  handoff: z.strictObject({ token, context: contextSchema.optional() }),
  call: z.strictObject({ token, context: contextSchema.optional() }),
  presence: z.strictObject({ token, isTyping: z.boolean(), readAt: z.int().nonnegative().optional() }),
} as const
