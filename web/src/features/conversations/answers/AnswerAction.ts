import type { Message } from '@parley/functions/shared/chat/conversation'

/** An operator's action on an answer. */
export interface AnswerAction {
  kind: 'correct' | 'saveTest'
  question: string
  answer: Message
}
