import { z } from 'zod'
import { hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import {
  credentialDraftSchema,
  credentialSchema,
  type Credential,
  type CredentialDraft,
} from '../../../../shared/tools/tools.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import type { WorkspaceRef } from '../../../kernel/access/WorkspaceRef.ts'
import { asAppError } from '../../../kernel/errors/asAppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { readTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'

/**
 * The sealed part of a credential. It includes the hosts and the way of sending, so that a later change of
 * the settings cannot send the secret elsewhere.
 */
const sealedSchema = credentialDraftSchema
  .pick({ kind: true, field: true, hosts: true })
  .extend({ secret: z.string() })

export interface OpenCredential {
  stored: Stored<Credential>
  kind: Credential['kind']
  field: string
  hosts: string[]
  secret: SecretText
}

/** Returns the name of a credential's secret. */
export function credentialRef({ region, workspaceId }: WorkspaceRef, credentialId: string): SecretRef {
  return { region, workspaceId, name: `credential-${credentialId}` }
}

/** Returns the text to seal, which `readCredential` parses. */
export function sealedCredential({ kind, field, hosts }: CredentialDraft, secret: string): string {
  return JSON.stringify({ kind, field, hosts, secret })
}

/** Returns a credential with its secret; undefined for none. */
export async function readCredential(
  { keys }: Pick<Ports, 'keys'>,
  ref: WorkspaceRef,
  credentialId: string,
): Promise<OpenCredential | undefined> {
  const [stored, text] = await Promise.all([
    readDocument(ref.region, paths.credential(ref.workspaceId, credentialId), credentialSchema),
    readTenantSecret(keys, credentialRef(ref, credentialId)),
  ])
  if (!stored || !text) return undefined
  const { secret, ...sealed } = sealedSchema.parse(JSON.parse(text.reveal()))
  return { stored, ...sealed, secret: new SecretText(secret) }
}

/** Records the use of a credential, once an hour; failures are ignored. */
export async function recordCredentialUse(
  { now }: Pick<Ports, 'now'>,
  { region }: WorkspaceRef,
  { stored: { path, data, version } }: OpenCredential,
): Promise<void> {
  if (now() - data.lastUsedAt < hourMs) return
  try {
    await new Writes(region).update(path, { lastUsedAt: now() }, version).commit()
  } catch (error) {
    console.info('The use of a credential could not be stored', { code: asAppError(error).code })
  }
}
