import { texts, type DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

/**
 * Returns the error for a message that a vendor refused while a person waits for it. Browsers get the key of
 * a known reason and translate it; the vendor's own words stay as they are.
 */
export function messageFailed(reason: DeliveryReason | { words: string }): AppError {
  const values =
    typeof reason === 'string' ? { message: texts[reason], reason } : { message: reason.words, reason: '' }
  return new AppError('failed-precondition', { key: 'channelMessageFailed', values })
}
