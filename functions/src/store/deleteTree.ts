import type { Region } from '../shared/regions/regions.ts'
import { Writes } from './commit.ts'
import { Query } from './Query.ts'

/** The maximum number of documents in one commit. */
const maxDocuments = 300

/**
 * Deletes a document and everything below it, itself last, so that an interrupted deletion can be repeated.
 * Reads only the documents' names, however large they are.
 */
export async function deleteTree(region: Region, path: string): Promise<void> {
  while ((await deleteSomeBelow(region, path)) > 0);
  await new Writes(region).delete(path).commit()
}

/** Deletes some documents below a document and returns how many; 0 when none is left. */
export async function deleteSomeBelow(region: Region, path: string): Promise<number> {
  const below = await Query.below(region, path).select([]).limit(maxDocuments).read()
  if (below.length === 0) return 0
  const writes = new Writes(region)
  for (const document of below) writes.delete(document.path)
  await writes.commit()
  return below.length
}
