import type { Region } from '../../shared/regions.ts'
import { regions } from '../../shared/regions.ts'
import { paths } from '../../shared/paths.ts'
import { runtimeSchema } from '../../shared/runtime.ts'
import type { WidgetConfig } from '../../shared/widgetApi.ts'
import { readDocument } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'
import { projectWidget } from './projectWidget.ts'

/** A published agent by its id alone, wherever it lives. An unpublished one is as absent as a missing one. */
export async function findAgent(agentId: string): Promise<{ region: Region; widget: WidgetConfig }> {
  for (const region of regions) {
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (runtime?.data.published) return { region, widget: projectWidget(runtime.data.published) }
  }
  throw new AppError('not-found')
}
