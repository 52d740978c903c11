import { createAgency } from '../../src/domain/agency/agencies/createAgency.ts'
import { createClient } from '../../src/domain/agency/clients/createClient.ts'
import { createOrganisation } from '../../src/domain/agency/organisations/createOrganisation.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { uidOfClient } from '../../src/shared/agencies/client.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { makeAccount, makeCaller, makePorts } from '../factories.ts'
import { giveHost, type TestAgency } from './giveHost.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'

/** Creates a workspace with an agency, whose plan has this number of client seats. */
export async function makeAgency(region: Region, seats = 20) {
  const account = await makeAccount(region)
  await setClientSeats(account, seats)
  const { agencyId } = await createAgency(makePorts(), account.caller, account)
  return { ...account, agencyId }
}

export async function setClientSeats(
  { region, workspaceId }: { region: Region; workspaceId: string },
  clientSeats: number,
): Promise<void> {
  const limits = { maxAgents: 9, maxKnowledgeCharacters: 1, maxConcurrentCalls: 1, phoneNumbers: 0 }
  await new Writes(region)
    .update(paths.workspace(workspaceId), {
      'internal.planLimits': { ...limits, workspaceSeats: 2, clientSeats },
    })
    .commit()
}

/** Creates an agency with an organisation. */
export async function makeOrganisation(region: Region, seats?: number) {
  const agency = await makeAgency(region, seats)
  const input = { region, workspaceId: agency.workspaceId, name: 'Harbour' }
  return { ...agency, ...(await createOrganisation(makePorts(), agency.caller, input)) }
}

type Owned = Awaited<ReturnType<typeof makeOrganisation>>

/** Creates a client of an organisation, and the caller that they are after a sign-in. */
export async function makeClient({ region, orgId, caller }: Owned, password = 'a-long-password') {
  const email = `${randomIdentifier(12).toLowerCase()}@clients.example`
  const input = { region, orgId, name: 'Cleo Client', email, password }
  const made = await createClient(makePorts(), caller, input)
  const uid = uidOfClient(region, made.clientId)
  const asClient: Caller = makeCaller({ uid, email: '', emailVerified: false, region })
  return { ...made, email, uid, asClient }
}

/** Registers a host that serves the agency. */
export async function makeHost(agency: TestAgency): Promise<string> {
  const host = `${randomIdentifier(10).toLowerCase()}.localhost`
  await giveHost(agency, host, { kind: 'subdomain' })
  return host
}
