import { z } from 'zod'
import { modelKeysSchema, type KnownModelKey, type ModelKeyDraft } from '../../../shared/models/modelKeys.ts'
import { modelVendors, type ModelVendor } from '../../../shared/models/modelPrice.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'
import type { ModelKey, Ports } from '../../kernel/ports/ports.ts'
import { SecretText } from '../../kernel/secrets/SecretText.ts'
import { readTenantSecret, type SecretRef } from '../../kernel/secrets/tenantSecrets.ts'
import type { OwnKey, OwnKeys } from './OwnKeys.ts'

export interface WorkspaceRef {
  region: Region
  workspaceId: string
}

/** A key that its vendor has refused is tried again after so long: sooner where nobody answers without it. */
const refusedMs = { withAnother: 3_600_000, alone: 300_000 }

/** Where it may be sent to is sealed with it, so that no key ever goes by what somebody has written since. */
const sealedSchema = z.object({ secret: z.string(), baseUrl: z.string(), model: z.string() })

/** Where a key lies. */
export function secretRef({ region, workspaceId }: WorkspaceRef, vendor: ModelVendor): SecretRef {
  return { region, workspaceId, name: `model-key-${vendor}` }
}

/** What `openModelKey` opens, as a text to seal. */
export function sealedText(draft: ModelKeyDraft, secret: string): string {
  return JSON.stringify({ secret, ...serverOf(draft) })
}

/** Where a compatible server is, and its model; both empty for a vendor whose address is known. */
export function serverOf(draft: ModelKeyDraft): { baseUrl: string; model: string } {
  return draft.vendor === 'compatible'
    ? { baseUrl: draft.baseUrl, model: draft.model }
    : { baseUrl: '', model: '' }
}

/** What is known of a workspace's keys, by vendor. */
export async function readKnownKeys({ region, workspaceId }: WorkspaceRef) {
  return readDocument(region, paths.modelKeys(workspaceId), modelKeysSchema)
}

/** A key of which that is known, ready to be sent; undefined where it is gone. */
export async function openModelKey(
  { keys }: Pick<Ports, 'keys'>,
  ref: WorkspaceRef,
  vendor: ModelVendor,
  { replacedAt: storedAt }: KnownModelKey,
): Promise<ModelKey | undefined> {
  const text = await readTenantSecret(keys, secretRef(ref, vendor))
  if (!text) return undefined
  const { secret, ...server } = sealedSchema.parse(JSON.parse(text.reveal()))
  return { vendor, secret: new SecretText(secret), storedAt, ...server }
}

/** The keys that turns of a workspace use, without those that rest. */
export async function readOwnKeys(ports: Pick<Ports, 'keys' | 'now'>, ref: WorkspaceRef): Promise<OwnKeys> {
  const known = (await readKnownKeys(ref))?.data.keys ?? {}
  const opened = await Promise.all(
    modelVendors.map(async (vendor): Promise<[ModelVendor, OwnKey] | undefined> => {
      const stored = known[vendor]
      if (!stored) return undefined
      const key = isResting(stored, ports.now()) ? undefined : await openOrTell(ports, ref, vendor, stored)
      if (key) return [vendor, { key, isOnly: stored.isOnly }]
      return stored.isOnly ? [vendor, { key: undefined, isOnly: true }] : undefined
    }),
  )
  return new Map(opened.filter((entry) => entry !== undefined))
}

/** Whether its vendor has refused a key so lately that it is not asked. */
export function isResting({ isOnly, refusedAt }: KnownModelKey, now: number): boolean {
  return now - refusedAt < (isOnly ? refusedMs.alone : refusedMs.withAnother)
}

/** One that cannot be opened stops no answer that another key can give. */
async function openOrTell(
  ports: Pick<Ports, 'keys'>,
  ref: WorkspaceRef,
  vendor: ModelVendor,
  stored: KnownModelKey,
) {
  try {
    return await openModelKey(ports, ref, vendor, stored)
  } catch (error) {
    const { workspaceId } = ref
    console.error('The key of a workspace could not be opened', {
      workspaceId,
      vendor,
      code: asAppError(error).code,
    })
    return undefined
  }
}
