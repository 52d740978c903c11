import type { Receipt } from '../../../../shared/chat/conversation.ts'
import { transcriptionModel } from '../../../../shared/chat/transcription.ts'
import type { TurnEvent } from '../../../../shared/widget/widgetApi.ts'
import { loadCatalogue } from '../../../billing/catalogue/loadCatalogue.ts'
import type { ConversationStore } from '../../conversations/ConversationStore.ts'
import type { CreditHold } from '../../../billing/overage/CreditBook.ts'
import type { LeaseBooks } from '../../../billing/credits/LeaseBooks.ts'
import { priceFor } from '../../../billing/credits/priceFor.ts'
import { noneWithoutCredit } from '../../../billing/credits/noneWithoutCredit.ts'
import { usageRow } from '../../../billing/credits/receiptsOfLease.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import {
  transcribeVoiceNotes,
  maxVoiceSeconds,
  type Transcribed,
  type VoiceSource,
} from '../files/transcribeVoiceNotes.ts'
import type { Sender } from '../Inbound.ts'
import type { Incoming } from '../../../kernel/channels/Thread.ts'

export interface TranscribeNeeds {
  ports: Pick<Ports, 'now' | 'transcribe'>
  books: LeaseBooks
  conversations: ConversationStore
}

/** The payment for a transcription; its receipt is stored with the message. */
interface VoicePayment {
  hold: CreditHold
  receipt: Receipt
}

export type PaidTranscript = Transcribed & { payment?: VoicePayment }

interface Payer {
  sender: Sender
  /** Id of the wallet that pays. */
  wallet: string
}

/**
 * Transcribes voice notes for credit that is held first; notes without words cost nothing. Throws AppError
 * 'out-of-credits'. The caller must end a payment with `endPayment`.
 */
export async function transcribePaid(
  { ports, books }: TranscribeNeeds,
  { sender, wallet }: Payer,
  question: Incoming,
  source: VoiceSource,
): Promise<PaidTranscript> {
  const { transcriptionUnitsPerMinute: price, version } = await loadCatalogue(ports.now())
  const book = books.of({ region: sender.region, wallet })
  const maxUnits = unitsOf(price, maxVoiceSeconds(question))
  const kind = 'voiceNotes'
  const bound = await book.hold({ wanted: maxUnits, least: maxUnits, kind })
  const transcript = await transcribeVoiceNotes(ports, question, source).finally(() => book.release(bound))
  if (transcript.seconds === 0) return transcript
  const amount = Math.min(maxUnits, unitsOf(price, transcript.seconds))
  // The answer needs the rest of the hold. Its lease lasts until the message is stored.
  const hold = await book.hold({ wanted: amount, least: amount, kind }).catch(noneWithoutCredit)
  // Other requests have spent all credit in the meantime: the transcription is free then.
  if (!hold) return transcript
  const receipt = {
    lease: hold.lease,
    ...priceFor(hold, amount),
    rule: `catalogue-${version}`,
    model: transcriptionModel,
    inputTokens: 0,
    outputTokens: 0,
  }
  return { ...transcript, payment: { hold, receipt } }
}

function unitsOf(perMinute: number, seconds: number): number {
  return Math.ceil((perMinute * seconds) / 60)
}

/** The result of a message. `mayBeStored`: storing was tried, whatever the event says. */
interface MessageResult {
  event: TurnEvent | undefined
  mayBeStored: boolean
}

/**
 * Charges a transcription with its message: releases the hold when nothing was stored, abandons it when
 * that is unknown.
 */
export async function endPayment(
  { books, conversations }: TranscribeNeeds,
  { sender, wallet }: Payer,
  messageId: string,
  { hold }: VoicePayment,
  { event, mayBeStored }: MessageResult,
): Promise<void> {
  const book = books.of({ region: sender.region, wallet })
  if (!mayBeStored) return book.release(hold)
  // The stored receipt settles it when the lease ends.
  if (event?.type !== 'done' && event?.type !== 'stored') return book.abandon(hold)
  const stored = await conversations.open(sender, event.message.id).catch(() => undefined)
  if (!stored) return book.abandon(hold)
  const message = stored.data.window.find(({ id }) => id === messageId)
  // The message was stored and paid earlier.
  if (message?.receipt?.lease !== hold.lease) return book.release(hold)
  book.settle(hold, usageRow(message, message.receipt, sender.agentId, sender.conversationId))
}
