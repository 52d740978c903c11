import { randomUUID } from 'node:crypto'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { createAgency } from '../../src/domain/agency/agencies/createAgency.ts'
import { saveAgency } from '../../src/domain/agency/agencies/saveAgency.ts'
import { transferCredits } from '../../src/domain/agency/credit/transferCredits.ts'
import { changeClients } from '../../src/domain/agency/clients/changeClients.ts'
import { createClient } from '../../src/domain/agency/clients/createClient.ts'
import { createOrganisation } from '../../src/domain/agency/organisations/createOrganisation.ts'
import { setOrganisationAgents } from '../../src/domain/agency/organisations/setOrganisationAgents.ts'
import type { Ports } from '../../src/domain/kernel/ports/ports.ts'
import { unitsPerCredit } from '../../src/shared/billing/credits.ts'
import { defaultPlanLimits } from '../../src/shared/limits.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'

/** The host where the demo agency's clients sign in. */
export const demoHost = 'dockside.localhost'

/** The password of every client of the demo agency. */
export const clientPassword = 'client-password'

/** The limits of the demo agency: seats for its clients, otherwise those of the free plan. */
export const agencyLimits = {
  maxAgents: defaultPlanLimits.MAX_AGENTS,
  maxKnowledgeCharacters: defaultPlanLimits.MAX_KB_DOCS_CHAR_COUNT,
  maxConcurrentCalls: defaultPlanLimits.MAX_CONCURRENT_CALLS,
  workspaceSeats: defaultPlanLimits.WORKSPACE_SEATS,
  clientSeats: 10,
  phoneNumbers: 0,
}

interface SeedOrganisation {
  name: string
  /** The titles of its agents. */
  agents: string[]
  clients: {
    name: string
    email: string
    isOrgAdmin?: boolean
    canAccess?: ('/convos' | '/leads' | '/kb')[]
  }[]
}

export const organisations: readonly SeedOrganisation[] = [
  {
    name: 'Harbour & Pine',
    agents: ['Harbour & Pine'],
    clients: [
      { name: 'Cleo Marsh', email: 'cleo@harbour.example', isOrgAdmin: true },
      { name: 'Jonas Weir', email: 'jonas@harbour.example', canAccess: ['/convos'] },
      { name: 'Amal Haddad', email: 'amal@harbour.example', isOrgAdmin: true },
    ],
  },
  {
    name: 'Northgate Homes',
    agents: ['Northgate Homes'],
    clients: [
      { name: 'Rosa Field', email: 'rosa@northgate.example', isOrgAdmin: true },
      { name: 'Theo Lind', email: 'theo@northgate.example', canAccess: ['/leads', '/kb'] },
    ],
  },
]

interface SeedAgency {
  region: Region
  workspaceId: string
  /** Ids of the workspace's agents by title. */
  agents: ReadonlyMap<string, string>
}

/** Creates an agency with its brand at its own host, two organisations and five clients. */
export async function makeAgency(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, workspaceId, agents }: SeedAgency,
): Promise<void> {
  const { agencyId } = await createAgency(ports, caller, { region, workspaceId })
  const changed = {
    name: 'Dockside Studio',
    brandingText: '## Welcome back\n\nYour agents, your conversations, one place.',
    primary: '#0a6b63',
    googleFont: 'Figtree',
    supportEmail: 'help@dockside.example',
    mainWebsite: 'https://dockside.example',
    address: 'Quay 4, Portland',
  }
  await saveAgency(ports, caller, { region, agencyId, version: 1, changed })
  await addHost(region, agencyId, ports.now())
  for (const organisation of organisations) {
    const { orgId } = await createOrganisation(ports, caller, {
      region,
      workspaceId,
      name: organisation.name,
    })
    const widgetIDs = organisation.agents.flatMap((title) => agents.get(title) ?? [])
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs })
    await transferCredits(ports, caller, {
      region,
      workspaceId,
      orgId,
      direction: 'toOrg',
      amount: 2_000 * unitsPerCredit,
      transferId: randomUUID(),
    })
    for (const { name, email, isOrgAdmin = false, canAccess } of organisation.clients) {
      const input = { region, orgId, name, email, password: clientPassword, canAccess }
      const { clientId } = await createClient(ports, caller, input)
      if (isOrgAdmin)
        await changeClients(ports, caller, {
          region,
          clientIds: [clientId],
          change: { rights: { isOrgAdmin } },
        })
    }
  }
}

/** Registers a live host: every name below `localhost` resolves to this machine. */
async function addHost(region: Region, agencyId: string, at: number): Promise<void> {
  await new Writes('na')
    .create(paths.host(demoHost), { agencyId, region, kind: 'subdomain', state: 'live', claimedAt: at })
    .commit()
  await new Writes(region)
    .update(paths.agency(agencyId), { VGsubDomain: demoHost, isVerifiedSubDomain: true })
    .commit()
}
