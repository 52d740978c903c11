import type { Agent } from '../../../shared/agents/agent.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'

/** What an organisation's clients see of an agent that they may not read. */
export function looksOf({ title, primaryColor }: Pick<Agent, 'title' | 'primaryColor'>) {
  return { title, color: primaryColor }
}

/** The organisation that an agent belongs to, which its wallet tells; undefined where its workspace pays. */
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
 * Tells an agent's organisation how it is called from now on, whose clients may not read the agent itself.
 * Fails with Conflict where the organisation has changed since it was read.
 */
export function showLooks(writes: Writes, org: Stored<Organisation>, agent: Agent): void {
  const agentLooks = { ...org.data.agentLooks, [agent.ID]: looksOf(agent) }
  writes.update(org.path, { agentLooks }, org.version)
}
