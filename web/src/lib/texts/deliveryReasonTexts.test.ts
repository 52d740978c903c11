import { describe, expect, it } from 'vitest'
import { deliveryReasonText } from './deliveryReasonTexts.ts'

describe('deliveryReasonText', () => {
  it('says a reason by its key, and the words of an older message as they are', () => {
    expect(deliveryReasonText('tooLate')).toBe('It could not be delivered in time.')
    const words = 'The bot is gone. {Nobody} knows why.'
    expect(deliveryReasonText(words)).toBe(words)
  })
})
