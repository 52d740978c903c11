import { z } from 'zod'
import { channelKinds } from '../channels/channels.ts'
import { flowStateSchema } from '../flow/flowState.ts'
import { mostStoredSteps, storedStepSchema } from '../flow/storedStep.ts'
import { pendingToolSchema } from '../tools/toolRun.ts'
import { handoffStates, messageEvents } from './handoff.ts'
import { projectChoiceSchema } from '../models/projectChoice.ts'

/** What one answer cost and why; the proof behind every credit that leaves a lease. */
export const receiptSchema = z.object({
  /** The wallet's lease that paid. */
  lease: z.string(),
  /** Units of 1/10,000 credit. */
  amount: z.int().nonnegative(),
  model: z.string(),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  /** Those of the input that the vendor had in its cache; missing for none. */
  cachedTokens: z.int().nonnegative().optional(),
  /** What of the amount is the platform's fee for an answer by the workspace's own key; missing without one. */
  ownKeyFee: z.int().nonnegative().optional(),
  /** How many calls of models it is for, where it is more than one. */
  calls: z.int().positive().optional(),
  /** The price list that priced it. */
  rule: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** A passage that an answer rests on: its words lie in the agent's `passages/{passage}`. */
export const citationSchema = z.object({ id: z.string(), title: z.string(), passage: z.string() })
export type Citation = z.infer<typeof citationSchema>

/**
 * `voiceglow/{agentId}/passages/{id}`: a passage as it was when an answer first rested on it. The id is a
 * hash of its title and words, so that answers share it and it never changes.
 */
export const passageSchema = z.object({ title: z.string(), text: z.string(), url: z.string().optional() })
export type Passage = z.infer<typeof passageSchema>

/**
 * `text`: the beginning of what is written in it, for the model. `type`: what its bytes are, such as `image/png`;
 * missing on older ones.
 */
const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  sizeKB: z.number(),
  url: z.string(),
  text: z.string().default(''),
  type: z.string().optional(),
})

export const cardSchema = z.object({
  title: z.string().max(120),
  text: z.string().max(400).default(''),
  imageUrl: z.string().max(2000).default(''),
  label: z.string().max(60).default(''),
  link: z.string().max(2000).default(''),
  reply: z.string().max(300).default(''),
})

/** A template that its vendor has approved, with what stands for its variables, in their order. */
export const sentTemplateSchema = z.object({
  name: z.string(),
  language: z.string(),
  values: z.array(z.string()),
})

/** A message as it is stored; an answer carries its receipt and what it rests on. */
export const messageSchema = z.object({
  id: z.string(),
  /** `event`: a line such as "Ada has joined"; visitors see it too. */
  role: z.enum(['visitor', 'agent', 'operator', 'event']),
  event: z.enum(messageEvents).optional(),
  text: z.string(),
  at: z.int(),
  /** The operator's name, and his uid. */
  author: z.string().optional(),
  by: z.string().optional(),
  replies: z.array(z.string()).optional(),
  /** What stands behind the replies of a project. */
  choices: z.array(projectChoiceSchema).optional(),
  cards: z.array(cardSchema).optional(),
  form: z.string().optional(),
  files: z.array(fileSchema).optional(),
  isSpoken: z.boolean().optional(),
  feedback: z.object({ rating: z.enum(['up', 'down']), reason: z.string(), at: z.int() }).optional(),
  /** On an answer: the visitor's message it belongs to, which makes a repeat of that message harmless. */
  replyTo: z.string().optional(),
  receipt: receiptSchema.optional(),
  sources: z.array(citationSchema).optional(),
  /** Set when the agent's knowledge had nothing for the question. */
  unanswered: z.boolean().optional(),
  /** Set when the answer came from a corrected pair and no model was asked. */
  pair: z.string().optional(),
  /** Set on a reply that its channel did not take. `reason`: a key of `deliveryReasons`, or older words. */
  delivery: z.object({ state: z.literal('failed'), reason: z.string() }).optional(),
  /** Set on what a person has written in the channel's own app: it is there already. */
  isFromChannel: z.boolean().optional(),
  /** Set on what its writer has taken back in the channel's own app: its words are gone. */
  isTakenBack: z.boolean().optional(),
  /** Set on what was written by a template of the channel's; `text` are its words. */
  template: sentTemplateSchema.optional(),
  /** Set on a line that visitors are not shown. */
  isQuiet: z.boolean().optional(),
  /** Set on an answer of a flow: the nodes that it went through, the one that it ended in last. */
  path: z.array(z.string()).optional(),
  /** Calls of models and tools that an answer has taken, for its workspace. */
  steps: z.array(storedStepSchema).max(mostStoredSteps).optional(),
  /** What a person has put in the answer's place for the next time. */
  correction: z.string().optional(),
})
export type Message = z.infer<typeof messageSchema>

/** What the page or a form has told of a visitor. `verified`: the owner's server vouches for the id. */
export const visitorSchema = z.object({
  id: z.string().default(''),
  name: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  verified: z.boolean().default(false),
})
export type Visitor = z.infer<typeof visitorSchema>

/** Stored by place, so that a turn writes its own messages alone; read as a list in their order. */
const windowSchema = z.record(z.string(), messageSchema).transform((byPlace) =>
  Object.entries(byPlace)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, message]) => message),
)

/**
 * `voiceglow/{agentId}/convos/{id}`: one document a conversation, so that a turn is one read and one write.
 * It carries the newest messages; older ones move to `pages/{number}`.
 */
export const conversationSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  channel: z.enum(['widget', 'debugger', ...channelKinds]),
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
  /** Written by browsers, and rules cannot look into a list: what is none counts as empty. */
  tags: z.array(z.string()).default([]).catch([]),
  state: z.enum(handoffStates).default('bot'),
  /** Unix milliseconds since which the visitor waits for a person; 0 when he does not. */
  waitingSince: z.int().nonnegative().default(0),
  /** Who looks after it; both empty when nobody does. */
  assigneeUid: z.string().default(''),
  assigneeName: z.string().default(''),
  /** Shared by all conversations of one browser. */
  visitorId: z.string().default(''),
  /** Who it is in all the apps that he has proved to use; empty where that is `visitorId`. */
  personId: z.string().default(''),
  visitor: visitorSchema.prefault({}),
  /** When a person was first asked for or joined, and when an answer was first rated down; 0 for never. */
  handedOverAt: z.int().nonnegative().default(0),
  ratedDownAt: z.int().nonnegative().default(0),
  /** The newest question that the agent's knowledge had nothing for, and when it was asked; 0 for none. */
  unansweredAt: z.int().nonnegative().default(0),
  unansweredQuestion: z.string().default(''),
  /** The one that was dealt with before, in case that is taken back. */
  settledQuestion: z.string().default(''),
  /** Where it is in the agent's flow. */
  flow: flowStateSchema.nullable().default(null),
  /** What waits for the visitor's word before it runs. */
  pendingTool: pendingToolSchema.nullable().default(null),
  isBlocked: z.boolean().default(false),
  language: z.string().default(''),
  /** The browser's, an IANA name. */
  timeZone: z.string().default(''),
  page: z.string().default(''),
  referrer: z.string().default(''),
  browser: z.string().default(''),
  platform: z.string().default(''),
  /** Two letters; only when the agent's owner has switched it on. */
  country: z.string().default(''),
  consent: z.object({ version: z.string(), text: z.string(), at: z.int() }).nullable().default(null),
  /** Words of the visitor, for the search. */
  terms: z.array(z.string()).default([]),
  /** The newest messages, in order; the last one is number `messageCount`. */
  window: windowSchema,
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
