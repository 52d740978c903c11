import type { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import type { failureTexts } from '@parley/functions/shared/widgetTexts/failureTexts'
import type { Failure } from '../../api.ts'
import type { Texts } from '../../chat/texts.ts'

/** Codes that mean the same to a visitor share a text. */
const sameAs = {
  unauthenticated: 'unavailable',
  'failed-precondition': 'unavailable',
  'permission-denied': 'not-found',
} as const

/** Returns the reason of a missing answer in the visitor's language. */
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
