import { z } from 'zod'
import { messageSchema } from './conversation.ts'
import { handoffStates } from './handoff.ts'

/** `convos/{id}/notes/{noteId}`: a note among operators, which visitors never see. */
export const noteSchema = z.object({
  ID: z.string(),
  text: z.string().min(1).max(2000),
  by: z.string(),
  byName: z.string(),
  at: z.int(),
})
export type Note = z.infer<typeof noteSchema>

/** `users/{wsId}/cannedReplies/{id}`: a reusable reply. */
export const cannedReplySchema = z.object({
  ID: z.string(),
  title: z.string().min(1).max(80),
  text: z.string().min(1).max(2000),
  at: z.int(),
})
export type CannedReply = z.infer<typeof cannedReplySchema>

/** The filter of the conversation list; an empty text means any. */
export const inboxFilterSchema = z.strictObject({
  /** The agent, in a list of all agents. */
  agent: z.string().max(60).default(''),
  show: z.enum(['all', 'open', 'mine', 'handedOver', 'resolved']).default('all'),
  unread: z.boolean().default(false),
  channel: z.string().max(20).default(''),
  tag: z.string().max(40).default(''),
  language: z.string().max(10).default(''),
  search: z.string().max(100).default(''),
})
export type InboxFilter = z.infer<typeof inboxFilterSchema>

/** `users/{wsId}/inboxViews/{id}`: a named filter. */
export const inboxViewSchema = z.object({
  ID: z.string(),
  name: z.string().min(1).max(60),
  filter: inboxFilterSchema,
  by: z.string(),
  at: z.int(),
})
export type InboxView = z.infer<typeof inboxViewSchema>

/** The last conversation of a page of an export; `at`: its last message, in milliseconds. */
export interface ExportPosition {
  at: number
  conversationId: string
}

/** A conversation as it is exported. */
export const exportedConversationSchema = z.object({
  ID: z.string(),
  channel: z.string(),
  state: z.enum(handoffStates),
  startedAt: z.int(),
  lastMessageAt: z.int(),
  language: z.string(),
  page: z.string(),
  referrer: z.string(),
  browser: z.string(),
  platform: z.string(),
  country: z.string(),
  tags: z.array(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  assigneeName: z.string(),
  costUnits: z.int(),
  tokens: z.int(),
  /** Whether earlier messages are left out, because they are more than a page of the export holds. */
  isCut: z.boolean().optional(),
  messages: z.array(
    messageSchema.pick({ role: true, event: true, text: true, at: true }).extend({ author: z.string() }),
  ),
})
export type ExportedConversation = z.infer<typeof exportedConversationSchema>
