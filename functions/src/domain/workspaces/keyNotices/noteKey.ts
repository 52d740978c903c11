import { hourMs } from '../../../shared/durations.ts'
import { maxKeyNotices, type KeyNotice } from '../../../shared/workspaces/keyNotices.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { memberSchema, type Workspace } from '../../../shared/workspaces/workspace.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { titledAgentSchema } from '../../kernel/mails/titledAgentSchema.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'

/** A key that is looked at again within this time gives no second notice. */
const sameLookMs = hourMs

interface KeyChange extends Pick<KeyNotice, 'kind' | 'change'> {
  workspaceId: string
  /** The agent whose key it is, if it is not the workspace's. */
  agentId?: string
  /** The language of the browser that does it. */
  language?: Language | undefined
}

/**
 * Adds to the commit that renews or shows a key the task that emails the owner. Returns the fields of the
 * workspace's document, which the caller commits with the version that it has read.
 */
export async function noteKey(
  writes: Writes,
  { data: workspace }: Stored<Workspace>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { kind, change, workspaceId, agentId = '', language = 'en' }: KeyChange,
  now: number,
): Promise<Pick<Workspace, 'keyNotices'>> {
  const { region, keyNotices } = workspace
  const { uid } = caller
  const isKnown = keyNotices.some(
    (other) =>
      other.kind === kind && other.change === 'shown' && other.by === uid && now - other.at < sameLookMs,
  )
  if (change === 'shown' && isKnown) return { keyNotices }
  const [member, agent] = await Promise.all([
    readDocument(region, paths.member(workspaceId, uid), memberSchema),
    agentId === '' ? undefined : readDocument(region, paths.agent(agentId), titledAgentSchema),
  ])
  const notice: KeyNotice = {
    kind,
    change,
    agentId,
    agent: agent?.data.title ?? '',
    who: member?.data.name || caller.email,
    by: uid,
    at: now,
  }
  addTask(writes, 'notifyKeyChanged', { region, workspaceId, notice, language }, now)
  return { keyNotices: [notice, ...keyNotices].slice(0, maxKeyNotices) }
}
