import { z } from 'zod'
import { daySeconds } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { canStartWhitelabelTrial, whitelabelTrialDays } from '../../../shared/agencies/whitelabel.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { canonicalEmail } from '../../workspaces/accounts/canonicalEmail.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/**
 * Starts the fourteen days in which a workspace has its own brand without the add-on. It is given once per
 * workspace and once per confirmed email, so that new workspaces do not extend it. Returns when it ends, in
 * seconds since 1970.
 */
export async function startTrial(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, workspaceId }: { region: Region; workspaceId: string },
): Promise<{ endsAt: number }> {
  const authorize = () => authorizeForWorkspace(caller, 'startTrial', { region, workspaceId })
  await authorize()
  const endsAt = Math.floor(ports.now() / 1000) + whitelabelTrialDays * daySeconds
  await requireFreshWorkspace({ region, workspaceId })
  await claimTrial(caller, workspaceId, ports.now())
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, authorize)
    const workspace = await requireFreshWorkspace({ region, workspaceId })
    await writes
      .update(
        workspace.path,
        { 'internal.whitelabel_trial': true, 'internal.whitelabelTrialEndsAt': endsAt },
        workspace.version,
      )
      .commitUnchanged()
  })
  return { endsAt }
}

async function requireFreshWorkspace({ region, workspaceId }: { region: Region; workspaceId: string }) {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  if (!canStartWhitelabelTrial(workspace.data)) throw new AppError('failed-precondition', 'trialIsOver')
  return workspace
}

/**
 * Claims the trial for a workspace. The same workspace may call it again, to complete what failed after
 * its claim.
 */
async function claimTrial(caller: Caller, workspaceId: string, now: number): Promise<void> {
  const path = paths.trial(sha256(canonicalEmail(caller.email)))
  try {
    await new Writes('na').create(path, { workspaceId, at: now }).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const stored = await readDocument('na', path, trialSchema)
    if (stored?.data.workspaceId !== workspaceId) throw new AppError('failed-precondition', 'trialIsOver')
  }
}

const trialSchema = z.object({ workspaceId: z.string() })
