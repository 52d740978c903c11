import type { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import type { failureTexts } from '@parley/functions/shared/widgetTexts/failureTexts'
import type { Failure } from '../../api.ts'
import type { Texts } from '../../chat/texts.ts'

/** What is the same to a visitor has one text. */
const sameAs = {
  unauthenticated: 'unavailable',
  'failed-precondition': 'unavailable',
  'permission-denied': 'not-found',
} as const

/** Why there is no answer, in the visitor's words. */
export function failureText(
  code: Failure['code'],
  texts: typeof failureTexts & typeof coreTexts & Texts,
): string {
  switch (code) {
    case 'unauthenticated':
    case 'failed-precondition':
    case 'permission-denied':
      return texts[sameAs[code]]
    default:
      return texts[code]
  }
}
