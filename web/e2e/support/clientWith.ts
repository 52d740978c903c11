import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { AgencyDraft } from '@parley/functions/shared/agencies/agency'
import { callables } from '@parley/functions/shared/callables/callables'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import type { ClientPage } from '@parley/functions/shared/agencies/clientPages'
import type { OrganisationDraft } from '@parley/functions/shared/agencies/organisation'
import { daySeconds } from '@parley/functions/shared/durations'
import type { Patch } from '@parley/functions/shared/texts/patchOf'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { freshEmail } from './accounts.ts'
import type { AgentForTest } from './agentWith.ts'

const port = process.env['PARLEY_AGENCIES_PORT'] ?? '5020'
const password = 'a-long-password'
/** The limits of a plan with client seats. */
const planLimits = {
  maxAgents: 9,
  maxKnowledgeCharacters: 1_000_000,
  maxConcurrentCalls: 1,
  phoneNumbers: 0,
  workspaceSeats: 2,
  clientSeats: 20,
}

const unitsPerCredit = 10_000

interface ClientOptions {
  pages: ClientPage[]
  brand?: Partial<AgencyDraft>
  organisation?: Patch<OrganisationDraft>
}

/** Creates a client of an agency with its own host and gives them an agent, without the screens. */
export async function clientWith(
  agent: AgentForTest,
  { pages, brand = {}, organisation = {} }: ClientOptions,
) {
  const { region, agentId, call } = agent
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const database = getFirestore(app, databaseIds[region])
  const workspaceId = String((await database.doc(paths.agent(agentId)).get()).get('ownerID'))
  await database.doc(paths.workspace(workspaceId)).update({
    'internal.planLimits': planLimits,
    'internal.whitelabelTrialEndsAt': Math.floor(Date.now() / 1000) + daySeconds,
  })
  const { agencyId } = callables.createAgency.output.parse(
    await call('createAgency', { region, workspaceId }),
  )
  await call('saveAgency', {
    region,
    agencyId,
    version: Number((await database.doc(paths.agency(agencyId)).get()).get('version')),
    changed: { name: 'Harbour Desk', ...brand },
  })
  const host = `${agencyId.toLowerCase()}.localhost`
  await database.doc(paths.agency(agencyId)).update({ VGsubDomain: host, isVerifiedSubDomain: true })
  await getFirestore(app, databaseIds.na)
    .doc(paths.host(host))
    .set({ agencyId, region, kind: 'subdomain', state: 'live', claimedAt: Date.now() })
  const made = await call('createOrganisation', { region, workspaceId, name: 'Pier Nine' })
  const { orgId } = callables.createOrganisation.output.parse(made)
  await call('setOrganisationAgents', { region, orgId, widgetIDs: [agentId] })
  // The organisation's own wallet pays for the agent's answers.
  const transfer = { direction: 'toOrg' as const, amount: 20 * unitsPerCredit, transferId: randomUUID() }
  await call('transferCredits', { region, workspaceId, orgId, ...transfer })
  if (Object.keys(organisation).length > 0)
    await call('saveOrganisation', { region, orgId, changed: organisation })
  const email = freshEmail()
  const client = { region, orgId, name: 'Cleo Client', email, password, canAccess: pages }
  const { clientId } = callables.createClient.output.parse(await call('createClient', client))
  return {
    origin: `http://${host}:${port}`,
    email,
    password,
    orgId,
    clientId,
    /** Lets clients of the organisation see its remaining credit. */
    seeBilling: () => database.doc(paths.org(orgId)).update({ allowBilling: true }),
    /** Resets the client's language to the one before a choice. */
    forgetLanguage: () => database.doc(paths.client(clientId)).update({ preferredLanguage: '' }),
    stored: async () => clientSchema.parse((await database.doc(paths.client(clientId)).get()).data()),
  }
}
