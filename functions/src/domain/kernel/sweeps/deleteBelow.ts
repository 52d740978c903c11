import type { Region } from '../../../shared/regions/regions.ts'
import { deleteSomeBelow } from '../../../store/deleteTree.ts'
import { deleteSomeFiles } from '../../../store/files.ts'
import type { WorkBudget } from './WorkBudget.ts'

/** The number of deleted things, and whether nothing is left. */
interface Erased {
  documents: number
  files: number
  isEmptied: boolean
}

/**
 * Deletes everything below some documents, and the files of some folders, a few hundred at a time, until the
 * budget is spent. It reads only their names.
 */
export async function deleteBelow(
  region: Region,
  { documents = [], folders }: { documents?: string[]; folders: string[] },
  budget: WorkBudget,
): Promise<Erased> {
  const erased: Erased = { documents: 0, files: 0, isEmptied: false }
  for (const path of documents) {
    for (;;) {
      if (budget.isSpent) return erased
      const count = await deleteSomeBelow(region, path)
      erased.documents += count
      if (count === 0) break
    }
  }
  for (const folder of folders) {
    for (;;) {
      if (budget.isSpent) return erased
      const count = await deleteSomeFiles(region, folder)
      erased.files += count
      if (count === 0) break
    }
  }
  return { ...erased, isEmptied: true }
}
