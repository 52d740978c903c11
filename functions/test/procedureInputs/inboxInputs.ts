import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of the inbox. */
export function inboxInputs({ region, agentId }: TenantIds): Record<CallablesOf<'inbox'>, object> {
  const agent = { region, agentId }
  return {
    replayStep: {
      ...agent,
      conversationId: 'conversation1',
      messageId: 'message1',
      model: 'gpt-4o',
      instructions: 'X',
      usesKnowledge: false,
      results: [],
    },
    changeConversationState: { ...agent, conversationId: 'conversation1', event: 'takeOver' },
    sendOperatorReply: { ...agent, conversationId: 'conversation1', text: 'Hello', attemptId: randomUUID() },
    assignConversation: { ...agent, conversationId: 'conversation1', uid: '' },
    blockVisitor: { ...agent, conversationId: 'conversation1', isBlocked: true },
    emailTranscript: { ...agent, conversationId: 'conversation1', to: 'somebody@example.com' },
    exportConversations: { ...agent, filter: {} },
    readAgentActivity: { region, agentId },
    openAnswerPrices: { ...agent, conversationId: 'conversation1', answers: [] },
    openAnswerCosts: { ...agent, conversationId: 'conversation1', answers: [] },
    correctAnswer: { ...agent, conversationId: 'conversation1', messageId: 'message1', answer: 'So it is.' },
    saveTest: { ...agent, question: 'What?', expected: 'This.', expects: { contains: ['This'] } },
    runTests: agent,
    readTestTools: agent,
    searchKnowledge: { ...agent, question: 'When do you open?' },
    reviewKnowledge: agent,
    teachAnswer: { ...agent, question: 'When do you open?', answer: 'At nine.' },
    dismissUnanswered: { ...agent, key: '0123456789abcdef', isDismissed: true },
  }
}
