import { z } from 'zod'
import { channelKinds } from '../channels/channels.ts'
import { flowStateSchema } from '../flow/flowState.ts'
import { maxStoredSteps, storedStepSchema } from '../flow/storedStep.ts'
import { pendingToolSchema } from '../tools/toolRun.ts'
import { handoffStates, messageEvents } from './handoff.ts'
import { projectChoiceSchema } from '../models/projectChoice.ts'

/** The cost of one answer and its calculation; the proof of every credit that leaves a lease. */
export const receiptSchema = z.object({
  /** The wallet's lease that paid for the answer. */
  lease: z.string(),
  /** Units of 1/10,000 credit. */
  amount: z.int().nonnegative(),
  model: z.string(),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  /** Input tokens that the vendor had cached; missing for none. */
  cachedTokens: z.int().nonnegative().optional(),
  /**
   * The part of the amount that is the platform's fee for an answer with the workspace's own key; missing
   * without one.
   */
  ownKeyFee: z.int().nonnegative().optional(),
  /**
   * The price that the client of an agency has paid for the amount, in micro-dollars; missing when the
   * workspace pays.
   */
  price: z.int().nonnegative().optional(),
  /**
   * The part of the amount that returns to the agency, because it charges a factor; missing for none. The
   * rest of the amount is what the answer costs the agency.
   */
  markup: z.int().positive().optional(),
  /** The number of model calls that it covers, if more than one. */
  calls: z.int().positive().optional(),
  /** The price list that the amount was calculated with. */
  rule: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** A passage that an answer cites; its text is in the agent's `passages/{passage}`. */
export const citationSchema = z.object({ id: z.string(), title: z.string(), passage: z.string() })
export type Citation = z.infer<typeof citationSchema>

/**
 * `voiceglow/{agentId}/passages/{id}`: a passage when an answer first cited it. The id is a hash of title and
 * text, so answers share it and it never changes.
 */
export const passageSchema = z.object({ title: z.string(), text: z.string(), url: z.string().optional() })
export type Passage = z.infer<typeof passageSchema>

/**
 * `text`: the beginning of the file's text, for the model. `type`: the content type found from its bytes,
 * such as `image/png`; missing on older files.
 */
const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  sizeKB: z.number(),
  url: z.string(),
  text: z.string().default(''),
  type: z.string().optional(),
})

export const chatCardSchema = z.object({
  title: z.string().max(120),
  text: z.string().max(400).default(''),
  imageUrl: z.string().max(2000).default(''),
  label: z.string().max(60).default(''),
  link: z.string().max(2000).default(''),
  reply: z.string().max(300).default(''),
})

/** A template that its vendor has approved, with the values of its variables in order. */
export const sentTemplateSchema = z.object({
  name: z.string(),
  language: z.string(),
  values: z.array(z.string()),
})

/** A stored message; an answer also holds its receipt and its citations. */
export const messageSchema = z.object({
  id: z.string(),
  /** `event`: a line such as "Ada has joined", which visitors see too. */
  role: z.enum(['visitor', 'agent', 'operator', 'event']),
  event: z.enum(messageEvents).optional(),
  text: z.string(),
  at: z.int(),
  /** The operator's name. */
  author: z.string().optional(),
  /** The operator's uid. */
  by: z.string().optional(),
  replies: z.array(z.string()).optional(),
  /** The project's requests behind the suggested replies. */
  choices: z.array(projectChoiceSchema).optional(),
  cards: z.array(chatCardSchema).optional(),
  form: z.string().optional(),
  files: z.array(fileSchema).optional(),
  isSpoken: z.boolean().optional(),
  feedback: z.object({ rating: z.enum(['up', 'down']), reason: z.string(), at: z.int() }).optional(),
  /** For an answer: the id of the visitor's message, which makes a retry of that message harmless. */
  replyTo: z.string().optional(),
  receipt: receiptSchema.optional(),
  sources: z.array(citationSchema).optional(),
  /** True when the agent's knowledge had nothing for the question. */
  unanswered: z.boolean().optional(),
  /** The corrected pair that gave the answer, without a model. */
  pair: z.string().optional(),
  /** Set on a reply that its channel rejected. `reason`: a key of `deliveryReasons`, or an older text. */
  delivery: z.object({ state: z.literal('failed'), reason: z.string() }).optional(),
  /** Set on a message that a person wrote in the channel's own app, where it need not be delivered. */
  isFromChannel: z.boolean().optional(),
  /** Set on a message that its author deleted in the channel's own app; its text is deleted too. */
  isTakenBack: z.boolean().optional(),
  /** Set on a message that was sent as a template; `text` is the filled template. */
  template: sentTemplateSchema.optional(),
  /** Set on a line that visitors do not see. */
  isQuiet: z.boolean().optional(),
  /** Set on an answer of a flow: the nodes that it visited, the last one at the end. */
  path: z.array(z.string()).optional(),
  /** The model and tool calls of an answer, shown to its workspace. */
  steps: z.array(storedStepSchema).max(maxStoredSteps).optional(),
  /** The receipt and the steps of a stored message, encrypted: only the functions open them, for members. */
  sealed: z.string().optional(),
  /** The answer that a person has given for the next time. */
  correction: z.string().optional(),
})
export type Message = z.infer<typeof messageSchema>

