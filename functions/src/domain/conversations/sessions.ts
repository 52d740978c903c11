import type { Region } from '../../shared/regions.ts'
import type { SessionReply } from '../../shared/widgetApi.ts'
import { requireAgent, type Caller } from '../actor.ts'
import { projectWidget } from '../agents/projectWidget.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { AppError } from '../AppError.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Engine } from './Engine.ts'
import { publicMessage } from './messages.ts'
import { signVisitorToken, verifyVisitorToken, visitorTokenSeconds, type VisitorClaims } from './visitorToken.ts'

/** Opens a visitor's conversation, or resumes the one of a valid token. Nothing is written before the first message. */
export async function openSession(engine: Engine, secret: string, input: { agentId: string; region: Region; token?: string | undefined }): Promise<SessionReply> {
  const live = await engine.agents.published(input.region, input.agentId)
  if (!live) throw new AppError('not-found')
  const earlier = input.token ? verifyVisitorToken(secret, input.token, engine.ports.now()) : undefined
  const same = earlier && !earlier.draft && earlier.agentId === input.agentId && earlier.region === input.region
  const claims: VisitorClaims = {
    agentId: input.agentId,
    region: input.region,
    conversationId: same ? earlier.conversationId : randomIdentifier(20),
    draft: false,
    exp: Math.floor(engine.ports.now() / 1000) + visitorTokenSeconds,
  }
  const known = same ? await engine.conversations.read(claims) : undefined
  return {
    token: signVisitorToken(secret, claims),
    conversationId: claims.conversationId,
    config: projectWidget(live.agent),
    messages: (known?.data.window ?? []).filter((message) => message.text).map(publicMessage),
  }
}

/** A pass for the debugger: its bearer talks to the draft, at the workspace's cost. */
export async function createDebugSession(engine: Engine, secret: string, caller: Caller, { region, agentId }: AgentRef) {
  await requireAgent(region, caller, agentId)
  const conversationId = `test-${randomIdentifier(20)}`
  const exp = Math.floor(engine.ports.now() / 1000) + visitorTokenSeconds
  return { token: signVisitorToken(secret, { agentId, region, conversationId, draft: true, exp }), conversationId }
}
