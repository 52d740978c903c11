import type { Agent } from '../../../shared/agents/agent.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'

/** Returns what an organisation's clients see of an agent, which they may not read. */
export function looksOf({ title, primaryColor }: Pick<Agent, 'title' | 'primaryColor'>) {
  return { title, color: primaryColor }
}

/** Returns the organisation that an agent belongs to, by its wallet; undefined where its workspace pays. */
export async function organisationOfAgent(
  region: Region,
  agentId: string,
  wallet: string,
): Promise<Stored<Organisation> | undefined> {
  const orgId = organisationOfWallet(wallet)
  if (orgId === undefined) return undefined
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  return org?.data.widgetIDs.includes(agentId) ? org : undefined
}

/**
 * Copies an agent's name and colour to its organisation, whose clients may not read the agent itself. The
 * commit fails with Conflict where the organisation has changed since it was read.
 */
export function showLooks(writes: Writes, org: Stored<Organisation>, agent: Agent): void {
  const agentLooks = { ...org.data.agentLooks, [agent.ID]: looksOf(agent) }
  writes.update(org.path, { agentLooks }, org.version)
}
