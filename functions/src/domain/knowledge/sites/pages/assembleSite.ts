import type { Ports } from '../../../kernel/ports/ports.ts'
import { storeChunks } from '../../indexing/storeChunks.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { assemble } from './assemble.ts'
import { findSite } from '../readSite.ts'

/** Updates the text of a site after a page was excluded. */
export async function assembleSite(
  ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'>,
  ref: TaskPayload<'assembleSite'>,
): Promise<void> {
  await untilUnchanged(async () => {
    const source = await findSite(ref)
    // The end of its first run does the same.
    if (!source || source.data.state === 'processing') return
    const { chunks } = await assemble(ref)
    const target = { ...ref, path: source.path, version: source.version }
    await storeChunks(ports, target, chunks, { state: 'ready', failure: '', lastModified: ports.now() })
  })
}
