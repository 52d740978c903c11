import type { Region } from '../shared/regions/regions.ts'
import { Writes } from './commit.ts'
import { Query } from './Query.ts'

/** Documents of one commit. */
const most = 300

/**
 * Deletes a document and everything below it, itself last so that an interruption leaves something to repeat
 * it on. Only the documents' names are read, however much they hold.
 */
export async function deleteTree(region: Region, path: string): Promise<void> {
  while ((await deleteSomeBelow(region, path)) > 0);
  await new Writes(region).delete(path).commit()
}

/** Deletes some of what lies below a document and returns how many; zero when nothing is left there. */
export async function deleteSomeBelow(region: Region, path: string): Promise<number> {
  const below = await Query.below(region, path).select([]).limit(most).read()
  if (below.length === 0) return 0
  const writes = new Writes(region)
  for (const document of below) writes.delete(document.path)
  await writes.commit()
  return below.length
}
