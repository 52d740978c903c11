import type { Agent } from '../../shared/agents/agent.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { regions } from '../../shared/regions/regions.ts'
import { paths } from '../../shared/paths.ts'
import { runtimeSchema } from '../../shared/agents/runtime.ts'
import type { WidgetConfig } from '../../shared/widget/widgetApi.ts'
import { readDocument } from '../../store/documents.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import { projectWidget } from '../chat/servedAgents/projectWidget.ts'

interface FoundAgent {
  region: Region
  agent: Agent
  /** Its public configuration. */
  widget: WidgetConfig
}

/**
 * Returns a published agent by its ID alone, from any region. Throws AppError 'not-found', also for an agent
 * that is not published.
 */
export async function findAgent(agentId: string): Promise<FoundAgent> {
  for (const region of regions) {
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    const agent = runtime?.data.published
    if (agent) return { region, agent, widget: projectWidget(agent) }
  }
  throw new AppError('not-found')
}
