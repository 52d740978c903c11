import { z } from 'zod'
import type { Region } from '../../../../shared/regions/regions.ts'
import { paths } from '../../../../shared/paths.ts'
import type { SessionReply } from '../../../../shared/widget/widgetApi.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForAgent, draftOf } from '../../../kernel/access/authorize.ts'
import type { HostOwners } from '../../../agency/hosts/pages/HostOwners.ts'
import { projectWidget } from '../../servedAgents/projectWidget.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { hasCredit } from '../../../billing/credits/checkCredits.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { canAnswerWithoutCredit } from '../../turns/credit/answerWithoutCredit.ts'
import type { MonthlyMessages } from '../../turns/credit/MonthlyMessages.ts'
import type { VisitorNeeds } from '../VisitorNeeds.ts'
import { hasContent, publicMessage } from '../../conversations/messages.ts'
import type { RequestClient } from '../../../kernel/access/RequestClient.ts'
import { recordVisit } from '../recordVisit.ts'
import { isDeletedByVisitor, requireOrigin, requireOwnHost, requireUnblocked } from './requireWelcome.ts'
import { senderOf } from '../senderOf.ts'
import { signVisitorToken, verifyVisitorToken, visitorTokenSeconds } from './visitorToken.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

export interface SessionNeeds extends VisitorNeeds {
  months: MonthlyMessages
  hostOwners: Pick<HostOwners, 'find'>
  /** Signs the visitor's passes for conversations and files. */
  signing: SigningKeys
}

export interface SessionInput {
  agentId: string
  region: Region
  token?: string | undefined
  conversationId?: string | undefined
  fresh?: boolean | undefined
  framedBy?: string | undefined
  visit?: { page: string; referrer: string } | undefined
}

/**
 * Opens a visitor's conversation, or resumes the one of a valid token. A conversation is stored with its
 * first message.
 */
export async function openVisitorSession(
  needs: SessionNeeds,
  input: SessionInput,
  client: RequestClient,
): Promise<SessionReply> {
  const [servedAgent, hostOwner] = await Promise.all([
    needs.agents.readPublished(input.region, input.agentId),
    client.isOwnPage ? undefined : needs.hostOwners.find(client.origin),
  ])
  if (!servedAgent) throw new AppError('not-found')
  requireOwnHost(servedAgent, input.region, hostOwner)
  const { framedBy = client.origin } = input
  requireOrigin(servedAgent.agent, {
    ...client,
    origin: framedBy,
    isOwnPage: client.isOwnPage && framedBy === client.origin,
  })
  const now = needs.ports.now()
  const earlier = input.token ? verifyVisitorToken(needs.signing, input.token, now) : undefined
  const ownClaims =
    earlier && !earlier.draft && earlier.agentId === input.agentId && earlier.region === input.region
      ? earlier
      : undefined
  const { claims, current } = await openConversation(needs, input, ownClaims, now)
  // A visitor with a pass has been asked for consent already.
  if (input.visit)
    await recordVisit(
      input.region,
      servedAgent,
      { ...input.visit, wasConsentAsked: ownClaims !== undefined },
      client,
      now,
    )
  const { showSources } = servedAgent.agent.widgetOptions
  return {
    token: signVisitorToken(needs.signing, claims),
    conversationId: claims.conversationId,
    config: projectWidget(servedAgent.agent),
    messages: (current?.window ?? [])
      .filter(hasContent)
      .map((message) => publicMessage(message, showSources)),
    state: current?.state ?? 'bot',
    operator: current?.state === 'human' ? current.assigneeName : '',
    // An operator's replies cost nothing and are not counted.
    isOpen: current?.state === 'human' || (await isOpen(needs, servedAgent, input.region)),
  }
}

/** Returns a pass for the test chat, whose bearer talks to the draft at the workspace's cost. */
export async function createDebugSession(
  needs: Pick<SessionNeeds, 'ports' | 'signing'>,
  caller: Caller,
  { region, agentId }: AgentRef,
) {
  draftOf(await authorizeForAgent(caller, 'testAgent', { region, agentId }))
  const conversationId = `test-${randomIdentifier(20)}`
  const exp = Math.floor(needs.ports.now() / 1000) + visitorTokenSeconds
  return {
    token: signVisitorToken(needs.signing, {
      agentId,
      region,
      conversationId,
      visitorId: '',
      draft: true,
      member: caller.uid,
      since: caller.authTime,
      exp,
    }),
    conversationId,
  }
}

/** Returns the claims of the conversation that opens, and what is stored of it. Throws if it is not allowed. */
async function openConversation(
  { conversations }: SessionNeeds,
  input: SessionInput,
  ownClaims: VisitorClaims | undefined,
  now: number,
) {
  const claims: VisitorClaims = {
    agentId: input.agentId,
    region: input.region,
    conversationId: chooseConversation(ownClaims, input),
    visitorId: ownClaims?.visitorId || randomIdentifier(20),
    draft: false,
    exp: Math.floor(now / 1000) + visitorTokenSeconds,
  }
  if (ownClaims) await requireNoBlock(claims)
  const stored = ownClaims && !input.fresh ? (await conversations.read(claims))?.data : undefined
  // A deleted conversation is not resumed: a tab that still holds its pass starts again.
  const current = stored && ownClaims && isDeletedByVisitor(stored, senderOf(ownClaims)) ? undefined : stored
  // A browser cannot choose the id of a new conversation.
  const isOwn = claims.conversationId === ownClaims?.conversationId
  if (!current && (stored || !isOwn)) claims.conversationId = randomIdentifier(20)
  // Another conversation is only opened for the browser that started it.
  if (
    current &&
    claims.conversationId !== ownClaims?.conversationId &&
    current.visitorId !== claims.visitorId
  )
    throw new AppError('permission-denied')
  if (current) requireUnblocked(current)
  return { claims, current }
}

function chooseConversation(
  ownClaims: VisitorClaims | undefined,
  { conversationId, fresh }: SessionInput,
): string {
  if (!ownClaims || fresh) return randomIdentifier(20)
  return conversationId ?? ownClaims.conversationId
}

/** Throws when the visitor is blocked from new conversations. */
async function requireNoBlock({ region, agentId, visitorId }: VisitorClaims): Promise<void> {
  requireUnblocked({
    isBlocked: (await readDocument(region, paths.block(agentId, visitorId), z.object({}))) !== undefined,
  })
}

/**
 * Returns whether the agent can answer, for screens; credit and the month's limit are checked again for each
 * answer.
 */
export async function isOpen(
  { months, ports }: Pick<SessionNeeds, 'months' | 'ports'>,
  servedAgent: ServedAgent,
  region: Region,
): Promise<boolean> {
  const { messagesLimit, ID } = servedAgent.agent
  const wallet = { region, wallet: servedAgent.wallet }
  if (!canAnswerWithoutCredit(servedAgent.agent) && !(await hasCredit(wallet, ports.now()))) return false
  return messagesLimit === 0 || (await months.countUsed(region, ID)) < messagesLimit
}
