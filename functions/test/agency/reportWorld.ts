import { randomUUID } from 'node:crypto'
import { transferCredits } from '../../src/domain/agency/credit/transferCredits.ts'
import { saveOrganisation } from '../../src/domain/agency/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../src/domain/agency/organisations/setOrganisationAgents.ts'
import { createAgent } from '../../src/domain/agents/createAgent.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { submitForm } from '../../src/domain/chat/visitors/submitForm.ts'
import { rateAnswer, requestPerson } from '../../src/domain/chat/visitors/visitorActions.ts'
import { unknownClient } from '../../src/domain/kernel/access/RequestClient.ts'
import { addKnowledgeText } from '../../src/domain/knowledge/sources/addKnowledgeText.ts'
import type { ReportSettings } from '../../src/shared/agencies/valueReport.ts'
import { dayMs, hourMs } from '../../src/shared/durations.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { widgetOptionsSchema } from '../../src/shared/widget/widgetOptions.ts'
import { Writes } from '../../src/store/commit.ts'
import { leadForm } from '../chat/leadForm.ts'
import { dice } from '../dice.ts'
import { ask, makeClaims, makeEngine, makePorts } from '../factories.ts'
import { makeHost, makeOrganisation } from './agencies.ts'

const office = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '17:30' },
]
export const reportSettings: ReportSettings = {
  isOn: true,
  timeZone: 'Asia/Kolkata',
  hours: { mon: office, tue: office, wed: office, thu: office, fri: office, sat: [], sun: [] },
  minutesSaved: 4,
}
/** Questions that the agents' knowledge does not answer. */
export const unknownQuestions = [
  'Who painted the Mona Lisa?',
  'When was Mozart born?',
  'Where do penguins sleep?',
]

/** Creates an organisation with two agents that hand over, are rated, have a form and know one answer. */
export async function makeReportWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const host = await makeHost(owned)
  const { caller, workspaceId, orgId } = owned
  const clock = { now: Date.parse('2026-09-01T00:00Z') }
  const ports = makePorts({ now: () => clock.now })
  const made = async (agentName: string) => {
    const template = { agentName, agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
    const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
    const widgetOptions = {
      ...widgetOptionsSchema.parse({}),
      canHandOff: true,
      canRate: true,
      retentionDays: 0,
      forms: [leadForm],
    }
    const agent = { region, agentId: agentCreated.ID }
    await new Writes(region).update(paths.agent(agent.agentId), { widgetOptions }).commit()
    const text = '# Returns\nUnused pieces can be sent back within 30 days. Returns are free.'
    await addKnowledgeText(ports, caller, { ...agent, title: 'Shop', text, attemptId: randomUUID() })
    await ports.tasks.run()
    await publishAgent(ports, caller, agent)
    return agent
  }
  const agents = [await made('Desk'), await made('Shop')] as const
  await setOrganisationAgents(ports, caller, {
    region,
    orgId,
    widgetIDs: agents.map(({ agentId }) => agentId),
  })
  // The organisation is older than the month that is reported.
  await new Writes(region).update(paths.org(orgId), { createdAt: clock.now }).commit()
  await transferCredits(ports, caller, {
    region,
    workspaceId,
    orgId,
    direction: 'toOrg',
    amount: 400_000,
    transferId: randomUUID(),
  })
  await saveOrganisation(ports, caller, { region, orgId, changed: { reports: reportSettings } })
  const engine = makeEngine(undefined, ports)
  return { ...owned, host, agents, ports, clock, engine }
}

type World = Awaited<ReturnType<typeof makeReportWorld>>

/**
 * Lets visitors write, rate, ask for a person and send forms at random times around a month, and at its first
 * and last millisecond.
 */
export async function simulateMonth(world: World, { from, to }: { from: number; to: number }, seed: number) {
  const { engine, agents, clock } = world
  const random = dice(seed)
  const starts = [from - 1, from, to - 1, to]
  for (let count = 0; count < 26; count++) starts.push(from - 3 * dayMs + random.below(to - from + 6 * dayMs))
  const deeds: { at: number; act: () => Promise<unknown> }[] = []
  for (const at of starts) {
    const claims = makeClaims(random.oneOf(agents))
    const words = random.chance(0.4) ? random.oneOf(unknownQuestions) : 'How do returns work?'
    const later = () => at + random.below(4 * dayMs)
    let messageId = ''
    deeds.push({ at, act: async () => (messageId = (await ask(engine, claims, words)).answer?.id ?? '') })
    if (random.chance(0.5)) {
      const rating = random.oneOf(['up', 'down'] as const)
      deeds.push({ at: later(), act: () => rateAnswer(engine, claims, { messageId, rating, reason: '' }) })
    }
    if (random.chance(0.3))
      deeds.push({ at: later(), act: () => requestPerson(engine, claims, {}, unknownClient) })
    if (random.chance(0.3)) {
      const values = { name: 'Marta', email: 'marta@example.com' }
      const form = { leadId: randomUUID(), formId: leadForm.id, values }
      deeds.push({ at: later(), act: () => submitForm(engine, claims, form, unknownClient) })
    }
  }
  for (const { at, act } of deeds.toSorted((one, other) => one.at - other.at)) {
    clock.now = at
    await act()
  }
  clock.now = to + hourMs
}
