import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'

/** Marks that the first agent of a workspace was set up, or that its members chose to do it later. */
export async function completeOnboarding(
  caller: Caller,
  workspace: { region: Region; workspaceId: string },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'createAgent', workspace)
  const path = paths.workspace(workspace.workspaceId)
  await new Writes(workspace.region).update(path, { 'internal.isAgentOnboardingDone': true }).commit()
  return { success: true }
}
