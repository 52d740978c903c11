import { z } from 'zod'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { modelKeysSchema, type ModelKeyRecord, type ModelKeyDraft } from '../../../shared/models/modelKeys.ts'
import { modelVendors, type ModelVendor } from '../../../shared/models/modelPrice.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'
import type { ModelKey, Ports } from '../../kernel/ports/ports.ts'
import { SecretText } from '../../kernel/secrets/SecretText.ts'
import { readTenantSecret, type SecretRef } from '../../kernel/secrets/tenantSecrets.ts'
import type { OwnKey, OwnKeys } from './OwnKeys.ts'

/** The time after which a refused key is tried again: shorter when there is no other key. */
const refusedMs = { withAnother: hourMs, alone: 5 * minuteMs }

/**
 * The server's URL is sealed with the key, so that a later change of the settings cannot send it elsewhere.
 */
const sealedSchema = z.object({ secret: z.string(), baseUrl: z.string(), model: z.string() })

/** Returns the name of a key's secret. */
export function modelKeyRef({ region, workspaceId }: WorkspaceRef, vendor: ModelVendor): SecretRef {
  return { region, workspaceId, name: `model-key-${vendor}` }
}

/** Returns the text to seal, which `openModelKey` parses. */
export function sealedModelKey(draft: ModelKeyDraft, secret: string): string {
  return JSON.stringify({ secret, ...serverOf(draft) })
}

/** Returns the URL and model of a compatible server; both empty for other vendors. */
export function serverOf(draft: ModelKeyDraft): { baseUrl: string; model: string } {
  return draft.vendor === 'compatible'
    ? { baseUrl: draft.baseUrl, model: draft.model }
    : { baseUrl: '', model: '' }
}

/** Returns the records of a workspace's keys, by vendor. */
export async function readKeyRecords({ region, workspaceId }: WorkspaceRef) {
  return readDocument(region, paths.modelKeys(workspaceId), modelKeysSchema)
}

/** Returns a key for requests; undefined for a deleted one. */
export async function openModelKey(
  { keys }: Pick<Ports, 'keys'>,
  ref: WorkspaceRef,
  vendor: ModelVendor,
  { replacedAt: storedAt }: ModelKeyRecord,
): Promise<ModelKey | undefined> {
  const text = await readTenantSecret(keys, modelKeyRef(ref, vendor))
  if (!text) return undefined
  const { secret, ...server } = sealedSchema.parse(JSON.parse(text.reveal()))
  return { vendor, secret: new SecretText(secret), storedAt, ...server }
}

/** Returns the keys that a workspace's turns use, without refused ones. */
export async function readOwnKeys(ports: Pick<Ports, 'keys' | 'now'>, ref: WorkspaceRef): Promise<OwnKeys> {
  const storedKeys = (await readKeyRecords(ref))?.data.keys ?? {}
  const opened = await Promise.all(
    modelVendors.map(async (vendor): Promise<[ModelVendor, OwnKey] | undefined> => {
      const stored = storedKeys[vendor]
      if (!stored) return undefined
      const key = isResting(stored, ports.now()) ? undefined : await decryptOrLog(ports, ref, vendor, stored)
      if (key) return [vendor, { key, isOnly: stored.isOnly }]
      return stored.isOnly ? [vendor, { key: undefined, isOnly: true }] : undefined
    }),
  )
  return new Map(opened.filter((entry) => entry !== undefined))
}

/** Returns whether a vendor has refused a key so recently that it is not used. */
export function isResting({ isOnly, refusedAt }: ModelKeyRecord, now: number): boolean {
  return now - refusedAt < (isOnly ? refusedMs.alone : refusedMs.withAnother)
}

/** Decrypts a key; a failure is logged, because another key may still answer. */
async function decryptOrLog(
  ports: Pick<Ports, 'keys'>,
  ref: WorkspaceRef,
  vendor: ModelVendor,
  stored: ModelKeyRecord,
) {
  try {
    return await openModelKey(ports, ref, vendor, stored)
  } catch (error) {
    const { workspaceId } = ref
    console.error("A workspace's model key could not be decrypted", {
      workspaceId,
      vendor,
      code: asAppError(error).code,
    })
    return undefined
  }
}
