import { createHmac } from 'node:crypto'
import { paths } from '../../../shared/paths.ts'
import { callSchema } from '../../../shared/billing/wallet.ts'
import type { CallReply, CallRequest } from '../../../shared/chat/callApi.ts'
import { readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { visitorChanges } from '../visitors/visitorChanges.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import type { VisitorNeeds } from '../visitors/VisitorNeeds.ts'
import { retentionOf } from '../conversations/retention.ts'
import type { Client } from '../../kernel/access/Client.ts'
import { isOpen, type SessionNeeds } from '../visitors/access/sessions.ts'
import { requireVisitor, startConversation } from '../visitors/startConversation.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'
import { openCall } from '../../billing/credits/callCharges.ts'
import type { WalletRef } from '../../billing/credits/moveWallet.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { freeLine, takeLine, type LineRequest } from '../../billing/calls/callLines.ts'
import { signCallPass } from './callPass.ts'
import { planCall } from './planCall.ts'
import { settleCall } from './settleCall.ts'

type CallNeeds = SessionNeeds & { ports: Pick<Ports, 'now' | 'voiceLine'> }

/**
 * Lets a visitor call: whoever may write may, unless a person answers in writing. Where there is a vendor's
 * line, the call is made here, so that the browser learns nothing but where to join it. `widgetUrl`: where
 * the vendor reaches us; `address`: where the visitor's request came from.
 */
export async function startCall(
  needs: CallNeeds,
  claims: VisitorClaims,
  { context, address }: Omit<CallRequest, 'token'> & { address: string },
  client: Client,
  widgetUrl: string,
): Promise<CallReply> {
  const live = await needs.agents.of({ ...claims, draft: false })
  if (!live.agent.voiceConfig.webCalling) throw new AppError('failed-precondition', 'callsNotTaken')
  const known = await requireVisitor(needs, live, claims, client, context)
  if (known?.data.state === 'human') throw new AppError('failed-precondition', 'answeredInWriting')
  if (!(await isOpen(needs, live, claims.region))) throw new AppError('out-of-credits', 'chatNotAvailableNow')
  const { voiceLine } = needs.ports
  if (!voiceLine) return {}
  const { region, agentId, conversationId, visitorId } = claims
  const wallet = { region, wallet: live.wallet }
  const attempt = randomIdentifier(20)
  const caller = [
    `visitor ${visitorId || conversationId}`,
    `conversation ${conversationId}`,
    `address ${address}`,
  ]
  const { seconds, endsBy } = await takeFreeLine(needs.ports, wallet, {
    attempt,
    caller: caller.map((name) => fingerprint(needs.secret, name)),
  })
  const at = needs.ports.now()
  const pass = signCallPass(needs.secret, {
    agentId,
    conversationId,
    region,
    visitorId,
    wallet: live.wallet,
    attempt,
    consent: context?.consent,
    exp: Math.ceil(endsBy / 1000),
  })
  const line = await noteCall(needs, live, claims, { client, context, at })
    .then(() => voiceLine.startCall(planCall(live.agent, seconds, `${widgetUrl}/voice/${pass}`)))
    .catch(async (error: unknown) => {
      await freeLine(wallet, attempt)
      throw error
    })
  await openCall(wallet, line.id, { agentId, conversationId, at, endsBy, attempt })
  return { line }
}

/** Tells one caller from another without keeping who he is. */
function fingerprint(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`call:${name}`).digest('hex').slice(0, 20)
}

/** The conversation is there, and knows its visitor, before anybody speaks. */
async function noteCall(
  needs: VisitorNeeds,
  live: LiveAgent,
  claims: VisitorClaims,
  { client, context, at }: { client: Client; context: CallRequest['context']; at: number },
): Promise<void> {
  await startConversation(needs, live, claims, client, context)
  await needs.conversations.change(refOf(claims), (before) => ({
    ...retentionOf(live),
    messages: [],
    changes: visitorChanges({ live, client, context, at }, before),
  }))
}

/**
 * A line, if need be one of a call that nobody joined or whose report got lost: it is over without our
 * knowing.
 */
async function takeFreeLine(ports: CallNeeds['ports'], wallet: WalletRef, attempt: LineRequest) {
  try {
    return await takeLine(wallet, attempt, ports.now())
  } catch (error) {
    if (
      !(error instanceof AppError) ||
      (error.code !== 'resource-exhausted' && error.code !== 'out-of-credits')
    )
      throw error
    const open = await readQuery(wallet.region, `${paths.wallet(wallet.wallet)}/calls`, callSchema, (query) =>
      query.where('state', '==', 'open').limit(200),
    )
    await Promise.allSettled(
      open.map(({ path }) => settleCall(ports, wallet, path.slice(path.lastIndexOf('/') + 1))),
    )
    return takeLine(wallet, attempt, ports.now())
  }
}
