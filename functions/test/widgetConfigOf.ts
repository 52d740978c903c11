import { z } from 'zod'
import { paths } from '../src/shared/paths.ts'
import type { Region } from '../src/shared/regions.ts'
import { readDocument } from '../src/store/documents.ts'

/** What the public may read of an agent, as it is stored. */
export async function widgetConfigOf(region: Region, agentId: string) {
  return (await readDocument(region, paths.widget(agentId), z.record(z.string(), z.unknown())))?.data
}
