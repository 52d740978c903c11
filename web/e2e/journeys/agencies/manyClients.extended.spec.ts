import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'

const browser = openBrowser()
const [maxOrganisations, maxClients] = [200, 1_000]
let agent: AgentForTest

beforeAll(async () => {
  agent = await makeMany()
})

/** Creates an agency with the organisations and clients of a large one. */
async function makeMany(): Promise<AgentForTest> {
  const owned = await agentWith('eu')
  const client = await clientWith(owned, { pages: ['/convos'] })
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const database = getFirestore(app, databaseIds.eu)
  const { wsId, agencyId } = await client.stored()
  const writer = database.bulkWriter()
  const names: Record<string, string> = {}
  for (let at = 1; at <= maxOrganisations; at++) {
    const [ID, name] = [`org${at}of${agencyId}`, `Pier ${at}`]
    const fields = { ID, name, ownerID: wsId, agencyId, createdAt: at, lastModified: 1 }
    void writer.create(database.doc(paths.org(ID)), organisationSchema.parse(fields))
    names[ID] = name
  }
  for (let at = 1; at <= maxClients; at++) {
    const ID = `client${at}of${agencyId}`
    const orgId = `org${(at % maxOrganisations) + 1}of${agencyId}`
    const rights = { canAccess: [], clientTabOrder: [] }
    const who = { ID, name: `Client ${at}`, email: `client${at}@pier.example`, orgId, wsId, agencyId }
    const stored = clientSchema.parse({ ...who, ...rights, createdAt: at })
    void writer.create(database.doc(paths.client(ID)), stored)
  }
  void writer.set(database.doc(paths.organisationNames(agencyId)), { workspaceId: wsId, names })
  await writer.close()
  return owned
}

const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name }).getByRole('rowheader').allInnerTexts()

describe('a thousand clients of two hundred organisations', () => {
  it('are listed with few reads, and found', async () => {
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/clients`)
    await page.getByRole('link', { name: 'Pier 200', exact: true }).waitFor()
    expect((await rowsOf(page, 'Organizations')).length).toBeLessThanOrEqual(15)
    await page.getByRole('radiogroup', { name: 'Show' }).getByText('Clients').click()
    await page.getByRole('link', { name: 'Client 1000' }).waitFor()
    expect((await rowsOf(page, 'Clients')).length).toBeLessThanOrEqual(15)
    // The names of organisations come from one document.
    await page.getByRole('cell', { name: 'Pier 1', exact: true }).first().waitFor()
    await page.getByRole('combobox', { name: 'Organization' }).selectOption('Pier 77')
    await page.getByRole('link', { name: 'Client 76', exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'Organization' }).selectOption('')
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('client7@')
    await page.getByRole('link', { name: 'Client 7', exact: true }).waitFor()
  })
})
