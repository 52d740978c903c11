import { z } from 'zod'
import { channelKinds } from '../../../shared/channels/channels.ts'
import { chatCardSchema, sentTemplateSchema } from '../../../shared/chat/conversation.ts'
import { texts as deliveryReasons, type DeliveryReason } from '../../../shared/channels/deliveryReasons.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'

/** One chat of an agent. The id is a keyed hash of the vendor's id, so that it reveals nothing. */
export const threadRefSchema = z.strictObject({
  region: z.enum(regions),
  agentId: z.string().min(1).max(200),
  threadId: z.string().min(1).max(200),
})
export type ThreadRef = z.infer<typeof threadRefSchema>

/** A file that a person sent, which is still at the vendor. */
export const incomingFileSchema = z.object({
  /** The vendor's id of the file. */
  id: z.string(),
  name: z.string(),
  /** 0 when the vendor does not give a size. */
  bytes: z.int().nonnegative(),
  /** The vendor's media type, such as `audio/ogg`; missing when it gives none. */
  type: z.string().optional(),
  /** The length of a recording, as the vendor reports it. */
  seconds: z.number().nonnegative().optional(),
})
export type IncomingFile = z.infer<typeof incomingFileSchema>

/** A message from a vendor, with the fields that we use. */
export const incomingSchema = z.object({
  /** The vendor's id of the message, unique in its chat. */
  id: z.string(),
  /** The time at which the vendor received it, in milliseconds since 1970. */
  at: z.int(),
  text: z.string().default(''),
  /** The person opened the chat and wrote nothing. */
  isStart: z.boolean().default(false),
  /** The person asks for the deletion of the conversation. */
  isForget: z.boolean().default(false),
  /** A person of the account's owner wrote it in the vendor's app: it needs no answer. */
  isFromTeam: z.boolean().default(false),
  /** The vendor reports a message from the account without its author: it may be our own reply. */
  isEcho: z.boolean().optional(),
  /**
   * Another program of the account's owner handles this chat for now: the message is stored and not answered.
   */
  isStandby: z.boolean().optional(),
  files: z.array(incomingFileSchema).default([]),
  /** The id of a choice, a command or the message itself that the vendor expects us to confirm. */
  choiceId: z.string().default(''),
  /**
   * The tag of the message whose button was tapped (`choiceTagOf`); empty for a button without one, missing for
   * what is no tap.
   */
  choiceOf: z.string().optional(),
  /** The proof in the link that brought the person here (`readPersonProof`). */
  proof: z.string().default(''),
  name: z.string().default(''),
  /** The vendor's language code, such as `pt-br`; empty when it gives none. */
  language: z.string().default(''),
  /** The advertisement or page that led the person here. */
  referrer: z.string().optional(),
})
export type Incoming = z.infer<typeof incomingSchema>

const deliveryReasonSchema = z.custom<DeliveryReason | ''>(
  (reason) => reason === '' || (typeof reason === 'string' && Object.hasOwn(deliveryReasons, reason)),
)

/** An attachment of a reply. `type`: the media type of its bytes. */
export const outgoingFileSchema = z.object({ name: z.string(), type: z.string(), url: z.string() })
export type OutgoingFile = z.infer<typeof outgoingFileSchema>

/** A message to deliver; it is deleted when the vendor has taken its last part. */
export const outgoingSchema = z.object({
  /** Both are empty for a message outside the conversation, such as the question for consent. */
  conversationId: z.string().default(''),
  messageId: z.string().default(''),
  /** The message's position in its conversation. */
  place: z.string().default(''),
  /** The time of the message, in milliseconds since 1970: the order of delivery. */
  at: z.int(),
  text: z.string(),
  replies: z.array(z.string()).default([]),
  cards: z.array(chatCardSchema).default([]),
  template: sentTemplateSchema.optional(),
  files: z.array(outgoingFileSchema).default([]),
  /** An operator wrote it, not the agent. */
  isFromPerson: z.boolean().default(false),
  /** A test message, whose result a person waits for (`tested`). */
  isTest: z.boolean().optional(),
  partsSent: z.int().nonnegative().default(0),
  /** The number of failures in a row to send the next part. */
  failures: z.int().nonnegative().default(0),
  /** The hash that identifies the text of the current part, where the vendor reports texts back to us. */
  triedWords: z.string().default(''),
  /** Milliseconds since 1970: not sent before then. */
  notBefore: z.int().default(0),
})
export type Outgoing = z.infer<typeof outgoingSchema>

