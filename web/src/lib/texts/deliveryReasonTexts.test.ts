import { expect, it } from 'vitest'
import { deliveryReasonText } from './deliveryReasonTexts.ts'

it('deliveryReasonText says a reason by its key, and the words of an older message as they are', () => {
  expect(deliveryReasonText('tooLate')).toBe('It could not be delivered in time.')
  const words = 'The bot is gone. {Nobody} knows why.'
  expect(deliveryReasonText(words)).toBe(words)
})
