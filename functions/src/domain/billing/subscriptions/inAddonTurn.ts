import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'

/** `billingOps/{wsId}-addons`: the attempt that changes the add-ons at this moment. */
const turnSchema = z.object({ attemptId: z.string(), until: z.int() })
/** The longest turn; the turn of an instance that died ends after this time. */
const maxTurnMs = 30_000

/**
 * Runs changes of a workspace's add-ons one after the other, because each builds on the state at the payment
 * service. Throws AppError 'unavailable' when the turn does not come in time.
 */
export async function inAddonTurn<T>(
  { region, workspaceId }: WorkspaceRef,
  attemptId: string,
  now: () => number,
  run: () => Promise<T>,
): Promise<T> {
  const path = paths.billingOperation(`${workspaceId}-addons`)
  const version = await untilUnchanged(async () => {
    const stored = await readDocument(region, path, turnSchema)
    if (stored && stored.data.until > now()) throw new Conflict('changed')
    const turn = { attemptId, until: now() + maxTurnMs }
    const writes = new Writes(region)
    if (stored) writes.update(path, turn, stored.version)
    else writes.create(path, turn)
    return writes.commitUnchanged()
  })
  try {
    return await run()
  } finally {
    // Another attempt may have the turn by now: it stays.
    await new Writes(region)
      .delete(path, version)
      .commit()
      .catch((error: unknown) => {
        if (!(error instanceof Conflict)) throw error
      })
  }
}
