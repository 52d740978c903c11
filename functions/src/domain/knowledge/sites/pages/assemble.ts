import type { z } from 'zod'
import { indexLimits } from '../../../../shared/limits.ts'
import { paths } from '../../../../shared/paths.ts'
import { sitePageSchema } from '../../../../shared/knowledge/sites.ts'
import { readEach } from '../../../../store/documents.ts'
import { Query } from '../../../../store/Query.ts'
import { chunkSections, countPieces, type Chunk } from '../../indexing/chunkText.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { readChunkSize } from '../../indexing/readChunkSize.ts'
import { dropRepeated } from './dropRepeated.ts'
import type { SiteRef } from '../readSite.ts'
import { pageIdOf } from '../crawling/siteUrl.ts'
import { readBody } from './siteFiles.ts'

const filesAtOnce = 10
const usualChunkSize = 1_500
const listedSchema = sitePageSchema.pick({
  url: true,
  state: true,
  depth: true,
  textHash: true,
  characters: true,
})
type Listed = z.infer<typeof listedSchema>

/**
 * Returns the text of a site in the order of its URLs: each page that was read and not excluded, once,
 * without blocks that most pages repeat. `isCut`: it is above the limit of one agent.
 */
export async function assemble(ref: SiteRef): Promise<{ chunks: Chunk[]; isCut: boolean }> {
  const pages = await listPages(ref)
  const bodies: Section[][] = []
  for (let from = 0; from < pages.length; from += filesAtOnce) {
    const some = pages.slice(from, from + filesAtOnce)
    bodies.push(...(await Promise.all(some.map(({ url }) => readBody(ref, pageIdOf(url))))))
  }
  const start = pages.findIndex(({ depth }) => depth === 0)
  const size = (await readChunkSize(ref.region, ref.agentId)) ?? usualChunkSize
  const chunks: Chunk[] = []
  let characters = 0
  for (const sections of dropRepeated(bodies, start)) {
    const some = chunkSections(ref.sourceId, sections, size).map((chunk, at) => ({
      ...chunk,
      id: `${ref.sourceId}-${chunks.length + at}`,
    }))
    characters += countPieces(some)
    if (characters > indexLimits.characters) return { chunks, isCut: true }
    chunks.push(...some)
  }
  return { chunks, isCut: false }
}

/** Returns the pages with text, up to the limit of memory; of pages with the same text, the first. */
async function listPages(ref: SiteRef): Promise<Listed[]> {
  const query = Query.collection(ref.region, paths.sitePages(ref.agentId, ref.sourceId)).select(
    Object.keys(listedSchema.shape),
  )
  const pages: Listed[] = []
  for await (const { fields } of readEach(query)) {
    const page = listedSchema.parse(fields)
    if (page.textHash && page.state !== 'skipped') pages.push(page)
  }
  pages.sort((one, other) => (one.url < other.url ? -1 : 1))
  const seen = new Set<string>()
  let characters = 0
  return pages.filter(({ textHash, characters: own }) => {
    if (seen.has(textHash) || characters > indexLimits.characters * 2) return false
    seen.add(textHash)
    characters += own
    return true
  })
}
