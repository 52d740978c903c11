import type { Caller } from '../kernel/access/actor.ts'
import { addAgent } from './addAgent.ts'
import type { NewAgent } from './createAgent.ts'
import { templateFields } from './templateFields.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../kernel/access/authorize.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { checkProjectKey } from '../chat/projects/checkProjectKey.ts'

interface ProjectNeeds {
  ports: Pick<Ports, 'keys' | 'languageModel' | 'now' | 'tasks'>
  /**
   * Whether this installation offers other platforms. The name of the offer decides nothing: callers can
   * forge names.
   */
  isOffered: boolean
}

/**
 * Creates an agent that a Voiceflow project answers for, within the plan's limit. A repeated attempt returns
 * the agent it made.
 */
export async function createProjectAgent(
  { ports, isOffered }: ProjectNeeds,
  caller: Caller,
  { agentName, key, ...place }: Omit<NewAgent, 'agentTemplate'> & { key: string },
): Promise<{ agentId: string }> {
  await authorizeForWorkspace(caller, 'createAgent', place)
  if (!isOffered) throw new AppError('failed-precondition', 'platformNotOffered')
  await checkProjectKey(ports, place.workspaceId, key)
  const template = 'blank-template'
  const fields = { ...templateFields(template), title: agentName, enableNodes: false }
  const parts = { fields, projectKey: key }
  return { agentId: await addAgent(ports, caller, { ...place, template }, () => parts) }
}
