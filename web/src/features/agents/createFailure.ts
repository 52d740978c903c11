import { texts } from '@parley/functions/shared/texts'
import { toCallError } from '../../lib/errors.ts'

/** Why no agent was made, in the words of the specification (A§5, A§8). */
export function createFailure(error: unknown): string {
  const { code, message } = toCallError(error)
  switch (code) {
    case 'unauthenticated':
      return texts.agentCreateLogin
    case 'unavailable':
      return texts.agentCreateUnanswered(message)
    case 'internal':
      return texts.agentCreateFailed(message)
    default:
      return texts.agentCreateRefused(message)
  }
}
