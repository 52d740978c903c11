import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { templateTalks } from '../../../../test/agents/templateTalks.ts'
import { giveFlow } from '../../../../test/chat/flows.ts'
import { readingModel } from '../../../../test/chat/readingModel.ts'
import { clearDatabases } from '../../../../test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '../../../../test/factories.ts'
import { oneRegion } from '../../../../test/oneRegion.ts'
import { templateKeys } from '../../../shared/agents/templateKeys.ts'
import type { Flow } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { templateFlow } from './templateFlows.ts'

beforeAll(clearDatabases)

/** As an owner leaves it who has chosen the tool that a step needs. */
function withTools(flow: Flow): Flow {
  const nodes = Object.entries(flow.nodes).map(([id, node]) => [
    id,
    node.needsTool ? { ...node, tools: ['t1'] } : node,
  ])
  return { ...flow, nodes: Object.fromEntries(nodes) }
}

const templates = templateKeys.flatMap((key) => {
  const [flow, talks] = [templateFlow(key), templateTalks[key]]
  return flow ? [[key, flow, talks ?? []] as const] : []
})
const all = templates.flatMap(([key, flow, talks]) => {
  const needsTool = Object.values(flow.nodes).some((node) => node.needsTool)
  return [
    [key, '', flow, talks] as const,
    ...(needsTool ? [[key, ' with its tool', withTools(flow), talks] as const] : []),
  ]
})

describe.each(oneRegion)('the flow of a template in %s', (region) => {
  it.each(all)(
    '%s%s answers ten conversations in the right steps',
    { timeout: 60_000 },
    async (_key, _tool, flow, talks) => {
      expect(talks).toHaveLength(10)
      const agent = await makeAgent(region)
      await giveFlow(agent, flow)
      await new Writes(region).update(paths.agent(agent.agentId), { enableNodes: true }).commit()
      const engine = makeEngine(
        readingModel(new Map(talks.flat().map(([words, meaning]) => [words, meaning]))),
      )
      for (const talk of talks) {
        const claims = makeClaims(agent, { draft: true })
        let last: string | undefined
        for (const [words, , step] of talk) {
          const turn = await ask(engine, claims, words, randomUUID(), last)
          last = turn.answer?.id
          const trace = turn.last?.type === 'done' ? turn.last.report?.trace : undefined
          const where = `"${words}" of "${talk.map(([one]) => one).join(' / ')}": ${turn.answer?.text}`
          expect(trace?.names[trace.to], where).toBe(step)
          // The step that was reached is the one that speaks, unless the words before it said all that it says.
          const asked = Object.values(flow.nodes).find(({ name }) => name === 'Order number')?.text ?? '?'
          if (step === 'Status') expect(turn.answer?.text, where).not.toContain(asked.slice(0, 20))
          const calls = trace?.steps.filter((one) => one.step === 'model') ?? []
          expect(calls.length, where).toBeLessThanOrEqual(2)
        }
      }
      await engine.flush()
    },
  )
})
