import { paths } from '../../../shared/paths.ts'
import { callSchema } from '../../../shared/billing/wallet.ts'
import type { CallReply, CallRequest } from '../../../shared/chat/callApi.ts'
import { readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { visitorChanges } from '../visitors/visitorChanges.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import type { VisitorNeeds } from '../visitors/VisitorNeeds.ts'
import { retentionOf } from '../conversations/retention.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'
import { networksOf } from '../../kernel/access/networksOf.ts'
import { isOpen, type SessionNeeds } from '../visitors/access/sessions.ts'
import { requireVisitor, startConversation } from '../visitors/startConversation.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'
import { recordCall } from '../../billing/credits/callCharges.ts'
import type { WalletRef } from '../../billing/credits/moveWallet.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { freeLine, claimCallLine, type LineRequest } from '../../billing/calls/callLines.ts'
import { costOfCalls } from '../../billing/calls/priceCall.ts'
import { fundOverage, overageWallet } from '../../billing/overage/fundOverage.ts'
import { signCallPass } from './callPass.ts'
import { planCall } from './planCall.ts'
import { settleCall } from './settleCall.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

type CallNeeds = SessionNeeds & { ports: Pick<Ports, 'costs' | 'now' | 'voiceLine'> }

/**
 * Starts a call for a visitor who may write, unless an operator answers in writing. The server creates the
 * call at the vendor, so that the browser only learns where to join. `widgetUrl`: where the vendor reaches
 * us; `ip`: the visitor's IP.
 */
export async function startCall(
  needs: CallNeeds,
  claims: VisitorClaims,
  { context, ip }: Omit<CallRequest, 'token'> & { ip: string },
  client: RequestClient,
  widgetUrl: string,
): Promise<CallReply> {
  const servedAgent = await needs.agents.require({ ...claims, draft: false })
  if (!servedAgent.agent.voiceConfig.webCalling) throw new AppError('failed-precondition', 'callsNotTaken')
  const existing = await requireVisitor(needs, servedAgent, claims, client, context)
  if (existing?.data.state === 'human') throw new AppError('failed-precondition', 'answeredInWriting')
  if (!(await isOpen(needs, servedAgent, claims.region)))
    throw new AppError('out-of-credits', 'chatNotAvailableNow')
  const { voiceLine } = needs.ports
  if (!voiceLine) return {}
  const { region, agentId, conversationId, visitorId } = claims
  const attempt = randomIdentifier(20)
  const caller = [`visitor ${visitorId || conversationId}`, `conversation ${conversationId}`, `address ${ip}`]
  const networks = networksOf(ip).map((network) => fingerprint(needs.signing, `network ${network}`))
  const own = { region, wallet: servedAgent.wallet }
  const { seconds, endsBy, factor, wallet } = await takeFreeLine(needs.ports, own, {
    attempt,
    caller: caller.map((name) => fingerprint(needs.signing, name)),
    networks: networks.slice(1),
  })
  const at = needs.ports.now()
  const pass = signCallPass(needs.signing, {
    agentId,
    conversationId,
    region,
    visitorId,
    wallet: wallet.wallet,
    attempt,
    networks,
    consent: context?.consent,
    exp: Math.ceil(endsBy / 1000),
  })
  const call = await noteCall(needs, servedAgent, claims, { client, context, at })
    .then(() => voiceLine.startCall(planCall(servedAgent.agent, seconds, `${widgetUrl}/voice/${pass}`)))
    .catch(async (error: unknown) => {
      await freeLine(wallet, attempt)
      throw error
    })
  await recordCall(wallet, call.id, { agentId, conversationId, at, endsBy, attempt, factor })
  return { line: call }
}

/** Returns a keyed hash that tells callers apart without storing who they are. */
function fingerprint(signing: SigningKeys, name: string): string {
  return signing.nameOf(`call:${name}`, { encoding: 'hex', length: 20 })
}

/** Creates the conversation with its visitor before anything is said. */
async function noteCall(
  needs: VisitorNeeds,
  servedAgent: ServedAgent,
  claims: VisitorClaims,
  { client, context, at }: { client: RequestClient; context: CallRequest['context']; at: number },
): Promise<void> {
  await startConversation(needs, servedAgent, claims, client, context)
  await needs.conversations.change(refOf(claims), (before) => ({
    ...retentionOf(servedAgent),
    messages: [],
    changes: visitorChanges({ servedAgent, client, context, at }, before),
  }))
}

/**
 * Takes a line, and returns it with the wallet that pays. If none is free, it first settles calls that were
 * never joined or whose report was lost. An agency may pay for an organisation without credit.
 */
async function takeFreeLine(ports: CallNeeds['ports'], wallet: WalletRef, attempt: LineRequest) {
  try {
    return { ...(await claimCallLine(wallet, attempt, ports.now())), wallet }
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
    try {
      return { ...(await claimCallLine(wallet, attempt, ports.now())), wallet }
    } catch (refusal) {
      const overage = overageWallet(wallet)
      const isWithoutCredit = refusal instanceof AppError && refusal.code === 'out-of-credits'
      if (!isWithoutCredit || !overage || !(await fundOverage(overage, costOfCalls, ports.now())))
        throw refusal
      return { ...(await claimCallLine(overage, attempt, ports.now())), wallet: overage }
    }
  }
}
