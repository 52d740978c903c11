import { z } from 'zod'
import { readFile, writeFile, deleteFiles } from '../../../../store/files.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { knowledgeFolder } from '../../sources/knowledgePaths.ts'
import type { SiteRef } from '../readSite.ts'

const bodySchema = z.array(z.object({ title: z.string(), text: z.string(), url: z.string().optional() }))

/** Returns the folder of the texts of a site's pages, a file each. */
export function pagesFolder({ agentId, sourceId }: Pick<SiteRef, 'agentId' | 'sourceId'>): string {
  return `${knowledgeFolder(agentId)}pages/${sourceId}/`
}

/** Stores the sections of a page as JSON, in place of earlier ones. */
export async function writeBody(site: SiteRef, pageId: string, sections: Section[]): Promise<void> {
  await writeFile(site.region, bodyPath(site, pageId), JSON.stringify(sections), 'application/json')
}

export async function deleteBody(site: SiteRef, pageId: string): Promise<void> {
  await deleteFiles(site.region, bodyPath(site, pageId))
}

/** Returns the text of a page; empty for one that was never read. */
export async function readBody(site: SiteRef, pageId: string): Promise<Section[]> {
  const file = await readFile(site.region, bodyPath(site, pageId))
  return file ? bodySchema.parse(JSON.parse(file.toString('utf8'))) : []
}

function bodyPath(site: SiteRef, pageId: string): string {
  return `${pagesFolder(site)}${pageId}.json`
}
