import { expect, it } from 'vitest'
import { sayDeliveryReason } from './deliveryReasonTexts.ts'

it('sayDeliveryReason says a reason by its key, and the words of an older message as they are', () => {
  expect(sayDeliveryReason('tooLate')).toBe('It could not be delivered in time.')
  const words = 'The bot is gone. {Nobody} knows why.'
  expect(sayDeliveryReason(words)).toBe(words)
})
