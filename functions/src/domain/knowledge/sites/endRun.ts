import { paths } from '../../../shared/paths.ts'
import { sitePageSchema, type RunReason, type SiteRun } from '../../../shared/knowledge/sites.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { inEnglish } from '../../../shared/errors/refusals.ts'
import { storeChunks } from '../indexing/storeChunks.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { assemble } from './pages/assemble.ts'
import { findSite, type SiteRef, type SiteSource } from './readSite.ts'

/** The number of runs whose changes are kept. */
const loggedRuns = 200

/**
 * Ends a run: the new text of the site replaces the old one, and the index is built once, or not at all
 * without changes. A site of which no page could be read has failed, unless it was read before.
 */
export async function endRun(
  ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'>,
  { ref, run: number }: { ref: SiteRef; run: number },
  end: Pick<SiteRun, 'state' | 'reason'>,
): Promise<void> {
  const { region, agentId, sourceId } = ref
  await untilUnchanged(async () => {
    const source = await findSite(ref)
    if (!source) return
    const { site, state } = source.data
    const { run } = site
    const isKnown = state === 'ready' || state === 'indexing'
    const isSame = isKnown && run.read + run.changed + run.removed === 0
    const { chunks, isCut } = isSame ? { chunks: [], isCut: false } : await assemble(ref)
    const isEmpty = !isKnown && chunks.length === 0
    const reason = end.reason || (isCut ? 'textLimit' : isEmpty ? await reasonOfStart(ref, source.data) : '')
    const isFailed = end.state === 'failed' || (isEmpty && end.state === 'done')
    const fields = {
      'site.run.state': isFailed ? 'failed' : end.state,
      'site.run.reason': reason,
      'site.run.endedAt': ports.now(),
      lastModified: ports.now(),
    }
    if (isSame || isEmpty) {
      const failure = isEmpty && { state: 'failed', failure: inEnglish('siteNotRead') }
      await new Writes(region).update(source.path, { ...fields, ...failure }, source.version).commit()
      return
    }
    const bytes = chunks.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
    const target = { ...ref, path: source.path, version: source.version }
    await storeChunks(ports, target, chunks, {
      ...fields,
      state: isKnown ? 'ready' : 'indexing',
      sizeKB: bytes / 1_000,
    })
  })
  await new Writes(region).delete(paths.siteChange(agentId, sourceId, number - loggedRuns)).commit()
}

/** Returns the reason for which the start page, and so the site, gave no text. */
async function reasonOfStart({ region, agentId, sourceId }: SiteRef, source: SiteSource): Promise<RunReason> {
  const pages = paths.sitePages(agentId, sourceId)
  const [start] = await readQuery(region, pages, sitePageSchema, (query) =>
    query.where('depth', '==', 0).limit(1),
  )
  return start?.data.reason || (source.site.run.found > 0 ? 'nothingToRead' : 'filtered')
}
