import { paths } from '../../../shared/paths.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { holdTools } from './toolLedger.ts'

/** Deletes a tool; agents with it continue without it. Does nothing for a missing one. */
export async function deleteTool(
  caller: Caller,
  { toolId, ...ref }: WorkspaceRef & { toolId: string },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  await untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    await writes.delete(paths.tool(ref.workspaceId, toolId)).commitUnchanged()
  })
  return { success: true }
}
