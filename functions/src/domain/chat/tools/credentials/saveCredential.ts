import { paths } from '../../../../shared/paths.ts'
import { isHeader } from '../../../../shared/tools/request/isHeader.ts'
import {
  credentialLimits,
  credentialSchema,
  type Credential,
  type CredentialDraft,
} from '../../../../shared/tools/tools.ts'
import { Query } from '../../../../store/Query.ts'
import type { WorkspaceRef } from '../../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { addTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { readCredential, sealedCredential, credentialRef, type OpenCredential } from './readCredential.ts'
import { holdTools, nameOfRunner } from '../toolLedger.ts'

/** Secrets of at least this length show their last characters. */
const longSecret = 16
const shownEnding = 4

interface CredentialChange extends WorkspaceRef {
  /** Missing for a new one. */
  credentialId?: string | undefined
  /** The version that this change started from; 0 for a new one. */
  seq: number
  credential: CredentialDraft
  /** Missing for no change. */
  secret?: string | undefined
}

type Needs = Pick<Ports, 'now' | 'keys'>

/**
 * Creates or changes a credential. With an unchanged secret, hosts can only be removed and the way of sending
 * cannot change, because a person who may not read the secret could have it sent to themselves. Throws
 * AppError 'failed-precondition' when another person has saved it since this change started.
 */
export async function saveCredential(
  ports: Needs,
  caller: Caller,
  { credential, secret, ...change }: CredentialChange,
): Promise<{ credentialId: string }> {
  const { region, workspaceId } = change
  await authorizeForWorkspace(caller, 'changeTools', { region, workspaceId })
  requireName(credential)
  return storeCredential(ports, caller, change, () => ({ credential, secret }))
}

/** Replaces the secret of a credential as `saveCredential` does; running tools use either one. */
export async function replaceCredentialSecret(
  ports: Needs,
  caller: Caller,
  { secret, ...change }: WorkspaceRef & { credentialId: string; seq: number; secret: string },
): Promise<{ success: true }> {
  const { region, workspaceId } = change
  await authorizeForWorkspace(caller, 'changeTools', { region, workspaceId })
  await storeCredential(ports, caller, change, (existing) => {
    if (!existing) throw new AppError('not-found')
    const { name, kind, field, hosts } = existing.stored.data
    return { credential: { name, kind, field, hosts }, secret }
  })
  return { success: true }
}

/** Saves a credential; `wanted` is called again after a conflict. */
async function storeCredential(
  ports: Needs,
  caller: Caller,
  { credentialId, seq, ...ref }: Pick<CredentialChange, 'region' | 'workspaceId' | 'credentialId' | 'seq'>,
  wanted: (existing: OpenCredential | undefined) => Pick<CredentialChange, 'credential' | 'secret'>,
): Promise<{ credentialId: string }> {
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  return untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    const existing = credentialId === undefined ? undefined : await readCredential(ports, ref, credentialId)
    if (credentialId && !existing) throw new AppError('not-found')
    if (existing && existing.stored.data.seq !== seq) await refuseOlder(ref, existing.stored.data)
    if (!existing) await requireRoom(ref)
    const { credential, secret } = wanted(existing)
    const newSecret = secret === undefined ? storedSecret(existing, credential) : secret
    const now = ports.now()
    const ID = credentialId ?? randomIdentifier(20)
    const saved: Credential = {
      ...credential,
      ID,
      ending: endingOf(newSecret),
      seq: (existing?.stored.data.seq ?? 0) + 1,
      by: caller.uid,
      createdAt: existing?.stored.data.createdAt ?? now,
      replacedAt: secret === undefined ? (existing?.stored.data.replacedAt ?? now) : now,
      lastUsedAt: existing?.stored.data.lastUsedAt ?? 0,
    }
    writes.set(paths.credential(ref.workspaceId, ID), { ...credentialSchema.parse(saved) })
    await addTenantSecret(
      writes,
      ports.keys,
      credentialRef(ref, ID),
      sealedCredential(credential, newSecret),
      now,
    )
    await writes.commitUnchanged()
    return { credentialId: ID }
  })
}

async function refuseOlder(ref: WorkspaceRef, { by }: Credential): Promise<never> {
  const name = (await nameOfRunner(ref, by)) || '?'
  throw new AppError('failed-precondition', { key: 'credentialHasChanged', values: { name } })
}

function requireName({ kind, field }: CredentialDraft): void {
  const isFitting =
    kind === 'header'
      ? isHeader([field, ''])
      : kind === 'basic'
        ? /^[\x20-\x39\x3b-\x7e]+$/.test(field)
        : true
  if (isFitting && (kind !== 'query' || field !== '')) return
  throw new AppError('invalid-argument', undefined, { 'credential.field': 'credentialFieldWrong' })
}

async function requireRoom({ region, workspaceId }: WorkspaceRef): Promise<void> {
  const limit = credentialLimits.perWorkspace
  if ((await Query.collection(region, paths.credentials(workspaceId)).count()) < limit) return
  throw new AppError('resource-exhausted', { key: 'tooManyCredentials', values: { most: limit } })
}

function storedSecret(existing: OpenCredential | undefined, { kind, field, hosts }: CredentialDraft): string {
  const isSameWay = existing?.kind === kind && existing.field === field
  if (isSameWay && hosts.every((host) => existing.hosts.includes(host))) return existing.secret.reveal()
  throw new AppError('invalid-argument', undefined, { secret: existing ? 'credentialNeedsSecret' : 'fillIn' })
}

function endingOf(secret: string): string {
  return secret.length < longSecret ? '' : secret.slice(-shownEnding)
}
