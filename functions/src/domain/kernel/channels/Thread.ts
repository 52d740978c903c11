import { z } from 'zod'
import { channelKinds } from '../../../shared/channels/channels.ts'
import { cardSchema, sentTemplateSchema } from '../../../shared/chat/conversation.ts'
import { texts as deliveryReasons, type DeliveryReason } from '../../../shared/channels/deliveryReasons.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'

/** Which chat of an agent: the name is a keyed hash of the vendor's, so that it tells nothing. */
export const threadRefSchema = z.strictObject({
  region: z.enum(regions),
  agentId: z.string().min(1).max(200),
  threadId: z.string().min(1).max(200),
})
export type ThreadRef = z.infer<typeof threadRefSchema>

/** A file that somebody has sent, still with its vendor. */
export const incomingFileSchema = z.object({
  /** As its vendor names it. */
  id: z.string(),
  name: z.string(),
  /** 0 where the vendor does not say. */
  bytes: z.int().nonnegative(),
  /** As its vendor says, such as `audio/ogg`; missing where it does not. */
  type: z.string().optional(),
  /** How long a recording is, as its vendor says. */
  seconds: z.number().nonnegative().optional(),
})
export type IncomingFile = z.infer<typeof incomingFileSchema>

/** A message as it came from a vendor, as far as we use it. */
export const incomingSchema = z.object({
  /** The vendor's id of the message, unique in its chat. */
  id: z.string(),
  /** When the vendor took it, in milliseconds since 1970. */
  at: z.int(),
  text: z.string().default(''),
  /** The chat was opened, and nothing said. */
  isStart: z.boolean().default(false),
  /** Its writer wants the conversation deleted. */
  isForget: z.boolean().default(false),
  /** Somebody of the account's own people has written it in the vendor's app: it is no question. */
  isFromTeam: z.boolean().default(false),
  /** The vendor told us what was said in the account's name, and not by whom: it may be a reply of ours. */
  isEcho: z.boolean().optional(),
  /** Another program of the account's owner has this chat for now: it is stored, and not answered. */
  isStandby: z.boolean().optional(),
  files: z.array(incomingFileSchema).default([]),
  /** A choice, a command, or the message itself, that the vendor waits for us to confirm. */
  choiceId: z.string().default(''),
  /** What the link says by which somebody has come (`readPersonProof`). */
  proof: z.string().default(''),
  name: z.string().default(''),
  /** As the vendor names it, such as `pt-br`; empty where it says none. */
  language: z.string().default(''),
  /** The advertisement or page that has led its writer here. */
  referrer: z.string().optional(),
})
export type Incoming = z.infer<typeof incomingSchema>

const deliveryReasonSchema = z.custom<DeliveryReason | ''>(
  (reason) => reason === '' || (typeof reason === 'string' && Object.hasOwn(deliveryReasons, reason)),
)

/** A file of ours on its way to somebody. `type`: what its bytes are. */
export const outgoingFileSchema = z.object({ name: z.string(), type: z.string(), url: z.string() })
export type OutgoingFile = z.infer<typeof outgoingFileSchema>

/** A message on its way out; it is deleted when its last part has been taken. */
export const outgoingSchema = z.object({
  /** Both empty for what stands in no conversation, such as the question for consent. */
  conversationId: z.string().default(''),
  messageId: z.string().default(''),
  /** The message's place in its conversation. */
  place: z.string().default(''),
  /** When it was said, in milliseconds since 1970: the order of delivery. */
  at: z.int(),
  text: z.string(),
  replies: z.array(z.string()).default([]),
  cards: z.array(cardSchema).default([]),
  template: sentTemplateSchema.optional(),
  files: z.array(outgoingFileSchema).default([]),
  /** A person has written it, not the agent. */
  isFromPerson: z.boolean().default(false),
  /** Somebody waits to hear what becomes of it (`tested`). */
  isTest: z.boolean().optional(),
  partsSent: z.int().nonnegative().default(0),
  /** How often sending the next part has failed in a row. */
  failures: z.int().nonnegative().default(0),
  /** By what the words of the part that is tried are known, where the vendor tells them again. */
  triedWords: z.string().default(''),
  /** Milliseconds since 1970: not tried before then. */
  notBefore: z.int().default(0),
})
export type Outgoing = z.infer<typeof outgoingSchema>

/** The newest choice or command, by which its vendor lets us answer for a while. */
export const openReplySchema = z.object({
  choiceId: z.string(),
  /** When it was made, in milliseconds since 1970. */
  at: z.int(),
  /** The key of the first part that was handed over since; empty for none. */
  partKey: z.string().default(''),
})
export type OpenReply = z.infer<typeof openReplySchema>

/**
 * `voiceglow/{agentId}/threads/{threadId}`: one chat on a channel, with what came and is not answered yet and
 * what is said and not delivered yet. Server only. One worker at a time holds its lease.
 */
export const threadSchema = z.object({
  agentId: z.string(),
  kind: z.enum(channelKinds),
  /** The account of ours that is written to, as its vendor names it. */
  account: z.string().default(''),
  /** Where replies go, as the vendor names it. */
  address: z.string().default(''),
  openReply: openReplySchema.nullable().default(null),
  /** Rises when the conversation was deleted, so that the next message begins another. */
  generation: z.int().nonnegative().default(0),
  incoming: z.record(z.string(), incomingSchema).default({}),
  outgoing: z.record(z.string(), outgoingSchema).default({}),
  /** The last test message that has ended; `reason`: why it was not taken, empty where it was. */
  tested: z.object({ key: z.string(), reason: deliveryReasonSchema }).optional(),
  /** Parts that the vendor has told by itself to have taken, by their hashed keys, with the time. */
  taken: z.record(z.string(), z.int()).default({}),
  /** Hashes of the words that were handed over last, where the vendor tells them again without a name. */
  said: z.array(z.string()).default([]),
  /** Keys of the last messages that were answered by themselves: such a one can be changed afterwards. */
  alone: z.array(z.string()).default([]),
  /** Keys of what was tried together: what has come since waits for the next turn. */
  tried: z.array(z.string()).default([]),
  /** When what stands in no conversation was said last, by its kind, in milliseconds since 1970. */
  told: z.record(z.string(), z.int()).default({}),
  /** What was changed or taken back while a worker was at it, by the message's key; no text for taken back. */
  amended: z.record(z.string(), z.object({ text: z.string().optional() })).default({}),
  /** Ids of what was dealt with, newest last: a vendor may repeat itself for days. */
  handled: z.array(z.string()).default([]),
  /** The last message of the conversation, which saves reading it. */
  lastMessageId: z.string().default(''),
  /** The version of the terms that its person has agreed to. */
  agreedTo: z.string().default(''),
  /** Its person's name in other apps, once he has proved it; empty before. */
  personId: z.string().default(''),
  /** What was written before that. */
  held: incomingSchema.nullable().default(null),
  leaseUntil: z.int().default(0),
  /** Which worker has it. */
  leaseOf: z.string().default(''),
  /** How often in a row what came could not be answered, and until when it is not tried again. */
  failures: z.int().nonnegative().default(0),
  notBefore: z.int().default(0),
  /** Something is to be done since then, in milliseconds since 1970; 0 for nothing. */
  dueAt: z.int().default(0),
  lastIncomingAt: z.int().default(0),
  /** When it goes by itself; null where it goes with its conversation. */
  expireAt: z.date().nullable().default(null),
})
export type Thread = z.infer<typeof threadSchema>

export const pathOfThread = ({ agentId, threadId }: ThreadRef) => paths.thread(agentId, threadId)
