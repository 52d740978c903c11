import { beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { makeAgent, makeCaller, makeEngine, makePorts } from '../../../test/factories.ts'
import { giveFlow, orderFlow, sayingModel } from '../../../test/flows.ts'
import { oneRegion } from '../../../test/oneRegion.ts'
import { safeFetch } from '../../providers/fetch/safeFetch.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { savedTestSchema } from '../../shared/savedTests.ts'
import { toolDraftSchema } from '../../shared/tools.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { saveTool } from '../tools/saveTool.ts'
import { runTests } from './runTests.ts'
import { saveTest } from './storeTest.ts'

beforeAll(clearDatabases)

/** An agent whose second step can cancel orders, at a shop that notes what comes. */
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
  const came = async () => {
    const answer = await web.request(new URL(`http://${host}/came`), { host, method: 'GET', headers: {} })
    return answer.refusal ? '' : answer.content.toString()
  }
  const engine = (...deeds: Parameters<typeof sayingModel>) => makeEngine(sayingModel(...deeds), { web })
  return { agent, engine, came }
}

describe.each(oneRegion)('saved tests of a flow in %s', (region) => {
  it('look at the way and the tools of an answer, and run nothing that changes something', async () => {
    const { agent, engine, came } = await makeWorld(region)
    const { caller } = agent
    const expects = {
      path: ['n1', 'n2'],
      tool: { name: 'cancel_order', values: { number: '4711' } },
      outcome: '',
    }
    const test = { ...agent, question: 'Cancel 4711', expected: '', expects }
    const { testId } = await saveTest(makePorts(), caller, test)
    const lastRun = async () => {
      const stored = await readDocument(region, paths.test(agent.agentId, testId), savedTestSchema)
      return stored?.data.last
    }
    const call = (number: string) => ({ call: 'cancel_order', arguments: { number } })
    const right = engine(call('4711'), 'It is cancelled.')
    expect(await runTests(right, caller, agent)).toEqual({ passed: 1, failed: 0, isWhole: true })
    expect(await lastRun()).toMatchObject({
      answer: 'It is cancelled.',
      path: [
        { id: 'n1', name: 'Start' },
        { id: 'n2', name: 'Reception' },
      ],
      tools: [{ name: 'cancel_order', ended: 'wouldRun' }],
      missed: [],
    })
    expect(await came()).not.toContain('/cancel')
    const wrong = engine(call('4712'), 'It is cancelled.')
    expect(await runTests(wrong, caller, agent)).toMatchObject({ passed: 0, failed: 1 })
    expect(await lastRun()).toMatchObject({ passed: false, missed: ['tool'] })
  })

  it('expect something, and are kept by members alone', async () => {
    const agent = await makeAgent(region)
    const test = { ...agent, question: 'Hello?', expected: '' }
    const nothing = { fields: { expected: 'Please write the expected answer.' } }
    await expect(saveTest(makePorts(), agent.caller, test)).rejects.toMatchObject(nothing)
    const refused = { code: 'permission-denied' }
    await expect(saveTest(makePorts(), makeCaller(), { ...test, expected: 'Hi' })).rejects.toMatchObject(
      refused,
    )
  })
})
