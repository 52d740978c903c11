import type { TraceStep } from '../../../shared/flow/trace.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { ToolCache } from '../tools/ToolCache.ts'

/** Returns the names of the forms and tools that the rules of a trace name, by id; without deleted ones. */
export async function ruleNamesOf(
  tools: Pick<ToolCache, 'loadTool'>,
  { agent, workspaceId }: Pick<ServedAgent, 'agent' | 'workspaceId'>,
  region: Region,
  steps: readonly TraceStep[],
): Promise<Record<string, string>> {
  const rules = steps.flatMap((step) => (step.step === 'rule' ? step.rule : []))
  const idsOf = (kind: 'form' | 'tool') =>
    new Set(rules.flatMap((rule) => (rule.rule === kind ? rule.id : [])))
  const formIds = idsOf('form')
  const forms = agent.widgetOptions.forms.filter(({ id }) => formIds.has(id))
  const named = await Promise.all(
    [...idsOf('tool')].map(async (id) => {
      // The answer is stored already, and is shown without the name.
      const tool = await tools.loadTool(region, workspaceId, id).catch(() => undefined)
      return tool ? [[id, tool.name]] : []
    }),
  )
  return Object.fromEntries([...forms.map(({ id, title }) => [id, title]), ...named.flat()])
}
