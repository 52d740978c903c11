import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review } from '@parley/functions/shared/agents/review'
import { call } from '../../../lib/call.ts'
import { showFailure } from '../../../lib/toast.ts'

/** An answer of the agent in a chat with its draft. */
export interface AnswerRef {
  conversationId: string
  messageId: string
}

/** The actions of a reader of a draft. */
export interface ReviewTalk {
  /** Whether the request was withdrawn, so that no comment is possible. */
  isOver: boolean
  comment: (about: { path?: string; message?: AnswerRef }, text: string) => Promise<unknown>
  answer: (commentId: string, text: string) => Promise<unknown>
  /** Missing for clients. */
  resolve?: (commentId: string, isResolved: boolean) => Promise<unknown>
}

/** Returns the actions that a reader of an approval may take. `isOwn`: the reader is in the agent's workspace. */
export function reviewTalk(region: Region, { agentId, round, state }: Review, isOwn: boolean): ReviewTalk {
  const agent = { region, agentId }
  return {
    isOver: state === 'withdrawn',
    comment: ({ path = '', message }, text) => {
      const input = {
        ...agent,
        round,
        commentId: crypto.randomUUID(),
        path,
        text,
        ...(message && { message }),
      }
      return call('addReviewComment', input, region)
    },
    answer: (commentId, text) =>
      call('answerReviewComment', { ...agent, commentId, answerId: crypto.randomUUID(), text }, region),
    ...(isOwn && {
      resolve: (commentId: string, isResolved: boolean) =>
        call('resolveReviewComment', { ...agent, commentId, isResolved }, region).catch(showFailure),
    }),
  }
}
