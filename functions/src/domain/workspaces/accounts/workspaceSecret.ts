import { z } from 'zod'
import { identifierLengths, secretKeyPrefix } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireFreshSignIn } from '../../kernel/access/requireFreshSignIn.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { randomIdentifier, sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { noteKey } from '../keyNotices/noteKey.ts'
import { throttleKeys } from '../keyNotices/throttleKeys.ts'

/** `workspaceSecrets/{wsId}`, server only: the hash of the workspace's secret. */
const secretSchema = z.object({ keyHash: z.string() })

/** Returns a new workspace secret: `vg_` and random characters, twenty in all. */
export function newWorkspaceSecret(): string {
  return secretKeyPrefix + randomIdentifier(identifierLengths.workspaceSecret - secretKeyPrefix.length)
}

/** Stores the hash of a workspace's first secret, in the commit that creates the workspace. */
export function addSecret(writes: Writes, workspaceId: string, secret: string, now: number): void {
  const keyHash = sha256(secret)
  writes.create(paths.apiKey(keyHash), workspaceKey(workspaceId, now))
  writes.create(paths.workspaceSecret(workspaceId), { keyHash })
}

/**
 * Creates a secret for a workspace's billing calls and returns it, this once: only its hash is stored. The
 * one before it stops working at once, and the owner is told. The caller must have signed in within the last
 * ten minutes.
 */
export async function renewWorkspaceSecret(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  workspace: WorkspaceRef & { language?: Language | undefined },
): Promise<{ secret: string }> {
  const secret = newWorkspaceSecret()
  await replaceSecret(ports, caller, workspace, sha256(secret))
  return { secret }
}

/** Deletes the workspace's secret. */
export async function deleteWorkspaceSecret(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  workspace: WorkspaceRef,
): Promise<{ success: true }> {
  await replaceSecret(ports, caller, workspace, undefined)
  return { success: true }
}

/** Deletes the secret of a workspace that is deleted, as part of a larger commit. */
export async function deleteSecret(writes: Writes, { region, workspaceId }: WorkspaceRef): Promise<void> {
  const secret = await readDocument(region, paths.workspaceSecret(workspaceId), secretSchema)
  if (secret) writes.delete(paths.apiKey(secret.data.keyHash)).delete(secret.path, secret.version)
}

async function replaceSecret(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, workspaceId, language }: WorkspaceRef & { language?: Language | undefined },
  keyHash: string | undefined,
): Promise<void> {
  // Only the owner may: a secret must not create another, and a member who is removed must not keep one.
  const authorize = () => authorizeForWorkspace(caller, 'renewWorkspaceSecret', { region, workspaceId })
  await authorize()
  const at = ports.now()
  if (keyHash) {
    requireFreshSignIn(caller, at)
    await throttleKeys(workspaceId, caller, at)
  }
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, authorize)
    const path = paths.workspaceSecret(workspaceId)
    const former = await readDocument(region, path, secretSchema)
    if (!former && !keyHash) return
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    if (!workspace) throw new AppError('permission-denied')
    if (former) writes.delete(paths.apiKey(former.data.keyHash))
    if (keyHash) {
      writes.create(paths.apiKey(keyHash), workspaceKey(workspaceId, at))
      if (former) writes.update(path, { keyHash }, former.version)
      else writes.create(path, { keyHash })
    } else if (former) {
      writes.delete(path, former.version)
    }
    const change = { kind: 'workspaceSecret', change: 'renewed', workspaceId, language } as const
    const noted = keyHash ? await noteKey(writes, workspace, caller, change, at) : {}
    writes.update(workspace.path, { secretMadeAt: keyHash ? at : 0, ...noted }, workspace.version)
    writes.create(paths.audit(randomIdentifier(20)), {
      kind: keyHash ? 'renewWorkspaceSecret' : 'deleteWorkspaceSecret',
      workspaceId,
      by: caller.uid,
      at,
    })
    await writes.commitUnchanged()
  })
}

function workspaceKey(workspaceId: string, now: number) {
  return { kind: 'workspace', wsId: workspaceId, createdAt: Math.floor(now / 1000) }
}
