import { blueprintLinkSchema } from '../../../shared/agents/blueprint.ts'
import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { TransferPreview } from '../../../shared/workspaces/transfer.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireRuntime } from '../backups.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent, authorizeForWorkspace, draftOf } from '../../kernel/access/authorize.ts'
import { readBlueprint } from '../blueprints/blueprintAgents.ts'
import { organisationOfAgent } from '../../agency/organisations/agentLooks.ts'
import { credentialNames, readHttpTools, readUsedToolIds, namesThatStay } from './readUsedTools.ts'

/** Returns what a move of an agent to another workspace would change; nothing is changed. */
export async function previewTransfer(
  caller: Caller,
  { workspaceId: to, ...ref }: AgentRef & { workspaceId: string },
): Promise<TransferPreview> {
  const { region, agentId } = ref
  const grant = await authorizeForAgent(caller, 'transferAgent', ref)
  await authorizeForWorkspace(caller, 'receiveAgent', { region, workspaceId: to })
  const { data: draft } = draftOf(grant)
  const runtime = await requireRuntime(ref)
  const { published, wallet } = runtime.data
  const from = { region, workspaceId: grant.workspaceId }
  const ids = await readUsedToolIds({ ...ref, draft, published })
  const tools = await readHttpTools(from, ids)
  const [credentials, staying, organisation, link, blueprint, target] = await Promise.all([
    credentialNames(from, tools),
    namesThatStay(from, ids),
    organisationOfAgent(region, agentId, wallet),
    readDocument(region, paths.blueprintLink(agentId), blueprintLinkSchema),
    readBlueprint(region, agentId),
    readDocument(region, paths.workspace(to), workspaceSchema),
  ])
  if (!target) throw new AppError('permission-denied')
  return {
    tools: tools.map(({ name }) => name),
    credentials,
    staying,
    organisation: organisation?.data.name ?? '',
    hasBlueprint: link !== undefined || blueprint !== undefined,
    hasRoom: target.data.agentCount < maxAgents(target.data),
  }
}
