import { hourMs } from '../../../shared/durations.ts'
import type { WidgetConfig } from '../../../shared/widget/widgetApi.ts'
import { toWidgetConfig } from '../../../shared/widget/toWidgetConfig.ts'
import { openerOf, type Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { signVisitorToken } from '../../chat/visitors/access/visitorToken.ts'
import { requireParticipant } from './readReview.ts'
import type { ReviewRef } from '../../chat/servedAgents/requireReview.ts'
import { readReviewedDraft } from '../../chat/servedAgents/readReviewedDraft.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const maxPerHour = 30
const passSeconds = 3_600
const prefix = 'review-'

/** Returns whether a conversation is one with a draft in review. */
export function isReviewChat(conversationId: string): boolean {
  return conversationId.startsWith(prefix)
}

interface ReviewSession {
  token: string
  conversationId: string
  config: WidgetConfig
}

/**
 * Creates a client's pass for an hour to talk to the draft that they are asked about. Its turns are billed
 * like those of a test chat, to the payer of the agent.
 */
export async function createReviewSession(
  needs: { ports: Pick<Ports, 'now'>; signing: SigningKeys },
  caller: Caller,
  ref: ReviewRef,
): Promise<ReviewSession> {
  const { region, agentId, round } = ref
  const { by } = (await requireParticipant(caller, 'decideReview', ref)).reviewer
  const draft = await readReviewedDraft(region, agentId, round)
  if (!draft) throw new AppError('failed-precondition', 'reviewWithdrawn')
  const now = needs.ports.now()
  await throttle(`reviewChats:${region}:${agentId}:${by}`, maxPerHour, hourMs, now)
  const conversationId = `${prefix}${randomIdentifier(20)}`
  const opener = openerOf(caller)
  const token = signVisitorToken(needs.signing, {
    agentId,
    region,
    conversationId,
    visitorId: '',
    draft: true,
    review: { round, uid: by, sv: caller.sessionVersion },
    // The member who could have opened the client's session: the pass ends with their sessions too.
    ...(opener.by && { member: opener.by, since: opener.since }),
    exp: Math.floor(now / 1_000) + passSeconds,
  })
  return { token, conversationId, config: toWidgetConfig(draft, null) }
}
