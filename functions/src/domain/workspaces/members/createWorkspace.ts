import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { newWorkspaceSecret } from '../accounts/workspaceSecret.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAccount } from '../../kernel/access/authorize.ts'
import { addWallet } from '../../billing/credits/wallets.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { isFreshSignIn } from '../../kernel/access/requireFreshSignIn.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addWorkspace } from './addWorkspace.ts'

interface NewWorkspace {
  region: Region
  workspaceName: string
  attemptId: string
}

const attemptSchema = z.object({ workspaceId: z.string() })
const maxPerDay = 10

/**
 * Creates another workspace, which the caller owns. Its wallet is empty: credit is granted once per person,
 * with the account. The secret is returned only this once, since only its hash is stored, and only to a
 * caller who has signed in within the last ten minutes, since it outlives the session. A repeated attempt
 * returns the workspace it made, without the secret.
 */
export async function createWorkspace(
  ports: Ports,
  caller: Caller,
  { region, workspaceName, attemptId }: NewWorkspace,
): Promise<{ workspaceId: string; secret?: string }> {
  await authorizeForAccount(caller, 'createWorkspace', { uid: caller.uid })
  const attempt = paths.attempt(caller.uid, attemptId)
  const earlier = await readDocument(region, attempt, attemptSchema)
  if (earlier) return earlier.data
  const now = ports.now()
  await throttle(`workspaces:${caller.uid}`, maxPerDay, dayMs, now)
  return untilUnchanged(async () => {
    const faster = await readDocument(region, attempt, attemptSchema)
    if (faster) return faster.data
    const workspaceId = randomIdentifier(identifierLengths.workspaceId)
    // The registry is in one database and is written first; an entry without a workspace has no effect.
    if (region !== 'na') await new Writes('na').create(paths.tenant(workspaceId), { region }).commit()
    const writes = new Writes(region)
    if (region === 'na') writes.create(paths.tenant(workspaceId), { region })
    const secret = newWorkspaceSecret()
    const created = { id: workspaceId, name: workspaceName, secret, isNewUser: false }
    await addWorkspace(writes, region, caller, created, now)
    addWallet(writes, workspaceId, 0, now)
    writes.create(attempt, { workspaceId, expiresAt: new Date(now + dayMs) })
    await writes.commitUnchanged()
    return isFreshSignIn(caller, now) ? { workspaceId, secret } : { workspaceId }
  })
}