/** The newest choice or command, which the vendor lets us answer for a while. */
export const openReplySchema = z.object({
  choiceId: z.string(),
  /** The time of the choice, in milliseconds since 1970. */
  at: z.int(),
  /** The key of the first part that was sent since; empty for none. */
  partKey: z.string().default(''),
})
export type OpenReply = z.infer<typeof openReplySchema>

/**
 * `voiceglow/{agentId}/threads/{threadId}`: one chat on a channel, with unanswered messages and undelivered
 * replies. Server only. One worker at a time holds its lease.
 */
export const threadSchema = z.object({
  agentId: z.string(),
  kind: z.enum(channelKinds),
  /** The vendor's id of our account that received the message. */
  account: z.string().default(''),
  /** The vendor's id for the receiver of replies. */
  address: z.string().default(''),
  openReply: openReplySchema.nullable().default(null),
  /** Increases when the conversation is deleted, so that the next message creates another. */
  generation: z.int().nonnegative().default(0),
  incoming: z.record(z.string(), incomingSchema).default({}),
  outgoing: z.record(z.string(), outgoingSchema).default({}),
  /** The last test message that ended. `reason`: why the vendor refused it, empty for success. */
  tested: z.object({ key: z.string(), reason: deliveryReasonSchema }).optional(),
  /** Parts that the vendor confirmed by itself: the time by hashed key. */
  taken: z.record(z.string(), z.int()).default({}),
  /** Hashes of the texts that were sent last, where the vendor reports texts without an author. */
  said: z.array(z.string()).default([]),
  /** Keys of the last messages that were answered alone: such a message can still be edited. */
  alone: z.array(z.string()).default([]),
  /** Keys of the messages in the current try: newer ones wait for the next turn. */
  tried: z.array(z.string()).default([]),
  /** The time of the last message outside the conversation, by its kind, in milliseconds since 1970. */
  told: z.record(z.string(), z.int()).default({}),
  /** Messages that were edited or deleted while a worker answered them, by key; no text means deleted. */
  amended: z.record(z.string(), z.object({ text: z.string().optional() })).default({}),
  /** Ids of handled messages, newest last: a vendor may repeat itself for days. */
  handled: z.array(z.string()).default([]),
  /** The last message of the conversation, stored here to save reading the conversation. */
  lastMessageId: z.string().default(''),
  /** The version of the terms that the person agreed to. */
  agreedTo: z.string().default(''),
  /** The person's id across apps, once proved; empty before. */
  personId: z.string().default(''),
  /** The message that was written before the proof. */
  held: incomingSchema.nullable().default(null),
  leaseUntil: z.int().default(0),
  /** The worker that holds the lease. */
  leaseOf: z.string().default(''),
  /** The number of failures in a row to answer, and the time before which no new try starts. */
  failures: z.int().nonnegative().default(0),
  notBefore: z.int().default(0),
  /** The time since which there is work, in milliseconds since 1970; 0 for none. */
  dueAt: z.int().default(0),
  lastIncomingAt: z.int().default(0),
  /** The time of deletion; null when the thread is deleted with its conversation. */
  expireAt: z.date().nullable().default(null),
})
export type Thread = z.infer<typeof threadSchema>

export const pathOfThread = ({ agentId, threadId }: ThreadRef) => paths.thread(agentId, threadId)
