import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

export const formFieldTypes = ['text', 'email', 'phone', 'long', 'choice', 'consent'] as const

const formFieldSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, refusalKey('keyWrong')),
  label: z.string().min(1, refusalKey('labelMissing')).max(100),
  type: z.enum(formFieldTypes),
  required: z.boolean().default(false),
  /** The options of a choice. */
  options: z.array(z.string().min(1).max(80)).max(12).default([]),
})

/** A form in the chat. A sent form becomes a lead. */
export const formSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,20}$/),
  kind: z.enum(['lead', 'contact', 'free']),
  title: z.string().min(1, refusalKey('formTitleMissing')).max(100),
  text: z.string().max(500).default(''),
  /**
   * `start`: before the first message. `messages`: after this number of the visitor's messages. `manual`: by
   * an answer or by the page.
   */
  when: z.enum(['start', 'messages', 'manual']),
  afterMessages: z.int().min(1).max(50).default(2),
  /** Whether the visitor may continue without it. */
  canSkip: z.boolean().default(true),
  fields: z.array(formFieldSchema).min(1, 'A form needs a field').max(12),
  submitLabel: z.string().max(40).default(''),
  thanks: z.string().max(300).default(''),
})
export type Form = z.infer<typeof formSchema>
