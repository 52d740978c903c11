import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { callables } from '@parley/functions/shared/callables/callables'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { caller, password, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { pushesAbout, showPush } from '../../support/push.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser({ isFull: true })
const region = 'eu'
const agenciesPort = process.env['PARLEY_AGENCIES_PORT'] ?? '5020'
const names = ['Bell desk', 'Pier One', 'Pier Two', 'Pier Three'] as const
const app = () => getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
const database = () => getFirestore(app(), databaseIds[region])

/** Gives the workspace a plan with room for four agents; buying it is another journey. */
async function givePlan(workspaceId: string) {
  await database()
    .doc(paths.workspace(workspaceId))
    .update({
      'internal.planLimits': {
        maxAgents: 9,
        maxKnowledgeCharacters: 1_000_000,
        maxConcurrentCalls: 1,
        phoneNumbers: 0,
        workspaceSeats: 2,
        clientSeats: 20,
      },
    })
}

/** Creates published agents with a handoff, by name. */
async function makeAgents(call: AgentForTest['call'], workspaceId: string) {
  const ids: Record<string, string> = {}
  for (const agentName of names) {
    const input = {
      region,
      workspaceId,
      agentName,
      agentTemplate: 'customer-support',
      attemptId: randomUUID(),
    } as const
    const made = await call('convertAgentTemplateToAgent', input)
    const { ID } = callables.convertAgentTemplateToAgent.output.parse(made).agentCreated
    await database().doc(paths.agent(ID)).update({ 'widgetOptions.canHandOff': true, messageDelayMS: 0 })
    await call('publishAgent', { region, agentId: ID })
    ids[agentName] = ID
  }
  return ids
}

/** Sets a brand, a subdomain, and a custom host that becomes live. */
async function setUpAgency(page: Page, name: string) {
  await page.goto(`${webOrigin}/app/${region}/agency`)
  await page.getByText('All changes saved.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Bell & Pier')
  await page.getByRole('link', { name: 'Theme' }).click()
  await page.getByLabel('Primary color').fill('#0a7c66')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved.').waitFor()
  await page.getByRole('link', { name: 'Domains' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('link', { name: `${name}.localhost` }).waitFor()
  await page.getByRole('button', { name: 'Try it for 14 days' }).click()
  await page.getByRole('button', { name: 'Set up a domain' }).click()
  const host = `chat.${name}.example`
  await page.getByLabel('Domain', { exact: true }).fill(host)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByText('Domain verification pending..').waitFor()
  const proof = page.getByRole('listitem').filter({ hasText: '_vg-verify' }).first()
  await proof.locator('code').nth(1).waitFor()
  const [, at = '', value = ''] = await proof.locator('code').allInnerTexts()
  const dns = await page.context().newPage()
  await dns.goto(`${sandboxOrigin}/dns`)
  await dns.getByLabel('Type').selectOption('TXT')
  await dns.getByLabel('Name').fill(at)
  await dns.getByLabel('Value').fill(value)
  await dns.getByRole('button', { name: 'Add', exact: true }).click()
  await dns.getByRole('cell', { name: value }).waitFor()
  await dns
    .getByRole('article')
    .filter({ hasText: host })
    .getByRole('button', { name: 'Leads to Hosting' })
    .click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByRole('link', { name: host }).waitFor()
  await dns.close()
}

/**
 * Creates an organisation with an agent and an administrator on the screens; returns the administrator's
 * password.
 */
async function addClient(page: Page, email: string) {
  await page.goto(`${webOrigin}/app/${region}/clients`)
  await page.getByRole('button', { name: 'New organization' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Pier Company')
  await dialog.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pier Company' }).waitFor()
  await page.getByLabel('Pier One').check()
  await page.getByRole('button', { name: 'Save agents' }).click()
  await page.getByText('Agents saved.').waitFor()
  await page.getByRole('button', { name: 'Transfer credits' }).click()
  await dialog.getByLabel('Credits').fill('50')
  await dialog.getByRole('button', { name: 'Transfer credits' }).click()
  await page.getByText('Credits transferred successfully!').waitFor()
  await page.getByRole('button', { name: 'Add client' }).click()
  await dialog.getByLabel('Name').fill('Cleo Client')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Add client' }).click()
  const shown = page.getByRole('dialog', { name: 'Password of Cleo Client' }).locator('code')
  const given = (await shown.textContent()) ?? ''
  await page.keyboard.press('Escape')
  return { password: given, orgId: page.url().split('/').at(-1) ?? '' }
}

/** Records everything that a browser receives from the agency's host: bodies and headers. */
function recordServed(page: Page, origin: string): Promise<string>[] {
  const served: Promise<string>[] = []
  page.on('response', (response) => {
    served.push(Promise.resolve(JSON.stringify(response.headers())))
    if (new URL(response.url()).origin === origin) served.push(response.text().catch(() => ''))
  })
  return served
}

describe('an agency with one client', () => {
  it('is created, sells an agent under its own name, supports it, and withdraws it', async () => {
    const owner = await browser.person()
    const page = await owner.newPage()
    const ownerEmail = freshEmail()
    await signUp(page, region, ownerEmail, password)
    const call = await caller(region, ownerEmail)
    const { uid: workspaceId } = await getAuth(app()).getUserByEmail(ownerEmail)
    await givePlan(workspaceId)
    const ids = await makeAgents(call, workspaceId)
    const pier = ids['Pier One'] ?? ''
    const name = `bell${Date.now().toString(36)}`
    await setUpAgency(page, name)
    const email = freshEmail()
    const client = await addClient(page, email)

    // The client, in Arabic, on a phone.
    const origin = `http://${name}.localhost:${agenciesPort}`
    const phone = await browser.person({ width: 375, height: 812 })
    await phone.grantPermissions(['notifications'], { origin })
    const theirs = await phone.newPage()
    const served = recordServed(theirs, origin)
    await theirs.goto(`${origin}/login`)
    await theirs.getByLabel('Language').selectOption('ar')
    await theirs.getByLabel('البريد الإلكتروني').fill(email)
    await theirs.locator('input[type=password]').fill(client.password)
    await theirs.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await theirs.waitForURL(`**/app/${region}/agents/${pier}/**`)
    await theirs.getByRole('button', { name: 'الإشعارات', exact: true }).click()
    await theirs.getByRole('button', { name: 'إعدادات الإشعارات' }).click()
    await theirs.getByRole('switch', { name: 'إشعارات المتصفح' }).click({ force: true })
    await expect.poll(() => theirs.getByRole('switch', { name: 'إشعارات المتصفح' }).isChecked()).toBe(true)
    await theirs.keyboard.press('Escape')

    const visit = await openVisit(region, pier)
    await visit.say('sandbox:say The pier opens at nine.')
    await visit.askForPerson()
    await expect.poll(() => pushesAbout(visit.conversationId), { message: 'a push is sent' }).toHaveLength(1)
    const [push] = await pushesAbout(visit.conversationId)
    expect(await showPush(theirs, push?.data ?? {})).toHaveLength(1)
    const listening = await visit.listen()
    await theirs.goto(`${origin}/app/${region}/agents/${pier}/convos/${visit.conversationId}`)
    await theirs.getByRole('button', { name: 'تولّي المحادثة' }).first().click()
    await theirs.locator('form textarea').fill('أهلًا، أنا هنا.')
    await theirs.keyboard.press('Enter')
    await expect.poll(() => JSON.stringify(listening.events)).toContain('أهلًا، أنا هنا.')
    await listening.stop()
    await expectAccessible(theirs, 'body')
    await takePicture(theirs, 'agency-story-answered')

    // The agency impersonates the client, and the client sees it.
    await page.goto(`${webOrigin}/app/${region}/clients/${client.orgId}`)
    await page.getByRole('button', { name: 'View as client' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('You asked about a visitor')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await page.getByRole('link', { name: 'Open dashboard' }).getAttribute('href')
    expect(new URL(link ?? '').host).toContain(`chat.${name}.example`)
    // That name does not resolve to this machine; the agency's subdomain works too.
    const { pathname, hash } = new URL(link ?? '')
    const look = await owner.newPage()
    await look.goto(origin + pathname + hash)
    await look.getByRole('complementary', { name: 'You’re viewing Pier Company' }).waitFor()
    await theirs.getByText('على لوحة التحكم هذه').first().waitFor()
    await takePicture(theirs, 'agency-story-looked-at')
    await look.getByRole('button', { name: 'End', exact: true }).click()
    await look.getByText('Your session has ended.').waitFor()
    await look.close()

    // A change of the blueprint reaches three agents; one keeps its own text.
    await call('linkAgents', {
      region,
      masterId: ids['Bell desk'] ?? '',
      agentIds: [pier, ids['Pier Two'] ?? '', ids['Pier Three'] ?? ''],
      takesAll: false,
    })
    const write = (id: string, fields: object) => database().doc(paths.agent(id)).update(fields)
    await write(ids['Pier Two'] ?? '', { description: 'Our own words' })
    await write(ids['Bell desk'] ?? '', { description: 'Words for all', primaryColor: '#0a7c66' })
    await page.goto(`${webOrigin}/app/${region}/blueprints/${ids['Bell desk']}`)
    await page.getByText('1 to decide').waitFor()
    await page.getByRole('button', { name: 'Roll out to 3 agents' }).click()
    await dialog.getByRole('button', { name: 'Roll out to 3 agents' }).click()
    await page.getByText('3 agents updated.').waitFor()
    const words = async (id = '') => (await database().doc(paths.agent(id)).get()).get('description')
    await expect.poll(() => words(pier)).toBe('Words for all')
    await expect.poll(() => words(ids['Pier Two'])).toBe('Our own words')

    // A client whose access is withdrawn is signed out before their next click.
    const [cleo] = (await database().collection(paths.clients).where('orgId', '==', client.orgId).get()).docs
    await call('deleteClients', { region, clientIds: [cleo?.id ?? ''] })
    await theirs.waitForURL('**/login**')
    await theirs.getByText('تسجيل الدخول مرة أخرى').first().waitFor()
    await takePicture(theirs, 'agency-story-withdrawn')

    // Nothing that the client received names the product.
    const texts = await Promise.all(served)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => text.includes(defaultBrand.name))).toEqual([])
    const inbox = await fetch(`${sandboxOrigin}/inbox.json`).then((response) => response.json())
    const mails = JSON.stringify(inbox.filter((mail: { to: string[] }) => [mail.to].flat().includes(email)))
    expect(mails).not.toContain(defaultBrand.name)
    // The browser's errors about an ended session.
    const others = browser.errors.splice(0).filter((error) => !/40[0134]|permission|favicon/.test(error))
    expect(others).toEqual([])
  })
})
