import { beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../sandbox/listenForTest.ts'
import { calendarDraft } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller, makeEngine, makePorts } from '#test/factories.ts'
import { giveFlow, orderFlow, sayingModel } from '#test/chat/flows.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { safeFetch } from '../../../providers/fetch/safeFetch.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { savedTestSchema, testExpectationsSchema } from '../../../shared/agents/savedTests.ts'
import { builtInId, calendarToolId } from '../../../shared/tools/toolIds.ts'
import { toolDraftSchema } from '../../../shared/tools/tools.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { addKnowledgeText } from '../../knowledge/sources/addKnowledgeText.ts'
import type { LanguageModel } from '../../kernel/ports/ports.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { saveCalendar } from '../calendars/saveCalendar.ts'
import { saveTool } from '../tools/saveTool.ts'
import { readTestTools } from './readTestTools.ts'
import { runTests } from './runTests.ts'
import { saveTest, storeTest } from './storeTest.ts'

beforeAll(clearDatabases)

/** Creates an agent whose second step can cancel orders, at a shop that records requests. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { caller, workspaceId, agentId } = agent
  const sandbox = await listenForTest()
  const port = Number(new URL(sandbox.url).port)
  const host = `orders-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const tool = toolDraftSchema.parse({
    name: 'cancel_order',
    description: 'Cancels an order.',
    parameters: [{ key: 'number' }],
    request: { method: 'POST', address: `http://${host}/orders/{number}/cancel` },
    effect: 'change',
  })
  const { toolId } = await saveTool(makePorts({ web }), caller, { region, workspaceId, seq: 0, tool })
  const flow = orderFlow()
  const { n2 } = flow.nodes
  if (!n2) throw new Error('The flow has no second node.')
  n2.tools = [toolId]
  await giveFlow(agent, flow)
  await new Writes(region).update(paths.agent(agentId), { enableNodes: true }).commit()
  const received = async () => {
    const response = await web.request(new URL(`http://${host}/came`), { host, method: 'GET', headers: {} })
    return response.refusal ? '' : response.content.toString()
  }
  const engine = (...modelSteps: Parameters<typeof sayingModel>) =>
    makeEngine(sayingModel(...modelSteps), { web })
  return { agent, engine, received }
}

describe.each(oneRegion)('saved tests of a flow in %s', (region) => {
  it('check the way and the tools of an answer, and run nothing that changes something', async () => {
    const { agent, engine, received } = await makeWorld(region)
    const { caller } = agent
    const expects = testExpectationsSchema.parse({
      path: ['n1', 'n2'],
      tool: { name: 'cancel_order', values: { number: '4711' } },
    })
    const test = { ...agent, question: 'Cancel 4711', expected: '', expects }
    const { testId } = await saveTest(makePorts(), caller, test)
    const lastRun = async () => {
      const stored = await readDocument(region, paths.test(agent.agentId, testId), savedTestSchema)
      return stored?.data.last
    }
    const call = (number: string) => ({ call: 'cancel_order', arguments: { number } })
    const right = engine(call('4711'), 'It is cancelled.')
    expect(await runTests(right, caller, agent)).toMatchObject({ passed: 1, failed: 0 })
    expect(await lastRun()).toMatchObject({
      answer: 'It is cancelled.',
      path: [
        { id: 'n1', name: 'Start' },
        { id: 'n2', name: 'Reception' },
      ],
      tools: [{ name: 'cancel_order', ended: 'wouldRun' }],
      missed: [],
    })
    expect(await received()).not.toContain('/cancel')
    const wrong = engine(call('4712'), 'It is cancelled.')
    expect(await runTests(wrong, caller, agent)).toMatchObject({ passed: 0, failed: 1 })
    expect(await lastRun()).toMatchObject({ passed: false, missed: ['tool'] })
  })

  it('may expect all functions of the nodes, by the names that models call', async () => {
    const { agent, engine } = await makeWorld(region)
    const { caller, workspaceId, agentId } = agent
    const flow = orderFlow()
    const { n2, n3 } = flow.nodes
    if (!n2 || !n3) throw new Error('The flow has too few nodes.')
    const calendars: string[] = []
    for (const name of ['Salon', 'Spa']) {
      const calendar = { region, workspaceId, seq: 0, calendar: calendarDraft({ name }) }
      const { calendarId } = await saveCalendar(makePorts(), caller, calendar)
      calendars.push(calendarToolId(calendarId))
    }
    n2.tools = calendars
    n3.tools = [builtInId('lead'), ...calendars.slice(0, 1)]
    await new Writes(region).delete(paths.flow(agentId)).commit()
    await giveFlow(agent, flow)
    const { tools } = await readTestTools(engine(), caller, agent)
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'book_appointment',
      'book_appointment_2',
      'cancel_appointment',
      'cancel_appointment_2',
      'collect_lead',
      'find_free_times',
      'find_free_times_2',
    ])
    expect(tools).toContainEqual({ name: 'find_free_times_2', parameters: ['from', 'days'] })
    await expect(readTestTools(engine(), makeCaller(), agent)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('are saved by members only', async () => {
    const agent = await makeAgent(region)
    const expects = testExpectationsSchema.parse({ contains: ['Hi'] })
    const test = { ...agent, question: 'Hello?', expected: '', expects }
    await expect(saveTest(makePorts(), makeCaller(), test)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('neither pass nor fail when they have only an old expectation', async () => {
    const agent = await makeAgent(region)
    const { agentId, workspaceId, caller } = agent
    const test = { region, agentId, workspaceId, by: caller.uid, at: 1, question: 'Hi?', expected: 'Hello.' }
    await storeTest(test)
    const engine = makeEngine(sayingModel('Hello.'))
    expect(await runTests(engine, caller, agent)).toMatchObject({ passed: 0, failed: 0, unjudged: 1 })
    await engine.flush()
  })

  it('store no result for expectations that were edited, or of a test that was deleted, meanwhile (H-183)', async () => {
    const agent = await makeAgent(region)
    const { agentId, caller } = agent
    const save = (question: string, words: string) =>
      saveTest(makePorts(), caller, {
        ...agent,
        question,
        expected: '',
        expects: testExpectationsSchema.parse({ contains: [words] }),
      })
    const { testId: edited } = await save('How long is the guarantee?', 'five years')
    const { testId: deleted } = await save('Where are you?', 'five years')
    await save('How old are you?', 'five years')
    const change = async () => {
      await save('How long is the guarantee?', 'two years')
      await new Writes(region).delete(paths.test(agentId, deleted)).commit()
    }
    const engine = makeEngine(scriptedModel({ text: 'It is five years.', onAsked: change }))
    expect(await runTests(engine, caller, agent)).toMatchObject({ passed: 1, failed: 0, notAsked: 0 })
    const test = await readDocument(region, paths.test(agentId, edited), savedTestSchema)
    expect(test?.data).toMatchObject({ last: null, expects: { contains: ['two years'] } })
    await engine.flush()
  })

  it('go on in another call where one is not enough, and are limited by the hour (H-183)', async () => {
    const agent = await makeAgent(region)
    const { agentId, caller } = agent
    const expects = testExpectationsSchema.parse({ contains: ['yes'] })
    for (const at of Array.from({ length: 7 }).keys())
      await saveTest(makePorts(), caller, { ...agent, question: `Question ${at}?`, expected: '', expects })
    const start = Date.now()
    const clock = { now: start }
    // The first five are asked when it is too late for the others.
    const model = scriptedModel({ text: 'Yes.', onAsked: async () => void (clock.now = start + 61_000) })
    const engine = makeEngine(model, { now: () => clock.now })
    const first = await runTests(engine, caller, agent)
    expect(first).toMatchObject({ passed: 5, notAsked: 2 })
    const rest = { ...agent, since: first.startedAt }
    expect(await runTests(engine, caller, rest)).toMatchObject({ passed: 7, notAsked: 0 })
    expect(model.calls).toBe(7)
    const path = `throttle/${sha256(`runTests:${agentId}`)}`
    await new Writes('na').update(path, { count: 150 }).commit()
    await expect(runTests(engine, caller, agent)).rejects.toMatchObject({ code: 'resource-exhausted' })
    await engine.flush()
  })

  it('expect a source of the knowledge', async () => {
    const agent = await makeAgent(region)
    const ports = makePorts()
    const guarantee = { title: 'Guarantee', text: 'The guarantee is five years.', attemptId: 'guarantee' }
    const { sourceId } = await addKnowledgeText(ports, agent.caller, { ...agent, ...guarantee })
    await ports.tasks.run()
    const passages = [{ id: sourceId, title: 'Guarantee' }]
    const expects = testExpectationsSchema.parse({ passages })
    const about = (question: string) => ({ ...agent, question, expected: '', expects })
    await saveTest(ports, agent.caller, about('How long is the guarantee?'))
    await saveTest(ports, agent.caller, about('Where is the station?'))
    const engine = makeEngine(sayingModel('Five years.', 'No idea.'))
    expect(await runTests(engine, agent.caller, agent)).toMatchObject({ passed: 1, failed: 1 })
    const [failed] = (await readQuery(region, paths.tests(agent.agentId), savedTestSchema)).filter(
      ({ data }) => !data.last?.passed,
    )
    expect(failed?.data).toMatchObject({ question: 'Where is the station?', last: { missed: ['passages'] } })
    await engine.flush()
  })
})

/** Creates a model with one answer, which judges with a given verdict. */
function judgingModel(answer: string, verdict: (mark: string) => object): LanguageModel {
  return {
    async *stream({ instructions, tools }) {
      const mark = /with the mark (\w+)/.exec(instructions)?.[1] ?? ''
      if (tools?.[0]?.name === 'verdict') {
        const call = { id: 'v', name: 'verdict', arguments: JSON.stringify(verdict(mark)) }
        yield { type: 'toolCall', call }
      } else yield { type: 'text', text: answer }
      yield { type: 'usage', inputTokens: 100, outputTokens: 20 }
    },
  }
}

