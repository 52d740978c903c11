import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAuth } from 'firebase-admin/auth'
import { readConfig } from '../../src/config/readConfig.ts'
import { createBillingPorts } from '../../src/api/billing/createBillingPorts.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { bootstrapAccount } from '../../src/domain/workspaces/accounts/bootstrapAccount.ts'
import { sweepActivity } from '../../src/domain/chat/activity/sweepActivity.ts'
import { createAgent } from '../../src/domain/agents/createAgent.ts'
import { channelAdapters } from '../../src/domain/chat/channels/accounts/channelAdapters.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { createInstance } from '../../src/domain/composition/createInstance.ts'
import { startVisitorTurn } from '../../src/domain/chat/visitors/startVisitorTurn.ts'
import { walletOfWorkspace } from '../../src/shared/billing/wallet.ts'
import { dayMs, daySeconds, hourMs, minuteMs } from '../../src/shared/durations.ts'
import { regions, type Region } from '../../src/shared/regions/regions.ts'
import { adjustWallet } from '../../src/domain/billing/credits/wallets.ts'
import { randomIdentifier, replaceRandomSource } from '../../src/domain/kernel/identifiers.ts'
import { inviteMember } from '../../src/domain/workspaces/members/inviteMember.ts'
import { extractText } from '../../src/domain/knowledge/reading/extractText.ts'
import { addKnowledgeText } from '../../src/domain/knowledge/sources/addKnowledgeText.ts'
import type { Ports } from '../../src/domain/kernel/ports/ports.ts'
import { createPorts } from '../../src/providers/createPorts.ts'
import { unitsPerCredit } from '../../src/shared/billing/credits.ts'
import { paths } from '../../src/shared/paths.ts'
import { Writes } from '../../src/store/commit.ts'
import { firebaseApp } from '../../src/store/firebase.ts'
import { TestQueue } from '../serving/TestQueue.ts'
import { requestPersonInSeed } from './requestPersonInSeed.ts'
import { signingBy } from '../testSigning.ts'
import { CostSeal } from '../../src/domain/kernel/secrets/CostSeal.ts'
import { configuredKeys } from '../../src/domain/kernel/secrets/configuredKeys.ts'
import { agencyLimits, makeAgency } from './makeAgency.ts'
import { makeCalendar } from './makeCalendar.ts'
import { dumpChannels, makeChannels } from './makeChannels.ts'
import { dumpPayments, openPayments } from './makePayments.ts'
import { makeInbox, type SeededConversation } from './makeInbox.ts'
import { makeSales } from './makeSales.ts'
import { putUsageInOrder } from './putUsageInOrder.ts'
import { seededRandom } from './seededRandom.ts'
import { clients, names, referrers, visitedPages } from './visitors.ts'
import { seedWorld, type SeedAgent, type SeedWorkspace } from './world.ts'
import { writeAccounts } from './writeAccounts.ts'

/**
 * Creates the demo world with the code that serves real people, with its own clock and random numbers: the
 * same seed gives the same data. Run by `npm run seed` inside the emulators.
 */
const random = seededRandom(20_261_120)
/** The duration of answers, with its own generator, so that it does not change other random values. */
const pace = seededRandom(20_261_121)
/** The committed world ends at a fixed time; the launcher sets others (`launcher/chooseWorld.mjs`). */
const end = Date.parse(process.env['PARLEY_SEED_END'] ?? '2026-11-23T04:00:00.000Z')
let now = end - 90 * dayMs

replaceRandomSource((below) => Math.floor(random() * below))
const outside = createPorts(readConfig(), async () => '')
const keys = configuredKeys(readConfig().tenantSecretKeys)
const tasks: TestQueue = new TestQueue(
  () => ports,
  () => billing,
)
const ports: Ports & { tasks: TestQueue } = {
  ...outside,
  now: () => now,
  keys,
  costs: new CostSeal(readConfig().signing),
  channels: channelAdapters({ ...outside, keys, now: () => now, tasks }),
  notify: async () => undefined,
  textOfFile: () => Promise.resolve(''),
  imageOfFile: (_region, content) => Promise.resolve(content),
  // The seed's texts are trusted, and its bundle has no second process.
  parseFile: ({ kind, content, title }) => extractText(kind, content, title),
  tasks,
  // The sandbox's model answers at once: here an answer takes as long as a real model's.
  languageModel: {
    async *stream(request) {
      now += 700 + Math.floor(pace() * 2400)
      yield* outside.languageModel.stream(request)
    },
  },
}
const billing = createBillingPorts(readConfig(), ports)
const here = join(import.meta.dirname, '../../functions/test/seed/texts')

