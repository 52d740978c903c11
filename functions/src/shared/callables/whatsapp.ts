import { z } from 'zod'
import {
  ownAppSchema,
  newTemplateSchema,
  templateUseSchema,
  whatsappChoiceSchema,
  whatsappTestSchema,
} from '../channels/whatsapp.ts'
import { agentRef, attemptId, done, id, metaLoginId } from './fields.ts'

const numberDetails = z.object({
  phoneId: z.string(),
  phoneNumber: z.string(),
  name: z.string(),
  quality: z.string(),
  connection: z.string(),
})
export const whatsappTemplateSchema = z.object({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  status: z.string(),
  body: z.string(),
})
export type WhatsappTemplate = z.infer<typeof whatsappTemplateSchema>

/** WhatsApp numbers, and messages that are not answers. */
export const whatsappCallables = {
  /** Lists the numbers of a completed sign-in at Meta. */
  getWhatsappNumbers: {
    input: agentRef.extend({ loginId: metaLoginId }),
    output: z.object({ numbers: z.array(numberDetails.extend({ wabaId: z.string() })) }),
  },
  connectWhatsappNumber: {
    input: agentRef.extend({ loginId: metaLoginId, ...whatsappChoiceSchema.shape }),
    output: z.object({ newAddedNumber: z.string() }),
  },
  /** Connects a number through the owner's own app at Meta. */
  saveWhatsappChannel: {
    input: agentRef.extend(ownAppSchema.shape),
    output: z.object({ phoneNumber: z.string() }),
  },
  removeWhatsappNumber: { input: agentRef.extend({ phoneId: z.string().max(40) }), output: done },
  /** Reads the state of the agent's number at Meta. */
  getDetailsOfWhatsappNumber: { input: agentRef, output: numberDetails },
  sendWhatsappTest: { input: agentRef.extend(whatsappTestSchema.shape), output: done },
  readWhatsappTemplates: {
    input: agentRef,
    output: z.object({ templates: z.array(whatsappTemplateSchema) }),
  },
  createTemplate: { input: agentRef.extend({ template: newTemplateSchema }), output: done },
  /** Sends a reply from an approved template. */
  sendWhatsappTemplate: {
    input: agentRef.extend({ conversationId: id, template: templateUseSchema, attemptId }),
    output: z.object({ messageId: z.string() }),
  },
} as const
