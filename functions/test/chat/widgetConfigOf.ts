import { projectWidget } from '../../src/domain/chat/servedAgents/projectWidget.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { runtimeSchema } from '../../src/shared/agents/runtime.ts'
import type { WidgetConfig } from '../../src/shared/widget/widgetApi.ts'
import { readDocument } from '../../src/store/documents.ts'

/** Returns the public configuration of a published agent; undefined if it is not published. */
export async function widgetConfigOf(region: Region, agentId: string): Promise<WidgetConfig | undefined> {
  const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
  return runtime?.data.published ? projectWidget(runtime.data.published) : undefined
}
