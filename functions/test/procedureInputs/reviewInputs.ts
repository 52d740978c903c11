import { randomUUID } from 'node:crypto'
import type { TenantIds } from './TenantIds.ts'

export type ReviewProcedure =
  | 'linkAgents'
  | 'unlinkAgent'
  | 'sendBlueprint'
  | 'undoSend'
  | 'settleField'
  | 'requestApproval'
  | 'withdrawReview'
  | 'requestApprovalCode'
  | 'decideReview'
  | 'createReviewSession'
  | 'addReviewComment'
  | 'answerReviewComment'
  | 'resolveReviewComment'

/** Returns a valid input for every procedure of blueprints and reviews. */
export function reviewInputs({ region, agentId }: TenantIds): Record<ReviewProcedure, object> {
  const agent = { region, agentId }
  return {
    requestApproval: {
      ...agent,
      seen: '',
      clientIds: ['clientAAAA'],
      message: '',
      showsAll: true,
      attemptId: randomUUID(),
    },
    withdrawReview: { ...agent, round: 1 },
    decideReview: {
      ...agent,
      round: 1,
      hash: '',
      decision: 'approve',
      word: '',
      code: '123456',
      requestId: 'requestAAAA',
    },
    requestApprovalCode: { ...agent, round: 1 },
    createReviewSession: { ...agent, round: 1 },
    addReviewComment: { ...agent, round: 1, commentId: randomUUID(), path: '', text: 'Why?' },
    answerReviewComment: { ...agent, commentId: randomUUID(), answerId: randomUUID(), text: 'So.' },
    resolveReviewComment: { ...agent, commentId: randomUUID(), isResolved: true },
    linkAgents: { region, masterId: 'agentAAAA', agentIds: ['agentBBBB'], takesAll: false },
    unlinkAgent: { region, agentId: 'agentAAAA' },
    sendBlueprint: {
      region,
      masterId: 'agentAAAA',
      agentIds: ['agentBBBB'],
      sendId: 'a-send-of-twenty-letters',
      seen: '',
      publishes: false,
    },
    undoSend: { region, sendId: 'a-send-of-twenty-letters', agentIds: ['agentBBBB'] },
    settleField: { region, masterId: 'agentAAAA', agentId: 'agentBBBB', path: 'lang', choice: 'keep' },
  }
}
