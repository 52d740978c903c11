import { texts, type DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

/**
 * A vendor has not taken a message that somebody waits for. With the reason browsers get its key, too,
 * and say it in the person's language; words of the vendor's own stay as they are.
 */
export function messageFailed(reason: DeliveryReason | { words: string }): AppError {
  const values =
    typeof reason === 'string' ? { message: texts[reason], reason } : { message: reason.words, reason: '' }
  return new AppError('failed-precondition', { key: 'channelMessageFailed', values })
}