/**
 * The visitor's details from the page or a form. `verified`: the owner's server has signed the id, and only the
 * id; the other fields are claims.
 */
export const visitorSchema = z.object({
  id: z.string().default(''),
  name: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  verified: z.boolean().default(false),
})
export type Visitor = z.infer<typeof visitorSchema>

/** Stored by position, so that a turn writes its own messages alone; parsed to a list in this order. */
const windowSchema = z.record(z.string(), messageSchema).transform((byPlace) =>
  Object.entries(byPlace)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, message]) => message),
)

/**
 * `voiceglow/{agentId}/convos/{id}`: one document a conversation, so that a turn needs one read and one
 * write. It holds the newest messages; older ones move to `pages/{number}`.
 */
export const conversationSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  channel: z.enum(['widget', 'debugger', ...channelKinds]),
  /** True for conversations of the debugger, which the inbox leaves out. */
  isTest: z.boolean(),
  startedAt: z.int(),
  lastMessageAt: z.int(),
  messageCount: z.int().nonnegative(),
  /** Sums over the whole conversation; stored only encrypted, in `sealedTotals`. */
  costUnits: z.int().nonnegative().default(0),
  tokens: z.int().nonnegative().default(0),
  /** Both sums of a stored conversation, encrypted like the receipts. */
  sealedTotals: z.string().default(''),
  /** The beginning of the newest message, for lists. */
  preview: z.string(),
  seen: z.boolean().default(false),
  /** Written by browsers, and rules cannot check a list's entries: a malformed value parses as empty. */
  tags: z.array(z.string()).default([]).catch([]),
  state: z.enum(handoffStates).default('bot'),
  /** Since when the visitor waits for a person, in Unix milliseconds; 0 if they do not. */
  waitingSince: z.int().nonnegative().default(0),
  /** The assigned operator; both empty for none. */
  assigneeUid: z.string().default(''),
  assigneeName: z.string().default(''),
  /** Common to all conversations of one browser. */
  visitorId: z.string().default(''),
  /** The person's id over all apps that they have linked; empty if it equals `visitorId`. */
  personId: z.string().default(''),
  visitor: visitorSchema.prefault({}),
  /**
   * When the agent first answered, when a person was first requested or joined, and when an answer was first
   * rated up and down; 0 for never.
   */
  answeredAt: z.int().nonnegative().default(0),
  handedOverAt: z.int().nonnegative().default(0),
  ratedUpAt: z.int().nonnegative().default(0),
  ratedDownAt: z.int().nonnegative().default(0),
  /** The newest question without knowledge, and when it was asked; 0 for none. */
  unansweredAt: z.int().nonnegative().default(0),
  unansweredQuestion: z.string().default(''),
  /** The question that was settled before, for an undo, and how it was settled; empty for none. */
  settledQuestion: z.string().default(''),
  settledAs: z.enum(['', 'taught', 'dismissed']).default(''),
  /** The position in the agent's flow. */
  flow: flowStateSchema.nullable().default(null),
  /** The tool run that waits for the visitor's confirmation. */
  pendingTool: pendingToolSchema.nullable().default(null),
  isBlocked: z.boolean().default(false),
  language: z.string().default(''),
  /** The browser's time zone as an IANA name. */
  timeZone: z.string().default(''),
  page: z.string().default(''),
  referrer: z.string().default(''),
  browser: z.string().default(''),
  platform: z.string().default(''),
  /** Two letters; only if the agent's owner has enabled it. */
  country: z.string().default(''),
  consent: z.object({ version: z.string(), text: z.string(), at: z.int() }).nullable().default(null),
  /** Words of the visitor's messages, for the search. */
  terms: z.array(z.string()).default([]),
  /** The newest messages in order; the last one is number `messageCount`. */
  window: windowSchema,
  /**
   * Leases named by the receipts in `window`, in plain because the settlement of a lease queries this field.
   * Their ids are random, and no browser reads a lease: clients learn only which answers shared one.
   */
  leases: z.array(z.string()).default([]),
  /** The number of page documents. */
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
