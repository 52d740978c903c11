import {
  modelKeyRecordSchema,
  type ModelKeyRecord,
  type ModelKeyDraft,
} from '../../../shared/models/modelKeys.ts'
import type { ModelVendor } from '../../../shared/models/modelPrice.ts'
import { paths } from '../../../shared/paths.ts'
import { receiverBy } from '../../../shared/workspaces/receiverBy.ts'
import { Writes } from '../../../store/commit.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { Web } from '../../kernel/ports/Web.ts'
import { addTenantSecret, removeTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readKeyRecords, sealedModelKey, modelKeyRef, serverOf } from './readModelKeys.ts'

/** Keys of at least this length show their last characters. */
const longKey = 16
const shownEnding = 4

interface KeyChange extends WorkspaceRef {
  key: ModelKeyDraft
  /** Missing for no change. */
  secret?: string | undefined
}

/**
 * Saves a workspace's key for a vendor and replaces the one before, which running turns still use. The server
 * cannot change without a new key, because a person who may not read the key could have it sent to
 * themselves.
 */
export async function saveModelKey(
  ports: Pick<Ports, 'now' | 'keys' | 'web'>,
  caller: Caller,
  { key, secret, ...ref }: KeyChange,
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeModelKeys', ref)
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  const server = serverOf(key)
  if (server.baseUrl && !isSafe(ports.web, new URL(server.baseUrl)))
    throw new AppError('invalid-argument', undefined, { 'key.baseUrl': 'modelServerNotPublic' })
  await untilUnchanged(async () => {
    const writes = new Writes(ref.region)
    await holdRights(writes, ref.region, caller, () => authorizeForWorkspace(caller, 'changeModelKeys', ref))
    const stored = await readKeyRecords(ref)
    const existing = stored?.data.keys[key.vendor]
    const isSameServer = existing?.baseUrl === server.baseUrl && existing.model === server.model
    if (secret === undefined && !isSameServer)
      throw new AppError('invalid-argument', undefined, {
        secret: existing ? 'credentialNeedsSecret' : 'fillIn',
      })
    const now = ports.now()
    const storedKey = secret === undefined ? existing : undefined
    const next: ModelKeyRecord = {
      ending: storedKey?.ending ?? endingOf(secret ?? ''),
      ...server,
      isOnly: key.isOnly,
      by: caller.uid,
      receiverBy: receiverBy(existing, existing?.baseUrl === server.baseUrl, caller.uid),
      replacedAt: storedKey?.replacedAt ?? now,
      lastUsedAt: storedKey?.lastUsedAt ?? 0,
      refusedAt: storedKey?.refusedAt ?? 0,
    }
    writeKeys(writes, ref, stored, { ...stored?.data.keys, [key.vendor]: modelKeyRecordSchema.parse(next) })
    if (secret !== undefined)
      await addTenantSecret(
        writes,
        ports.keys,
        modelKeyRef(ref, key.vendor),
        sealedModelKey(key, secret),
        now,
      )
    await writes.commitUnchanged()
  })
  return { success: true }
}

/** Returns whether a URL is encrypted and public; local names only count as public on the emulators. */
function isSafe(web: Web, url: URL): boolean {
  const isEncrypted = url.protocol === 'https:' || url.hostname.endsWith('.localhost')
  return isEncrypted && web.isPublicUrl(url)
}

/** Deletes a workspace's key; its turns use the platform's from then on. */
export async function deleteModelKey(
  caller: Caller,
  { vendor, ...ref }: WorkspaceRef & { vendor: ModelVendor },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeModelKeys', ref)
  await untilUnchanged(async () => {
    const stored = await readKeyRecords(ref)
    const { [vendor]: existing, ...others } = stored?.data.keys ?? {}
    if (!existing) return
    const writes = new Writes(ref.region)
    writeKeys(writes, ref, stored, others)
    removeTenantSecret(writes, modelKeyRef(ref, vendor))
    await writes.commit()
  })
  return { success: true }
}

/** Adds the records of keys to a commit, which fails when they have changed. */
function writeKeys(
  writes: Writes,
  { workspaceId }: WorkspaceRef,
  stored: Awaited<ReturnType<typeof readKeyRecords>>,
  keys: Partial<Record<ModelVendor, ModelKeyRecord>>,
): void {
  if (stored) writes.update(stored.path, { keys }, stored.version)
  else writes.create(paths.modelKeys(workspaceId), { keys })
}

function endingOf(secret: string): string {
  return secret.length < longKey ? '' : secret.slice(-shownEnding)
}
