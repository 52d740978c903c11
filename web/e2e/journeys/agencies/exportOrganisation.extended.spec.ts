import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { callables } from '@parley/functions/shared/callables/callables'
import { leadSchema } from '@parley/functions/shared/chat/leads'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { describe, expect, it } from 'vitest'
import { freshEmail, signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
const region = 'eu'
const unitsPerCredit = 10_000

/** Gives an agent a conversation and a lead with these words. */
async function visit({ agentId }: Pick<AgentForTest, 'agentId'>, ownerID: string, words: string) {
  await (await openVisit(region, agentId)).say(`sandbox:say ${words} answer`)
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const lead = leadSchema.parse({
    ID: randomUUID(),
    agentId,
    ownerID,
    conversationId: 'none',
    formId: 'form',
    formTitle: 'Contact',
    kind: 'lead',
    values: [{ key: 'email', label: 'Email', value: `${words}@visitor.example` }],
    name: `${words} visitor`,
    email: `${words}@visitor.example`,
    phone: '',
    page: '',
    at: Date.now(),
  })
  await getFirestore(app, databaseIds[region]).doc(paths.lead(agentId, lead.ID)).set(lead)
}

/** Creates a second organisation of the same workspace, with an agent, a client and credit of its own. */
async function addOther({ call }: AgentForTest, workspaceId: string) {
  const agent = {
    agentName: 'Quay desk',
    agentTemplate: 'customer-support' as const,
    attemptId: randomUUID(),
  }
  const { agentCreated } = callables.convertAgentTemplateToAgent.output.parse(
    await call('convertAgentTemplateToAgent', { region, workspaceId, ...agent }),
  )
  const agentId = agentCreated.ID
  await call('publishAgent', { region, agentId })
  const made = await call('createOrganisation', { region, workspaceId, name: 'Quay Five' })
  const { orgId } = callables.createOrganisation.output.parse(made)
  await call('setOrganisationAgents', { region, orgId, widgetIDs: [agentId] })
  const amount = 7 * unitsPerCredit
  await call('transferCredits', {
    region,
    workspaceId,
    orgId,
    direction: 'toOrg',
    amount,
    transferId: randomUUID(),
  })
  const client = { name: 'Quentin Quay', email: freshEmail(), password: 'a-long-password', canAccess: [] }
  await call('createClient', { region, orgId, ...client })
  return { agentId, orgId, email: client.email }
}

describe('the export of an organization', () => {
  it('has all that belongs to it, and nothing of another one', async () => {
    const agent = await agentWith(region, {}, { title: 'Pier desk', messageDelayMS: 0 })
    const own = await clientWith(agent, { pages: ['/convos'] })
    const { wsId } = await own.stored()
    const other = await addOther(agent, wsId)
    await visit(agent, wsId, 'pierwords')
    await visit(other, wsId, 'quaywords')

    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/${region}/clients/${own.orgId}`)
    await page.locator('summary', { hasText: 'Settings' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export organization' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Pier Nine.zip')
    const archive = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const files = new Map(Object.entries(archive).map(([path, bytes]) => [path, strFromU8(bytes)]))

    const folder = `agents/Pier desk ${agent.agentId.slice(0, 6)}`
    expect([...files.keys()].toSorted()).toEqual(
      [
        'organization.json',
        'clients.csv',
        'credit.csv',
        'purchases.csv',
        'log.csv',
        'reports.json',
        ...['agent.json', 'leads.csv', 'conversations 001.json', 'conversations 001.csv'].map(
          (name) => `${folder}/${name}`,
        ),
      ].toSorted(),
    )
    const read = (path: string) => files.get(path) ?? ''
    expect(read('organization.json')).toContain(own.orgId)
    expect(read('clients.csv')).toContain(own.email)
    expect(read('credit.csv')).toMatch(/,[a-zA-Z]*[tT]ransfer[a-zA-Z]*,20,/)
    expect(read('purchases.csv')).toContain('time,id,description,kind,credits,amountUsd')
    expect(read('log.csv').trim().split('\n').length).toBeGreaterThan(1)
    expect(JSON.parse(read('reports.json'))).toHaveLength(1)
    expect(read(`${folder}/leads.csv`)).toContain('pierwords@visitor.example')
    for (const form of ['json', 'csv'])
      expect(read(`${folder}/conversations 001.${form}`)).toContain('pierwords answer')
    expect(JSON.parse(read(`${folder}/agent.json`))).toMatchObject({ agent: expect.anything() })

    const everything = [...files].flat().join('\n')
    for (const foreign of [other.orgId, other.agentId, other.email, 'Quay', 'Quentin', 'quaywords'])
      expect(everything).not.toContain(foreign)
  })
})
