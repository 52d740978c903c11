import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  reviewCommentSchema,
  reviewLimits,
  type Review,
  type ReviewComment,
} from '../../../shared/agents/review.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireParticipant } from './readReview.ts'
import type { ReviewRef } from '../../chat/servedAgents/requireReview.ts'
import { isReviewChat } from './reviewSession.ts'

const maxPerHour = 200

interface NewComment extends ReviewRef {
  commentId: string
  path: string
  message?: { conversationId: string; messageId: string } | undefined
  text: string
}

/** Adds a comment to a draft, to one of its changed fields, or to an answer that it has given. */
export async function addReviewComment(ports: Pick<Ports, 'now'>, caller: Caller, input: NewComment) {
  const { region, agentId, commentId, path: field, text } = input
  await untilUnchanged(async () => {
    const { stored, reviewer } = await requireParticipant(caller, 'reviewDraft', input)
    const { path, version, data: review } = stored
    const existing = await readDocument(region, paths.reviewComment(agentId, commentId), reviewCommentSchema)
    if (existing) return
    if (review.state === 'withdrawn') throw new AppError('failed-precondition', 'reviewWithdrawn')
    if (review.commentCount >= reviewLimits.comments)
      throw new AppError('resource-exhausted', 'tooManyComments')
    await throttle(`reviewComments:${region}:${agentId}`, maxPerHour, hourMs, ports.now())
    requireChanged(review, field)
    const at = ports.now()
    const comment: ReviewComment = {
      ID: commentId,
      path: field,
      quote: await quoteOf(input),
      ...reviewer,
      text,
      at,
      writers: [reviewer.by],
      resolvedAt: 0,
      answers: [],
    }
    const expiresAt = new Date(at + reviewLimits.keptDays * dayMs)
    const writes = new Writes(region)
    writes.create(paths.reviewComment(agentId, commentId), { ...comment, expiresAt })
    writes.update(path, { commentCount: review.commentCount + 1 }, version)
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

interface CommentRef {
  region: Region
  agentId: string
  commentId: string
}

interface NewAnswer extends CommentRef {
  answerId: string
  text: string
}

/** Adds a reply to a comment, from either side. */
export async function answerReviewComment(ports: Pick<Ports, 'now'>, caller: Caller, input: NewAnswer) {
  const { region, agentId, answerId, text } = input
  await untilUnchanged(async () => {
    const { stored, reviewer } = await requireParticipant(caller, 'reviewDraft', { region, agentId })
    const comment = await readComment(input)
    const { answers } = comment.data
    if (answers.some(({ ID }) => ID === answerId)) return
    if (stored.data.state === 'withdrawn') throw new AppError('failed-precondition', 'reviewWithdrawn')
    if (answers.length >= reviewLimits.answers) throw new AppError('resource-exhausted', 'tooManyComments')
    await throttle(`reviewComments:${region}:${agentId}`, maxPerHour, hourMs, ports.now())
    const answer = { ID: answerId, ...reviewer, text, at: ports.now() }
    const writers = [...new Set([...comment.data.writers, reviewer.by])]
    await new Writes(region)
      .update(comment.path, { answers: [...answers, answer], writers }, comment.version)
      .commit()
  })
  return { success: true as const }
}

interface Resolving extends CommentRef {
  isResolved: boolean
}

/** Marks a comment as resolved, or not; only members of the agent's workspace may. */
export async function resolveReviewComment(ports: Pick<Ports, 'now'>, caller: Caller, input: Resolving) {
  await authorizeForAgent(caller, 'requestApproval', input)
  await untilUnchanged(async () => {
    const comment = await readComment(input)
    const resolvedAt = input.isResolved ? ports.now() : 0
    await new Writes(input.region).update(comment.path, { resolvedAt }, comment.version).commit()
  })
  return { success: true as const }
}

async function readComment({ region, agentId, commentId }: CommentRef) {
  const comment = await readDocument(region, paths.reviewComment(agentId, commentId), reviewCommentSchema)
  if (!comment) throw new AppError('not-found', 'reviewGone')
  return comment
}

function requireChanged({ changes }: Review, field: string): void {
  if (field !== '' && !changes.some(({ path }) => path === field)) throw new AppError('invalid-argument')
}

/** Returns the stored answer of the agent in a chat with the draft. */
async function quoteOf({ region, agentId, message }: NewComment): Promise<string> {
  if (!message) return ''
  const { conversationId, messageId } = message
  if (!isReviewChat(conversationId)) throw new AppError('invalid-argument')
  const stored = await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema)
  const found = stored?.data.window.find(({ id, role }) => id === messageId && role === 'agent')
  if (!found) throw new AppError('not-found', 'messageGone')
  return cutText(found.text, reviewLimits.quote)
}
