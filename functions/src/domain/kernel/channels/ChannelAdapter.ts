import type { ChannelKind } from '../../../shared/channels/channels.ts'
import { texts, type DeliveryReason } from '../../../shared/channels/deliveryReasons.ts'
import type { OpenReply, Outgoing, ThreadRef } from './Thread.ts'

/** The person a reply goes to, as his channel names him. */
export interface Recipient extends ThreadRef {
  account: string
  address: string
  /** When he has written last, in milliseconds since 1970; 0 for never. */
  lastIncomingAt: number
  /** What he waits for an answer to, on a channel that opens an answer for each choice or command. */
  openReply?: OpenReply | null
}

/** The vendor is busy: the same part is tried again after so many milliseconds. */
export class TryLater extends Error {
  readonly afterMs: number
  constructor(afterMs: number) {
    super('The channel asks to wait')
    this.afterMs = afterMs
  }
}

/** The vendor will never take this part. */
export class Undeliverable extends Error {
  readonly reason: DeliveryReason
  constructor(reason: DeliveryReason) {
    super(texts[reason])
    this.reason = reason
  }
}

export type Sayable = Pick<Outgoing, 'text' | 'replies' | 'cards' | 'template'> &
  Partial<Pick<Outgoing, 'files' | 'isFromPerson'>>

/** How replies reach people on a channel whose app does not fetch them from us. */
export interface ChannelAdapter<Part = unknown> {
  /** A message in the vendor's own form, split as the vendor counts; always the same for the same message. */
  partsOf(message: Sayable): Part[] | Promise<Part[]>
  /**
   * Hands one part over. `key` is the same whenever that part is sent again. Throws `TryLater` or
   * `Undeliverable`; anything else leaves open whether it arrived, and is tried again.
   */
  send(recipient: Recipient, part: Part, key: string): Promise<void>
  /** How often a part is handed over whose end is not known: twice where the vendor cannot tell a repeat. */
  readonly mostTries: number
  /**
   * How long the vendor may take to tell by itself that it has taken a part (`noteMark`), in milliseconds: so
   * long a part whose end is not known is not sent again. Missing where it tells nothing.
   */
  readonly proofMs?: number
  /** How long after a person's last message the vendor takes an answer, in milliseconds; missing for always. */
  readonly windowMs?: number
  /**
   * The words of a part, where the vendor tells us all that was said in the account's name, without saying by
   * whom (`isEcho`): by them a reply of ours is known.
   */
  wordsOf?(part: Part): string
  /** What a person who writes for the first time is called; empty where it is not known. Never throws. */
  nameOf?(recipient: Recipient): Promise<string>
  /** Whether the vendor opens an answer for each choice or command, which is told as `openReply` then. */
  readonly opensReplies?: true
  /** Whether the account is still this agent's; false where what came for it is dropped. */
  isConnected(recipient: Recipient): Promise<boolean>
  /** What somebody has sent; undefined where it is longer than so many bytes, or gone. */
  readFile?(recipient: Recipient, fileId: string, mostBytes: number): Promise<Buffer | undefined>
  /** Shows the person that an answer is being written, and that his choice was taken. Never throws. */
  showWork(recipient: Recipient, choiceIds: readonly string[]): Promise<void>
}

/** The channels that need to be delivered to; the website's visitors fetch what is said to them. */
export type ChannelAdapters = Partial<Record<ChannelKind, ChannelAdapter>>
