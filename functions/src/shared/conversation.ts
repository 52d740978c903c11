import { z } from 'zod'

/** What one answer cost and why; the proof behind every credit that leaves a lease. */
export const receiptSchema = z.object({
  /** The wallet's lease that paid. */
  lease: z.string(),
  /** Units of 1/10,000 credit. */
  amount: z.int().nonnegative(),
  model: z.string(),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  /** The price list that priced it. */
  rule: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>

export const sourceSchema = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** A message as it is stored; an answer carries its receipt and what it rests on. */
export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['visitor', 'agent']),
  text: z.string(),
  at: z.int(),
  /** On an answer: the visitor's message it belongs to, which makes a repeat of that message harmless. */
  replyTo: z.string().optional(),
  receipt: receiptSchema.optional(),
  sources: z.array(sourceSchema).optional(),
})
export type Message = z.infer<typeof messageSchema>

/**
 * `voiceglow/{agentId}/convos/{id}`: one document a conversation, so that a turn is one read and one write. It
 * carries the newest messages; older ones move to `pages/{number}`.
 */
export const conversationSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  channel: z.enum(['widget', 'debugger']),
  /** True for the debugger's conversations, which the inbox leaves out. */
  isTest: z.boolean(),
  startedAt: z.int(),
  lastMessageAt: z.int(),
  messageCount: z.int().nonnegative(),
  /** Sums over the whole conversation. */
  costUnits: z.int().nonnegative(),
  tokens: z.int().nonnegative(),
  /** The newest message's beginning, for the list. */
  preview: z.string(),
  seen: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  page: z.string().default(''),
  window: z.array(messageSchema),
  /** Leases named by receipts in `window`; settlement finds them by this. */
  leases: z.array(z.string()).default([]),
  /** How many page documents there are. */
  pages: z.int().nonnegative().default(0),
})
export type Conversation = z.infer<typeof conversationSchema>

/** `voiceglow/{agentId}/convos/{id}/pages/{number}`: messages that left the window, oldest page first. */
export const conversationPageSchema = z.object({
  agentId: z.string(),
  ownerID: z.string(),
  number: z.int().nonnegative(),
  messages: z.array(messageSchema),
  leases: z.array(z.string()).default([]),
})
export type ConversationPage = z.infer<typeof conversationPageSchema>
