import { toCallError } from '../../../lib/errors.ts'
import { t } from '../texts.ts'

/** Returns the reason why no agent was created, as a sentence. */
export function createFailure(error: unknown): string {
  const { code, message } = toCallError(error)
  switch (code) {
    case 'unauthenticated':
      return t('agentCreateLogin')
    case 'unavailable':
      return t('agentCreateUnanswered', { reason: message })
    case 'internal':
      return t('agentCreateFailed', { message })
    default:
      return t('agentCreateRefused', { message })
  }
}
