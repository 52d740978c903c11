import type { Region } from '../shared/regions.ts'
import { Writes } from './commit.ts'
import { Query } from './Query.ts'

/** Documents of one commit. */
const most = 300

/**
 * Deletes a document and everything below it, itself last so that an interruption leaves something to repeat
 * it on.
 */
export async function deleteTree(region: Region, path: string): Promise<void> {
  for (;;) {
    const below = await Query.below(region, path).limit(most).read()
    const writes = new Writes(region)
    for (const document of below) writes.delete(document.path)
    if (below.length === 0) writes.delete(path)
    await writes.commit()
    if (below.length === 0) return
  }
}
