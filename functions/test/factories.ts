import { randomUUID } from 'node:crypto'
import type { Caller } from '../src/domain/kernel/access/actor.ts'
import { bootstrapAccount } from '../src/domain/workspaces/accounts/bootstrapAccount.ts'
import { createAgent } from '../src/domain/agents/createAgent.ts'
import { publishAgent } from '../src/domain/agents/publishAgent.ts'
import { vendorChatLinks } from '../src/domain/kernel/channels/chatLinks.ts'
import { createInstance, type Instance } from '../src/domain/composition/createInstance.ts'
import { startVisitorTurn } from '../src/domain/chat/visitors/startVisitorTurn.ts'
import type { VisitorClaims } from '../src/domain/kernel/access/visitorClaims.ts'
import { adjustWallet } from '../src/domain/billing/credits/wallets.ts'
import { randomIdentifier } from '../src/domain/kernel/identifiers.ts'
import { parseForModel, rewriteForVisitor } from '../src/domain/knowledge/reading/parseStrangersFile.ts'
import type { LanguageModel, Ports } from '../src/domain/kernel/ports/ports.ts'
import { configuredKeys } from '../src/domain/kernel/secrets/configuredKeys.ts'
import type { AgentChanges } from '../src/shared/agents/agent.ts'
import { welcomeGrantUnits } from '../src/shared/billing/credits.ts'
import { paths } from '../src/shared/paths.ts'
import { walletOfWorkspace } from '../src/shared/billing/wallet.ts'
import type { Region } from '../src/shared/regions/regions.ts'
import type { TurnEvent } from '../src/shared/widget/widgetApi.ts'
import { widgetOptionsSchema, type WidgetOptions } from '../src/shared/widget/widgetOptions.ts'
import { Writes } from '../src/store/commit.ts'
import { testCosts, testSigning } from './testSigning.ts'
import { mcpOverHttp } from '../src/providers/mcp/mcpOverHttp.ts'
import { safeFetch } from '../src/providers/fetch/safeFetch.ts'
import { whatsappApi } from '../src/providers/meta/whatsappApi.ts'
import { telegramApi } from '../src/providers/telegram/telegramApi.ts'
import { readHere } from './readHere.ts'
import { TestMailDomains } from './agency/TestMailDomains.ts'
import { testNetwork } from './serving/testNetwork.ts'
import { scriptedModel } from './chat/scriptedModel.ts'
import { TestQueue } from './serving/TestQueue.ts'

type SentMail = Parameters<Ports['mail']['send']>[0]
export type TestPorts = Omit<Ports, 'tasks'> & { tasks: TestQueue; sent: SentMail[] }

/**
 * Creates the ports of a test: queued tasks wait until the test runs them, and files are parsed in its own
 * process.
 */
export function makePorts(overrides: Partial<Omit<TestPorts, 'sent'>> = {}): TestPorts {
  const sent: SentMail[] = []
  const ports: TestPorts = {
    now: () => Date.now(),
    languageModel: scriptedModel(),
    mail: { send: async (mail) => void sent.push(mail) },
    mailDomains: new TestMailDomains(),
    push: { send: async () => 'sent' },
    keys: configuredKeys(new Map([['v1', Buffer.alloc(32, 7)]])),
    costs: testCosts,
    mcp: mcpOverHttp,
    telegram: telegramApi('http://127.0.0.1:1'),
    whatsapp: whatsappApi('http://127.0.0.1:1'),
    channels: {},
    ...testNetwork(),
    web: safeFetch({ aboutUrl: 'https://app.example', localPort: undefined }),
    notify: async () => undefined,
    ...readHere,
    chatLinks: vendorChatLinks,
    textOfFile: async (_region, file) => (await parseForModel(ports, file)).text,
    imageOfFile: (_region, content) => rewriteForVisitor(ports, content),
    tasks: new TestQueue(() => ports),
    sent,
    ...overrides,
  }
  return ports
}

export function makeCaller(overrides: Partial<Caller> = {}): Caller {
  const uid = overrides.uid ?? randomIdentifier(28)
  return {
    uid,
    email: `${uid.toLowerCase()}@example.com`,
    emailVerified: true,
    sessionVersion: 0,
    authTime: Math.floor(Date.now() / 1000),
    country: 'DE',
    ...overrides,
  }
}

/** Creates a person with a personal workspace, as a first sign-in does. */
export async function makeAccount(region: Region, balance = welcomeGrantUnits) {
  const caller = makeCaller()
  await bootstrapAccount(makePorts(), caller, { region })
  const wallet = { region, wallet: walletOfWorkspace(caller.uid) }
  if (balance !== welcomeGrantUnits)
    await adjustWallet(wallet, 'test', balance - welcomeGrantUnits, 'test', Date.now())
  return { caller, region, workspaceId: caller.uid, wallet }
}

/** Creates an account with a published agent. */
export async function makeAgent(region: Region, balance?: number) {
  const account = await makeAccount(region, balance)
  const ports = makePorts()
  const input = {
    region,
    workspaceId: account.workspaceId,
    agentName: 'Test agent',
    agentTemplate: 'customer-support' as const,
    attemptId: randomUUID(),
  }
  const { agentCreated } = await createAgent(ports, account.caller, input)
  await publishAgent(ports, account.caller, { region, agentId: agentCreated.ID })
  return { ...account, agentId: agentCreated.ID }
}

/** Creates a published agent with these widget options. */
export async function agentWith(
  region: Region,
  options: Partial<WidgetOptions>,
  changes: AgentChanges = {},
  balance?: number,
) {
  const agent = await makeAgent(region, balance)
  await new Writes(region)
    .update(paths.agent(agent.agentId), {
      ...changes,
      widgetOptions: { ...widgetOptionsSchema.parse({}), ...options },
    })
    .commit()
  await publishAgent(makePorts(), agent.caller, agent)
  return agent
}

export function makeEngine(
  languageModel: LanguageModel = scriptedModel(),
  overrides: Partial<Omit<TestPorts, 'sent'>> = {},
): Instance {
  return createInstance(makePorts({ languageModel, ...overrides }), testSigning)
}

export function makeClaims(
  agent: { region: Region; agentId: string },
  overrides: Partial<VisitorClaims> = {},
): VisitorClaims {
  return {
    agentId: agent.agentId,
    region: agent.region,
    conversationId: randomIdentifier(20),
    visitorId: randomIdentifier(20),
    draft: false,
    exp: Date.now(),
    ...overrides,
  }
}

/** Sends a message and waits for the end of its answer. */
export async function ask(
  engine: Instance,
  claims: VisitorClaims,
  text = 'How do returns work?',
  id: string = randomUUID(),
  lastMessageId?: string,
  from = randomIdentifier(12),
) {
  const events: TurnEvent[] = []
  const turn = startVisitorTurn(
    engine,
    claims,
    { clientMessageId: id, text, ...(lastMessageId && { lastMessageId }) },
    from,
  )
  await turn.follow((event) => events.push(event), new AbortController().signal)
  const last = events.at(-1)
  return {
    id,
    events,
    last,
    answer: last?.type === 'done' ? last.message : undefined,
    code: last?.type === 'error' ? last.code : undefined,
  }
}
