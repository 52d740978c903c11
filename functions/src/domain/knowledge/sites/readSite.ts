import { z } from 'zod'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { siteSchema } from '../../../shared/knowledge/sites.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

export interface SiteRef {
  region: Region
  agentId: string
  sourceId: string
}

const siteSourceSchema = knowledgeSourceSchema.extend({ kind: z.literal('site'), site: siteSchema })
export type SiteSource = z.infer<typeof siteSourceSchema>

/** Returns the source that is a site; undefined for a missing one or another kind. */
export async function findSite({
  region,
  agentId,
  sourceId,
}: SiteRef): Promise<Stored<SiteSource> | undefined> {
  const stored = await readDocument(region, paths.knowledgeSource(agentId, sourceId), z.unknown())
  const source = siteSourceSchema.safeParse(stored?.data)
  return stored && source.success ? { ...stored, data: source.data } : undefined
}

/** Returns the source that is a site; throws AppError 'not-found' for a missing one. */
export async function readSite(ref: SiteRef): Promise<Stored<SiteSource>> {
  const source = await findSite(ref)
  if (!source) throw new AppError('not-found')
  return source
}
