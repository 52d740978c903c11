import type { Credential, CredentialDraft } from '@parley/functions/shared/tools/tools'
import { call } from '../../../lib/call.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'

interface Edits {
  draft: CredentialDraft
  /** Empty to keep the stored one. */
  secret: string
}

/**
 * Saves a credential on the version that its form has shown, and returns its id. A new secret alone is
 * replaced without the rest.
 */
export async function sendCredential(
  { region, workspaceId }: WorkspaceRef,
  base: Credential | undefined,
  { draft, secret }: Edits,
): Promise<string> {
  const ref = { region, workspaceId }
  const seq = base?.seq ?? 0
  if (base && secret && JSON.stringify(draft) === JSON.stringify(draftOf(base))) {
    await call('replaceCredentialSecret', { ...ref, credentialId: base.ID, seq, secret }, region)
    return base.ID
  }
  const changed = {
    ...(base && { credentialId: base.ID }),
    seq,
    credential: draft,
    ...(secret && { secret }),
  }
  return (await call('saveCredential', { ...ref, ...changed }, region)).credentialId
}

/** Returns the part of a credential that its form edits. */
export function draftOf(credential: Credential | undefined, host = ''): CredentialDraft {
  if (!credential) return { name: '', kind: 'bearer', field: '', hosts: host ? [host] : [] }
  const { name, kind, field, hosts } = credential
  return { name, kind, field, hosts }
}
