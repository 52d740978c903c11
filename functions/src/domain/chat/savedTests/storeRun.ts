import { savedTestSchema, type SavedTest, type TestRun } from '../../../shared/agents/savedTests.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { foldText } from '../../../shared/texts/foldText.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/**
 * Stores the run of a test and returns it. Returns undefined, and stores nothing, where the test was deleted
 * or expects something else in the meantime: the run was judged by what it expected before.
 */
export async function storeRun(
  region: Region,
  { path, data: test }: Stored<SavedTest>,
  run: Omit<TestRun, 'isChanged'>,
): Promise<TestRun | undefined> {
  return untilUnchanged(async () => {
    const existing = await readDocument(region, path, savedTestSchema)
    if (!existing) return undefined
    const { expected, expects, published } = existing.data
    if (expected !== test.expected || !isSame(expects, test.expects)) return undefined
    const isChanged = published !== null && foldText(published.answer) !== foldText(run.answer)
    const last: TestRun = { ...run, isChanged }
    await new Writes(region).update(path, { last }, existing.version).commit()
    return last
  })
}
