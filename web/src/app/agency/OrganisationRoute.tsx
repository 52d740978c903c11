import { useAgentRows } from '../../features/agents/useAgents.ts'
import { OrganisationPage } from '../../features/clients/organisations/OrganisationPage.tsx'

/** An organisation, with its workspace's agents to select from. */
export function OrganisationRoute() {
  return <OrganisationPage agents={useAgentRows()} />
}
