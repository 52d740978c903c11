import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { WorkBudget } from '../sweeps/WorkBudget.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import type { KeyRing } from './KeyRing.ts'
import { contextOf, pathOfSecret, storedSecretSchema, type SecretRef } from './tenantSecrets.ts'

const atOnce = 50
const namesSchema = z.object({ workspaceId: z.string(), name: z.string() })

/**
 * Encrypts the keys of a region's secrets under the newest version, within the budget; the next sweep
 * continues. Older versions can be destroyed when none failed and none is left. A secret that cannot be
 * decrypted is logged and does not stop the others.
 */
export async function rotateTenantSecrets(
  keys: KeyRing,
  region: Region,
  budget = new WorkBudget(),
): Promise<{ changed: number; failed: number }> {
  // An installation may store no credentials and need no key for them.
  if (keys.newest === '') return { changed: 0, failed: 0 }
  const failed = new Set<string>()
  let changed = 0
  while (!budget.isSpent) {
    const older = await Query.collection(region, paths.tenantSecrets)
      .where('keyVersion', '!=', keys.newest)
      .select(Object.keys(namesSchema.shape))
      .limit(atOnce + failed.size)
      .read()
    const left = older.filter(({ path }) => !failed.has(path))
    if (left.length === 0) break
    for (const { path, fields } of left) {
      try {
        await rotateOne(keys, { region, ...namesSchema.parse(fields) })
        changed++
      } catch (error) {
        failed.add(path)
        console.error("A tenant's secret could not be rotated", { region, path, error: String(error) })
      }
    }
  }
  if (changed + failed.size > 0)
    console.info("Tenants' secrets were rotated", { region, to: keys.newest, changed, failed: failed.size })
  return { changed, failed: failed.size }
}

async function rotateOne(keys: KeyRing, ref: SecretRef): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(ref.region, pathOfSecret(ref), storedSecretSchema)
    if (!stored || stored.data.keyVersion === keys.newest) return
    const context = contextOf(ref)
    const dataKey = await keys.unwrap(
      { version: stored.data.keyVersion, bytes: stored.data.wrappedKey },
      context,
    )
    const wrapped = await keys.wrap(dataKey, context)
    await new Writes(ref.region)
      .update(stored.path, { keyVersion: wrapped.version, wrappedKey: wrapped.bytes }, stored.version)
      .commit()
  })
}
