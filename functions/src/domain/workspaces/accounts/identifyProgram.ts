import { apiKeySchema } from '../../../shared/workspaces/apiKey.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { isOpenerMember, type Caller, type CallerKey } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/**
 * Returns the program that holds a workspace secret or an agent key. Throws AppError 'unauthenticated' when
 * the secret is unknown or no longer valid, and for an agent key that a person has seen who is no longer a
 * member of the workspace.
 */
export async function identifyProgram(secret: string): Promise<Caller> {
  const hash = sha256(secret)
  for (const region of regions) {
    const apiKey = await readDocument(region, paths.apiKey(hash), apiKeySchema)
    if (!apiKey) continue
    const { kind, wsId: workspaceId, agentId, by } = apiKey.data
    if (!(await isOpenerMember(region, workspaceId, { by }))) break
    const key: CallerKey =
      kind === 'agent'
        ? { kind: 'agentKey', region, workspaceId, agentId }
        : { kind: 'workspaceSecret', region, workspaceId }
    return {
      uid: kind === 'agent' ? `key_${agentId}` : `key_${workspaceId}`,
      email: '',
      emailVerified: false,
      sessionVersion: 0,
      country: '',
      key,
    }
  }
  throw new AppError('unauthenticated', 'secretNotValid')
}
