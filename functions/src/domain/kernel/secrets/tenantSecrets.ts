import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { AppError } from '../errors/AppError.ts'
import type { KeyRing } from './KeyRing.ts'
import { openBytes, sealBytes } from './sealing.ts'
import { SecretText } from './SecretText.ts'

/** A secret of a workspace. We choose `name` (`telegram-agent1`), never a person. */
export interface SecretRef {
  region: Region
  workspaceId: string
  name: string
}

/** `tenantSecrets/{wsId}_{name}`, server only. Each secret has its own key, which is stored encrypted. */
export const storedSecretSchema = z.object({
  workspaceId: z.string(),
  name: z.string(),
  keyVersion: z.string(),
  wrappedKey: z.instanceof(Buffer),
  sealed: z.instanceof(Buffer),
  at: z.int(),
})

/** Largest secret in UTF-8 bytes: a private key in PEM fits. */
const maxBytes = 20_000

/**
 * Saves a secret and replaces an earlier one. No response ever contains it: only code that calls the vendor
 * reads it. Throws AppError 'invalid-argument' when it is empty or too long.
 * @internal Exported for tests.
 */
export async function putTenantSecret(
  keys: KeyRing,
  ref: SecretRef,
  secret: string,
  now: number,
): Promise<void> {
  const writes = new Writes(ref.region)
  await addTenantSecret(writes, keys, ref, secret, now)
  await writes.commit()
}

/** Adds the saving of a secret to a larger commit. */
export async function addTenantSecret(
  writes: Writes,
  keys: KeyRing,
  ref: SecretRef,
  secret: string,
  now: number,
): Promise<void> {
  const plain = Buffer.from(secret, 'utf8')
  if (plain.length === 0 || plain.length > maxBytes) throw new AppError('invalid-argument')
  const context = contextOf(ref)
  const dataKey = randomBytes(32)
  const wrapped = await keys.wrap(dataKey, context)
  writes.set(pathOfSecret(ref), {
    workspaceId: ref.workspaceId,
    name: ref.name,
    keyVersion: wrapped.version,
    wrappedKey: wrapped.bytes,
    sealed: sealBytes(dataKey, plain, context),
    at: now,
  })
}

/**
 * Returns a secret for its vendor; undefined for a missing one. Throws when it was sealed for another
 * workspace or name.
 */
export async function readTenantSecret(keys: KeyRing, ref: SecretRef): Promise<SecretText | undefined> {
  const stored = await readDocument(ref.region, pathOfSecret(ref), storedSecretSchema)
  if (!stored) return undefined
  const { keyVersion, wrappedKey, sealed } = stored.data
  const context = contextOf(ref)
  const dataKey = await keys.unwrap({ version: keyVersion, bytes: wrappedKey }, context)
  return new SecretText(openBytes(dataKey, sealed, context).toString('utf8'))
}

export async function deleteTenantSecret(ref: SecretRef): Promise<void> {
  const writes = new Writes(ref.region)
  removeTenantSecret(writes, ref)
  await writes.commit()
}

/** Adds the deletion of a secret to a larger commit. */
export function removeTenantSecret(writes: Writes, ref: SecretRef): void {
  writes.delete(pathOfSecret(ref))
}

/** Deletes all secrets of a workspace, however many there are. */
export async function deleteTenantSecrets({ region, workspaceId }: Omit<SecretRef, 'name'>): Promise<void> {
  const names = Query.collection(region, paths.tenantSecrets)
    .where('workspaceId', '==', workspaceId)
    .select([])
  for await (const { path } of readEach(names)) await new Writes(region).delete(path).commit()
}

/**
 * Returns the context that binds the ciphertext to its owner: a copy under another workspace or name cannot
 * be decrypted.
 */
export const contextOf = ({ region, workspaceId, name }: SecretRef) =>
  JSON.stringify([region, workspaceId, name])

/** Returns the path of a secret. Names contain no `_`, so that no two secrets share a path. */
export function pathOfSecret({ workspaceId, name }: SecretRef): string {
  if (!/^[a-z][A-Za-z0-9-]{0,79}$/.test(name)) throw new AppError('invalid-argument')
  return paths.tenantSecret(workspaceId, name)
}