describe.each(oneRegion)('a judge of saved tests in %s', (region) => {
  const yes = { same: true, control: false, reason: 'Both say five years.' }
  it.each([
    ['agrees, and is paid for', (mark: string) => ({ mark, ...yes }), { agrees: true, reason: yes.reason }],
    [
      'disagrees with a reason that is cut',
      (mark: string) => ({ mark, ...yes, same: false, reason: 'x'.repeat(500) }),
      { agrees: false, reason: 'x'.repeat(200) },
    ],
    [
      'counts for nothing where it agrees with what nobody says',
      (mark: string) => ({ mark, ...yes, control: true }),
      { agrees: false, reason: '' },
    ],
    [
      'counts for nothing without the mark',
      () => ({ mark: 'guessed', ...yes }),
      { agrees: false, reason: '' },
    ],
    ['counts for nothing with anything else', () => ({ same: true }), { agrees: false, reason: '' }],
  ])('decides %s', async (_, verdict, judged) => {
    const agent = await makeAgent(region)
    const expects = testExpectationsSchema.parse({ judge: { wanted: true } })
    const expected = 'The guarantee is five years.'
    await saveTest(makePorts(), agent.caller, { ...agent, question: 'How long?', expected, expects })
    const engine = makeEngine(judgingModel('Five years.', verdict))
    const passed = judged.agrees ? 1 : 0
    expect(await runTests(engine, agent.caller, agent)).toMatchObject({ passed, failed: 1 - passed })
    const [test] = await readQuery(region, paths.tests(agent.agentId), savedTestSchema)
    expect(test?.data.last).toMatchObject({ judged, missed: judged.agrees ? [] : ['judge'] })
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(2)
  })
})