const signing = signingBy('the seed signs nothing that anybody will carry')
const visitorIds = new Map<string, string>()
const demoAgents: Record<string, { agentId: string; title: string }> = {}
/** Actions that use random numbers after all others, so that the rest of the world does not change. */
const lastly: (() => Promise<void>)[] = []
/** Actions after the last payment: the clock of the sandbox's Stripe never runs backwards. */
const sales: (() => Promise<void>)[] = []
for (const workspace of seedWorld) await makeWorkspace(workspace)
for (const make of lastly) await make()
for (const make of sales) await make()
for (const region of regions) await sweepActivity(region, end)
const output = process.env['PARLEY_SEED_OUTPUT'] ?? '.'
writeAccounts(output)
writeFileSync(join(output, 'payments.json'), await dumpPayments())
writeFileSync(join(output, 'channels.json'), await dumpChannels())
writeFileSync(join(output, 'agents.json'), `${JSON.stringify(demoAgents, null, 2)}\n`)
writeFileSync(join(output, 'world.json'), `${JSON.stringify({ end: new Date(end).toISOString() })}\n`)

/** Picks an entry of a list with the seed's own generator. */
function pick<T>(list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

/**
 * Returns a visitor's id: a visitor with a name always returns in the same browser, to all agents of a
 * region.
 */
function visitorIdOf(region: Region, name: string): string {
  const key = `${region} ${name}`
  const existing = name ? visitorIds.get(key) : undefined
  const id = existing ?? randomIdentifier(20)
  visitorIds.set(key, id)
  return id
}

async function makeWorkspace(workspace: SeedWorkspace): Promise<void> {
  const { uid, email, password, region, name, owner } = workspace
  await getAuth(await firebaseApp()).createUser({
    uid,
    email,
    password,
    emailVerified: true,
    displayName: owner,
  })
  const caller: Caller = {
    uid,
    email,
    emailVerified: true,
    sessionVersion: 0,
    authTime: Math.floor(Date.now() / 1000),
    country: region === 'eu' ? 'DE' : 'US',
  }
  now = end - 90 * dayMs
  await bootstrapAccount(ports, caller, { region, name: owner })
  await new Writes(region)
    .update(paths.workspace(uid), {
      workspaceName: name,
      displayName: name,
      ...(!workspace.isPaid && {
        'internal.customPlan': { key: 'demo', limits: { maxAgents: 10, workspaceSeats: 3 } },
      }),
      ...(workspace.isAgency && {
        'internal.planLimits': agencyLimits,
        'internal.whitelabelTrialEndsAt': Math.floor(end / 1000) + 14 * daySeconds,
      }),
    })
    .commit()
  if (!workspace.isPaid)
    await adjustWallet(
      { region, wallet: walletOfWorkspace(uid) },
      'demo-credit',
      15_000 * unitsPerCredit,
      'seed',
      now,
    )
  const payUntil = workspace.isPaid
    ? openPayments(billing, caller, { region, workspaceId: uid, end }, (at) => (now = Math.max(now, at)))
    : async () => {}
  const agentIds = new Map<string, string>()
  for (const agent of workspace.agents) {
    const agentId = await makeAgent(workspace, caller, agent)
    if (agent.title.startsWith('Harbour')) demoAgents[region] = { agentId, title: agent.title }
    agentIds.set(agent.title, agentId)
    await makeConversations(workspace, caller, agentId, agent, payUntil)
    console.log(`${region}: ${agent.title}, ${agent.conversations} conversations`)
  }
  await payUntil(end)
  await putUsageInOrder(region, walletOfWorkspace(uid))
  if (workspace.isAgency) {
    now = end - 20 * dayMs
    await makeAgency(ports, caller, { region, workspaceId: uid, agents: agentIds })
    now = end - 25 * minuteMs
    const demoId = agentIds.get('Harbour & Pine') ?? ''
    await requestPersonInSeed(createInstance(ports, signing), {
      region,
      agentId: demoId,
      expires: end / 1000 + 3600,
    })
    await ports.tasks.run()
    sales.push(async () => {
      now = end - 2 * dayMs
      await makeSales(billing, caller, { region, workspaceId: uid, email: 'cleo@harbour.example', at: now })
    })
    lastly.push(() => makeCalendar(ports, caller, { region, workspaceId: uid, agentId: demoId }))
  }
  const agentId = agentIds.get('Harbour & Pine Europe')
  const troubledId = agentIds.get('The Salted Lantern')
  if (agentId && troubledId)
    lastly.push(async () => {
      const served = { ...createInstance(ports, readConfig().signing), ports }
      const goTo = (at: number) => void (now = at)
      await makeChannels({ served, caller, region, agentId, troubledId, end, goTo })
      await putUsageInOrder(region, walletOfWorkspace(uid))
    })
  if (workspace.invited)
    await inviteMember(ports, 'http://127.0.0.1:5000', caller, {
      region,
      workspaceId: uid,
      email: workspace.invited,
    })
}

async function makeAgent({ region, uid }: SeedWorkspace, caller: Caller, agent: SeedAgent): Promise<string> {
  now = end - 90 * dayMs
  const { agentCreated } = await createAgent(ports, caller, {
    region,
    workspaceId: uid,
    agentName: agent.title,
    agentTemplate: agent.template,
    attemptId: randomIdentifier(20),
  })
  const agentId = agentCreated.ID
  now += hourMs
  await new Writes(region)
    .update(paths.agent(agentId), { ...agent.changes, lastModified: Math.floor(now / 1000) })
    .commit()
  for (const text of agent.texts) {
    now += 120_000
    await addKnowledgeText(ports, caller, {
      region,
      agentId,
      title: text.title,
      text: readFileSync(join(here, text.file), 'utf8'),
      attemptId: `seed-${randomIdentifier(12)}`,
    })
    await ports.tasks.run()
  }
  await publishAgent(ports, caller, { region, agentId })
  return agentId
}

/** Creates conversations over 90 days, more of them recently and by day, in chronological order. */
async function makeConversations(
  { region, uid }: SeedWorkspace,
  owner: Caller,
  agentId: string,
  agent: SeedAgent,
  payUntil: (moment: number) => Promise<void>,
): Promise<void> {
  const starts = Array.from({ length: agent.conversations }, () => {
    const daysAgo = Math.floor(90 * (1 - Math.sqrt(random())))
    return end - daysAgo * dayMs - Math.floor(random() * 11) * hourMs - Math.floor(random() * hourMs)
  }).sort((a, b) => a - b)
  const served = createInstance(ports, signing)
  const made: SeededConversation[] = []
  for (const [number, start] of starts.entries()) {
    await payUntil(start)
    now = Math.max(start, now + minuteMs)
    const conversationId = randomIdentifier(20)
    const client = pick(clients)
    const name = pick(names)
    const visitorId = visitorIdOf(region, name)
    const email = name && `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
    let lastAnswerId = ''
    const site = `https://${agent.title.toLowerCase().replace(/[^a-z]+/g, '-')}.example`
    const context = {
      page: site + pick(visitedPages),
      referrer: pick(referrers),
      language: 'en',
      ...(name && { identity: { name, email } }),
    }
    const claims = { agentId, region, conversationId, visitorId, draft: false, exp: end / 1000 + 3600 }
    const first = Math.floor(random() * agent.questions.length)
    const turns = 1 + Math.floor(random() * 3)
    for (let turn = 0; turn < turns; turn++) {
      const text = agent.questions[(first + turn) % agent.questions.length] ?? ''
      const live = startVisitorTurn(
        served,
        claims,
        { clientMessageId: `seed-${randomIdentifier(16)}`, text, context },
        conversationId,
        client,
      )
      await live.follow((event) => {
        if (event.type === 'error') throw new Error(`The seed got no answer: ${event.message}`)
        if (event.type === 'done') lastAnswerId = event.message.id
      }, new AbortController().signal)
      now += 20_000 + Math.floor(random() * minuteMs)
    }
    made.push({ claims, name, email, lastAnswerId })
    // All but the newest have been read.
    if (number < starts.length - 6)
      await new Writes(region).update(paths.conversation(agentId, conversationId), { seen: true }).commit()
  }
  if (agent.changes.widgetOptions?.canHandOff)
    await makeInbox(served, owner, made.slice(-8), () => (now += 40_000))
  await served.flush()
  await new Writes(region).update(paths.workspace(uid), { lastModified: Math.floor(now / 1000) }).commit()
}
