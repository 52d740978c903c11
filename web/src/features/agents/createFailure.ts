import { toCallError } from '../../lib/errors.ts'
import { t } from './texts.ts'

/** Why no agent was made, in the words of the specification (A§5, A§8). */
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
