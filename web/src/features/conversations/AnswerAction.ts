import type { Message } from '@parley/functions/shared/chat/conversation'

/** What an operator does with an answer. */
export interface AnswerAction {
  kind: 'correct' | 'saveTest'
  question: string
  answer: Message
}
