import type { Agent } from '../../shared/agent.ts'
import { organisationSchema } from '../../shared/organisation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import type { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'

/** What an organisation's clients see of an agent that they may not read. */
export function looksOf({ title, primaryColor }: Pick<Agent, 'title' | 'primaryColor'>) {
  return { title, color: primaryColor }
}

/**
 * Tells the organisation that pays for an agent how it is called from now on; nothing where a workspace pays,
 * whose members read the agent itself.
 */
export async function showLooks(writes: Writes, region: Region, agent: Agent, wallet: string): Promise<void> {
  if (!wallet.startsWith('org_')) return
  const org = await readDocument(region, paths.org(wallet.slice('org_'.length)), organisationSchema)
  if (!org?.data.widgetIDs.includes(agent.ID)) return
  const agentLooks = { ...org.data.agentLooks, [agent.ID]: looksOf(agent) }
  writes.update(org.path, { agentLooks }, org.version)
}
