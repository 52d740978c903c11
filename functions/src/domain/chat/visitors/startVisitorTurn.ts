import type { Message } from '../../../shared/chat/conversation.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { networksOf } from '../../kernel/access/networksOf.ts'
import type { Inbound } from '../channels/Inbound.ts'
import { requireStillReviewing } from '../servedAgents/requireReview.ts'
import type { LiveTurn } from '../turns/LiveTurn.ts'
import type { Turns } from '../turns/Turns.ts'
import { unknownClient, type RequestClient } from '../../kernel/access/RequestClient.ts'
import { requireLiveSession, requireOrigin, requireWelcome } from './access/requireWelcome.ts'
import { senderOf } from './senderOf.ts'
import { visitorChanges } from './visitorChanges.ts'
import { filesOfPasses } from './files/filePasses.ts'
import type { VisitorLimits } from './access/VisitorLimits.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'
import type { Question } from '../../kernel/tasks/pendingQuestion.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

export interface AskNeeds {
  turns: Turns
  limits: VisitorLimits
  /** Signs the passes of files. */
  signing: SigningKeys
}

/**
 * Starts a turn for a visitor's message on the website. Throws AppError 'resource-exhausted' when the
 * visitor, their IP, its networks or all visitors of the agent are above their limits. `networks`: the names of
 * the networks that they write from, where they are not those of the IP.
 */
export function startVisitorTurn(
  { turns, limits, signing }: AskNeeds,
  claims: VisitorClaims,
  question: Question,
  ip: string,
  client: RequestClient = unknownClient,
  networks: readonly string[] = networksOf(ip),
): LiveTurn {
  const inbound = {
    ...inboundOf(signing, claims, question, client),
    sender: { ...senderOf(claims), networks },
  }
  return turns.answer(inbound, () => limits.allow('turn', claims, ip))
}

function inboundOf(
  signing: SigningKeys,
  claims: VisitorClaims,
  question: Question,
  client: RequestClient,
): Omit<Inbound, 'sender'> {
  const { context } = question
  return {
    messageId: question.clientMessageId,
    lastSeenId: question.lastMessageId,
    admit: async (servedAgent, before) => {
      await requireLiveSession(claims, servedAgent)
      if (claims.review) await requireStillReviewing(claims, claims.review)
      if (claims.draft) return
      requireOrigin(servedAgent.agent, client)
      requireWelcome(servedAgent, before, senderOf(claims), context)
      // The owner may have disabled files since this one was uploaded.
      if (question.files?.length && !servedAgent.agent.widgetOptions.canUpload)
        throw new AppError('failed-precondition', 'filesNotTaken')
    },
    read: (at) => messageOf(signing, claims, question, at),
    facts: (servedAgent, before, at) => visitorChanges({ servedAgent, client, context, at }, before),
  }
}

function messageOf(signing: SigningKeys, claims: VisitorClaims, question: Question, at: number): Message {
  const { clientMessageId, text, isSpoken, files = [] } = question
  return {
    id: clientMessageId,
    role: 'visitor',
    text,
    at,
    ...(isSpoken && { isSpoken: true }),
    ...(files.length > 0 && { files: filesOfPasses(signing, { role: 'visitor', ...claims }, files, at) }),
  }
}
