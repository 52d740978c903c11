import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { noteKey } from '../../workspaces/keyNotices/noteKey.ts'
import { throttleKeys } from '../../workspaces/keyNotices/throttleKeys.ts'
import { checkProjectKey } from './checkProjectKey.ts'
import { addProjectKey } from './projectKeys.ts'

const ownerSchema = z.object({ ownerID: z.string() })

/**
 * Replaces the key of an agent's project, possibly by another project's; conversations start again there.
 * Instances use the new key within a minute, and the owner is told.
 */
export async function replaceProjectKey(
  ports: Pick<Ports, 'keys' | 'languageModel' | 'now'>,
  caller: Caller,
  { key, language, ...ref }: AgentRef & { key: string; language?: Language | undefined },
): Promise<{ success: true }> {
  const grant = await authorizeForAgent(caller, 'changeAgent', ref)
  const { workspaceId } = grant
  if (draftOf(grant).data.agentPlatform !== 'vf') throw new AppError('failed-precondition')
  await throttleKeys(workspaceId, caller, ports.now())
  await checkProjectKey(ports, workspaceId, key)
  await untilUnchanged(async () => {
    const agent = await readDocument(ref.region, paths.agent(ref.agentId), ownerSchema)
    if (agent?.data.ownerID !== workspaceId) throw new AppError('permission-denied')
    const writes = new Writes(ref.region)
    await holdRights(writes, ref.region, caller, () => authorizeForAgent(caller, 'changeAgent', ref))
    const workspace = await readDocument(ref.region, paths.workspace(workspaceId), workspaceSchema)
    if (!workspace) throw new AppError('permission-denied')
    const now = ports.now()
    await addProjectKey(writes, ports.keys, { ...ref, workspaceId }, { secret: key, now })
    writes.update(paths.runtime(ref.agentId), { projectKeyBy: caller.uid })
    const change = {
      kind: 'projectKey',
      change: 'renewed',
      workspaceId,
      agentId: ref.agentId,
      language,
    } as const
    const noted = await noteKey(writes, workspace, caller, change, now)
    writes.update(workspace.path, noted, workspace.version)
    // An update without a change: the commit fails when the agent is moved or deleted at the same time.
    await writes.update(paths.agent(ref.agentId), { ownerID: workspaceId }, agent.version).commitUnchanged()
  })
  return { success: true }
}
