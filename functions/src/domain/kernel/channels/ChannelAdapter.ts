import type { ChannelKind } from '../../../shared/channels/channels.ts'
import { texts, type DeliveryReason } from '../../../shared/channels/deliveryReasons.ts'
import type { OpenReply, Outgoing, ThreadRef } from './Thread.ts'

/** The person who receives a reply, by the ids of their channel. */
export interface Recipient extends ThreadRef {
  account: string
  address: string
  /** The time of their last message, in milliseconds since 1970; 0 for never. */
  lastIncomingAt: number
  /** Their open choice or command, on a channel that takes an answer for each. */
  openReply?: OpenReply | null
}

/** The vendor is busy: the same part is sent again after `afterMs` milliseconds. */
export class TryLater extends Error {
  readonly afterMs: number
  constructor(afterMs: number) {
    super('The channel asks to wait')
    this.afterMs = afterMs
  }
}

/** The vendor refuses this part permanently. */
export class Undeliverable extends Error {
  readonly reason: DeliveryReason
  constructor(reason: DeliveryReason) {
    super(texts[reason])
    this.reason = reason
  }
}

export type ReplyContent = Pick<Outgoing, 'text' | 'replies' | 'cards' | 'template'> &
  Partial<Pick<Outgoing, 'files' | 'isFromPerson' | 'messageId'>>

/** Delivers replies on a channel whose app does not fetch them from us. */
export interface ChannelAdapter<Part = unknown> {
  /** Splits a message into parts in the vendor's format. The same message always gives the same parts. */
  partsOf(message: ReplyContent): Part[] | Promise<Part[]>
  /**
   * Sends one part. `key` is the same for every repetition of the part. Throws `TryLater` or `Undeliverable`;
   * after any other error it is unknown whether the part arrived, and it is sent again.
   */
  send(recipient: Recipient, part: Part, key: string): Promise<void>
  /**
   * The number of times that a part with an unknown result is sent: 2 where the vendor cannot recognise a
   * repetition.
   */
  readonly maxTries: number
  /**
   * The time within which the vendor confirms a part by itself (`storeMark`), in milliseconds. A part with an
   * unknown result is not sent again before. Missing for a vendor that sends no confirmations.
   */
  readonly proofMs?: number
  /**
   * The time after a person's last message in which the vendor takes an answer, in milliseconds; missing for
   * no limit.
   */
  readonly windowMs?: number
  /**
   * Returns the text of a part, where the vendor reports everything that was written from the account without
   * its author (`isEcho`). Our own replies are recognised by this text.
   */
  wordsOf?(part: Part): string
  /** Returns the name of a person who writes for the first time; empty when it is unknown. Never throws. */
  nameOf?(recipient: Recipient): Promise<string>
  /** Whether the vendor takes one answer for each choice or command; these are passed as `openReply`. */
  readonly opensReplies?: true
  /** Returns whether the account is still connected to this agent; if not, its messages are dropped. */
  isConnected(recipient: Recipient): Promise<boolean>
  /** Returns a file that a person sent; undefined when it is larger than the limit, or deleted. */
  readFile?(recipient: Recipient, fileId: string, maxBytes: number): Promise<Buffer | undefined>
  /** Shows the person that an answer is being written and that their choice was received. Never throws. */
  showWork(recipient: Recipient, choiceIds: readonly string[]): Promise<void>
}

/** Adapters by channel. The website has none: its visitors fetch their answers. */
export type ChannelAdapters = Partial<Record<ChannelKind, ChannelAdapter>>
