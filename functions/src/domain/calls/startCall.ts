import { paths } from '../../shared/paths.ts'
import { callSchema } from '../../shared/wallet.ts'
import type { CallReply, CallRequest } from '../../shared/widgetApi.ts'
import { readQuery } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'
import { readLimits } from '../billing/readLimits.ts'
import { visitorChanges } from '../conversations/composeTurn.ts'
import { refOf } from '../conversations/ConversationStore.ts'
import type { Engine } from '../conversations/Engine.ts'
import { keepingOf } from '../conversations/keeping.ts'
import type { Client } from '../conversations/readClient.ts'
import { isOpen } from '../conversations/sessions.ts'
import { requireVisitor, startConversation } from '../conversations/startConversation.ts'
import type { VisitorClaims } from '../conversations/visitorToken.ts'
import { readCredit } from '../credits/checkCredits.ts'
import { openCall, type WalletRef } from '../credits/wallets.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Ports } from '../ports.ts'
import { signCallPass } from './callPass.ts'
import { planCall } from './planCall.ts'
import { affordableSeconds, shortestCallSeconds } from './priceCall.ts'
import { settleCall } from './settleCall.ts'

/** What a call needs beyond its own length, until it has begun and its last turn is over. */
const graceSeconds = 120

/**
 * Lets a visitor call: whoever may write may, unless a person answers in writing. Where there is a vendor's line, the
 * call is made here, so that the browser learns nothing but where to join it. `widgetUrl`: where the vendor reaches us.
 */
export async function startCall(engine: Engine, claims: VisitorClaims, { context }: Omit<CallRequest, 'token'>, client: Client, widgetUrl: string): Promise<CallReply> {
  const live = await engine.agents.of({ ...claims, draft: false })
  if (!live.agent.voiceConfig.webCalling) throw new AppError('failed-precondition', 'This chat takes no calls.')
  const known = await requireVisitor(engine, live, claims, client, context)
  if (known?.data.state === 'human') throw new AppError('failed-precondition', 'A person answers in this chat, in writing.')
  if (!(await isOpen(engine, live, claims.region))) throw new AppError('out-of-credits', 'This chat is not available right now.')
  const { voiceLine } = engine.ports
  if (!voiceLine) return {}
  const { workspaceId } = live
  const { region, agentId, conversationId, visitorId } = claims
  const seconds = affordableSeconds(await readCredit(region, workspaceId))
  if (seconds < shortestCallSeconds) throw new AppError('out-of-credits', 'This chat is not available right now.')
  const at = engine.ports.now()
  await requireFreeLine(engine.ports, { region, workspaceId })
  await startConversation(engine, live, claims, client, context)
  await engine.conversations.change(refOf(claims), (before) => ({
    ...keepingOf(live),
    messages: [],
    changes: visitorChanges({ live, client, context, question: { id: '', role: 'event', text: '', at } }, before, before.state),
  }))
  const endsBy = at + (seconds + graceSeconds) * 1000
  const pass = signCallPass(engine.secret, {
    agentId, conversationId, region, visitorId, workspaceId, attempt: randomIdentifier(20), consent: context?.consent, exp: Math.ceil(endsBy / 1000),
  })
  const line = await voiceLine.startCall(planCall(live.agent, seconds, `${widgetUrl}/voice/${pass}`))
  await openCall({ region, workspaceId }, line.id, { agentId, conversationId, at, endsBy })
  return { line }
}

/** Fails with `resource-exhausted` while a workspace has as many calls as its plan allows at once. */
async function requireFreeLine(ports: Ports, wallet: WalletRef): Promise<void> {
  const open = await openCalls(wallet, ports.now())
  const { maxConcurrentCalls } = await readLimits(wallet.region, wallet.workspaceId)
  if (open.length < maxConcurrentCalls) return
  // Calls that nobody joined, or whose report got lost, are over without our knowing.
  await Promise.allSettled(open.map((id) => settleCall(ports, wallet, id)))
  if ((await openCalls(wallet, ports.now())).length < maxConcurrentCalls) return
  throw new AppError('resource-exhausted', 'All lines are busy. Please try again in a few minutes.')
}

async function openCalls({ region, workspaceId }: WalletRef, now: number): Promise<string[]> {
  const open = await readQuery(region, `${paths.walletOf(workspaceId)}/calls`, callSchema, (query) => query.where('state', '==', 'open').limit(200))
  return open.filter(({ data }) => data.endsBy > now).map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
}
