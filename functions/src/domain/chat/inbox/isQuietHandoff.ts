import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import { readDocument } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { InboxNeeds } from './InboxNeeds.ts'

/** Returns whether an agent's organisation hides the events of operators from visitors. */
export async function isQuietHandoff(needs: InboxNeeds, { region, agentId }: AgentRef): Promise<boolean> {
  const servedAgent = await needs.agents.readPublished(region, agentId)
  const orgId = servedAgent && organisationOfWallet(servedAgent.wallet)
  if (orgId === undefined) return false
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  return org?.data.settings.disableHandoffMessages ?? false
}
