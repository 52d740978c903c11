import { useAgentRows } from '../../features/agents/useAgents.ts'
import { OrganisationPage } from '../../features/clients/organisations/OrganisationPage.tsx'
import { ExportOrganisation } from './exportOrganisation/ExportOrganisation.tsx'

/** An organisation, with its workspace's agents to select from. */
export function OrganisationRoute() {
  return (
    <OrganisationPage
      agents={useAgentRows()}
      exportOf={(organisation) => <ExportOrganisation organisation={organisation} />}
    />
  )
}
