import { useAgentRows } from '../features/agents/useAgents.ts'
import { OrganisationPage } from '../features/clients/OrganisationPage.tsx'

/** An organisation, with the agents of its workspace to choose from. */
export function OrganisationRoute() {
  return <OrganisationPage agents={useAgentRows()} />
}
