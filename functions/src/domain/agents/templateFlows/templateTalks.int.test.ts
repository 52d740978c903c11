import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { templateTalks } from '#test/agents/templateTalks.ts'
import { giveFlow } from '#test/chat/flows.ts'
import { readingModel } from '#test/chat/readingModel.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { templateKeys } from '../../../shared/agents/templateKeys.ts'
import type { Flow } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { templateFlow } from './templateFlow.ts'

beforeAll(clearDatabases)

/** Returns a flow with a tool in each step that needs one. */
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
      const walked: string[] = []
      for (const talk of talks) {
        const claims = makeClaims(agent, { draft: true })
        let last: string | undefined
        for (const [words, , step] of talk) {
          const turn = await ask(engine, claims, words, randomUUID(), last)
          last = turn.answer?.id
          const trace = turn.last?.type === 'done' ? turn.last.report?.trace : undefined
          walked.push(`${words}: ${trace?.names[trace.to]}`)
          // A number that was told is not asked for again.
          if (step === 'Status') expect(turn.answer?.text).not.toContain('Ask for the order number')
          const calls = trace?.steps.filter((one) => one.step === 'model') ?? []
          expect(calls.length).toBeLessThanOrEqual(2)
        }
      }
      expect(walked).toEqual(talks.flat().map(([words, , step]) => `${words}: ${step}`))
      await engine.flush()
    },
  )
})
