import type { OrganisationDraft } from '@parley/functions/shared/agencies/organisation'
import type { Patch } from '@parley/functions/shared/texts/patchOf'
import { callables } from '@parley/functions/shared/callables/callables'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { mailedCode } from '../../support/mailedCode.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const shop = openShop()
const phone = { width: 375, height: 812 }
let agent: AgentForTest
let client: Awaited<ReturnType<typeof clientWith>>

beforeAll(async () => {
  agent = await agentWith(
    'eu',
    { canHandOff: true },
    { messageDelayMS: 0, UIhandoffTitle: 'Ask the workshop' },
  )
  client = await clientWith(agent, {
    pages: ['/convos', '/leads', '/kb', '/settings'],
    brand: {
      primary: '#0a7c66',
      brandingText: '## Your customers, answered\n\nHarbour Desk looks after your chats by day and by night.',
      mainWebsite: 'https://harbour.example',
      tosPage: 'https://harbour.example/terms',
    },
    organisation: { dashboardLayout: 'horizontal' },
  })
})

async function open(path = '/login', viewport?: typeof phone): Promise<Page> {
  const page = await (await browser.person(viewport)).newPage()
  await page.goto(client.origin + path)
  return page
}

async function signIn(page: Page, password = client.password) {
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const isAt = (page: Page, section: string) => page.waitForURL(`**/app/eu/agents/${agent.agentId}/${section}`)

const saves = (changed: Patch<OrganisationDraft>) =>
  agent.call('saveOrganisation', { region: agent.region, orgId: client.orgId, changed })

const gives = (canAccess: ('/convos' | '/leads' | '/kb' | '/settings')[]) =>
  agent.call('changeClients', {
    region: agent.region,
    clientIds: [client.clientId],
    change: { rights: { canAccess } },
  })

/** Removes the browser's errors about refused requests. */
const dropRefusals = () => {
  expect(browser.errors.splice(0).filter((error) => !/\b(400|401|404|412|429)\b/.test(error))).toEqual([])
}

describe('a client at their agency’s host', () => {
  it('signs in with their password, and reads why a sign-in failed', async () => {
    const page = await open('/kb')
    const submit = page.getByRole('button', { name: 'Sign In', exact: true })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByText('looks after your chats').waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-sign-in')
    await signIn(page, 'not-the-password')
    await page.getByText('Password is incorrect please try again.').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(client.email)
    await page.getByLabel('Email').fill('nobody@clients.example')
    await submit.click()
    await page.getByText("This email doesn't exist.").waitFor()
    await takePicture(page, 'client-sign-in-wrong')
    await signIn(page)
    await page.getByText('Signed in successfully.').waitFor()
    await isAt(page, 'convos')
    await expect.poll(() => page.title()).toContain('Harbour Desk')
    // A signed-in client needs no sign-in page.
    await page.goto(`${client.origin}/login`)
    await isAt(page, 'convos')
    await page.getByRole('button', { name: 'Account of Cleo Client' }).click()
    await page.getByText('Signed in as').waitFor()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await page.waitForURL(`${client.origin}/`)
    await page.getByText('Signed out successfully.').waitFor()
    await page.goto(`${client.origin}/app/eu/agents/${agent.agentId}/leads`)
    await page.waitForURL('**/login?redirect=**')
    dropRefusals()
  })

  it('signs in with an emailed code', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Email Login Code' }).click()
    await page.getByText('Enter your email address.').waitFor()
    await page.getByLabel('Email').fill(client.email)
    await page.getByRole('button', { name: 'Email Login Code' }).click()
    await page.getByText('It works once, within ten minutes.').waitFor()
    await expectAccessible(page, 'body')
    await takePicture(page, 'client-sign-in-code')
    await page.getByRole('button', { name: 'Resend Code' }).click()
    await page.getByText('We just sent you a code.').waitFor()
    const { code, html } = await mailedCode(client.email)
    expect(html).not.toContain('Parley')
    await page.getByLabel('Login code').fill(code === '123456' ? '654321' : '123456')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('This code is wrong or no longer valid.').waitFor()
    await page.getByLabel('Login code').fill(code)
    await page.keyboard.press('Enter')
    await isAt(page, 'convos')
    dropRefusals()
  })

  itExtended('sees no password field if their agency allows only codes', async () => {
    const shared = await agentWith('na')
    const other = await clientWith(shared, { pages: ['/leads'], brand: { disablePasswordLogin: true } })
    const page = await (await browser.person(phone)).newPage()
    await page.goto(`${other.origin}/login`)
    await page.getByLabel('Email').fill(other.email)
    await expect.poll(() => page.locator('input[type=password]').count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Sign In', exact: true }).count()).toBe(0)
    await takePicture(page, 'client-sign-in-codes-alone')
    await page.getByRole('button', { name: 'Email Login Code' }).click()
    await page.getByLabel('Login code').fill('12')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(other.email)
    await expect.poll(() => page.getByLabel('Login code').count()).toBe(0)
  })

  itExtended('uses a login link once, and replaces another session only after a question', async () => {
    const linkOf = async () => {
      const made = await agent.call('createLoginLink', { region: agent.region, clientId: client.clientId })
      return callables.createLoginLink.output.parse(made).token
    }
    const token = await linkOf()
    const page = await open(`/login?token=${token}`)
    await isAt(page, 'convos')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + (request.headers()['referer'] ?? '')))
    await page.goto(`${client.origin}/login#token=${await linkOf()}`)
    await page.getByText('You’re already signed in').waitFor()
    await expectAccessible(page, 'body')
    await takePicture(page, 'client-signed-in-already')
    expect(page.url()).toBe(`${client.origin}/login`)
    await page.getByRole('button', { name: 'Sign in with the link' }).click()
    await isAt(page, 'convos')
    const other = await open(`/login?token=${token}`)
    await other.getByText('This link was already used or is no longer valid.').waitFor()
    const named = new URLSearchParams({ username: client.email, password: client.password })
    const third = await open(`/?${String(named)}`)
    await isAt(third, 'convos')
    dropRefusals()
  })
})

describe('a client’s dashboard under their agency’s name', () => {
  itExtended('replies in Arabic on a phone, and sees at once that their access is disabled', async () => {
    const { widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say The agent answers first.')
    await widget.sees('The agent answers first.')
    await widget.panel.getByRole('button', { name: 'More' }).click()
    await widget.panel.getByRole('button', { name: 'Ask the workshop' }).click()
    await widget.messages.getByText('We’ve asked someone to join').first().waitFor()

    const page = await open('/login', phone)
    await page.getByLabel('Language').selectOption('ar')
    await page.getByLabel('البريد الإلكتروني').fill(client.email)
    await expectAccessible(page, 'body')
    await takePicture(page, 'client-sign-in-arabic')
    await page.locator('input[type=password]').fill(client.password)
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await isAt(page, 'convos')
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await page.getByText('sandbox:say').first().waitFor()
    await takePicture(page, 'client-convos-arabic')
    await expectAccessible(page, 'body')
    await page.getByRole('list', { name: 'المحادثات' }).getByRole('link').first().click()
    await page.waitForURL('**/convos/*')
    await page.getByRole('button', { name: 'تولّي المحادثة' }).first().click()
    await page.locator('form textarea').fill('أهلًا، أنا هنا.')
    await page.keyboard.press('Enter')
    await widget.messages.getByText('أهلًا، أنا هنا.').waitFor()
    await takePicture(page, 'client-thread-arabic')
    await expectAccessible(page, 'body')

    // On a phone a conversation fills the page.
    await page.getByRole('link', { name: 'العودة إلى القائمة' }).click()
    const status = page.getByRole('switch', { name: 'متصل' })
    await expect.poll(() => status.getAttribute('aria-checked')).toBe('true')
    await status.click()
    await expect.poll(async () => (await client.stored()).status).toBe('offline')

    await saves({ settings: { disableClientAccess: true } })
    await page.getByRole('dialog').getByText('الوصول معطّل حاليًا').waitFor()
    await takePicture(page, 'client-access-off-arabic')
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await saves({ settings: { disableClientAccessMessage: 'Back on Monday.' } })
    await page.getByRole('dialog').getByText('Back on Monday.').waitFor()
    await saves({ settings: { disableClientAccess: false } })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // The language chosen before the sign-in becomes the client's language, also for emails.
    expect((await client.stored()).preferredLanguage).toBe('ar')
    await page.close()
    await client.forgetLanguage()
    dropRefusals()
  })

  it("shows the client's pages, and no longer those that are removed", async () => {
    const page = await open()
    await signIn(page)
    await isAt(page, 'convos')
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await takePictures(page, 'client-convos')
    await expectAccessible(page, 'body')
    for (const hidden of ['Show Test', 'Publish', 'Export conversations', 'Receipt'])
      await expect.poll(() => page.getByRole('button', { name: hidden }).count()).toBe(0)
    for (const hidden of ['Billing', 'Agents', 'Home'])
      await expect.poll(() => page.getByRole('link', { name: hidden, exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
    await takePictures(page, 'client-leads')
    await page.getByRole('link', { name: 'Knowledge' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Knowledge' }).waitFor()
    await takePictures(page, 'client-knowledge')
    await expect.poll(() => page.getByRole('button', { name: 'Paste text' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('Title').first().fill('Harbour bell')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await takePictures(page, 'client-settings')
    await expectAccessible(page, 'body')

    await page.getByRole('button', { name: 'Account of Cleo Client' }).click()
    await page.getByText('Signed in as').waitFor()
    await takePicture(page, 'client-profile')
    await page.getByRole('menuitem', { name: 'Account' }).click()
    const panel = page.getByRole('dialog', { name: 'Account Settings' })
    await expect.poll(() => panel.getByLabel('Email').inputValue()).toBe(client.email)
    await panel.getByLabel('Name').fill('Cleo Carter')
    await takePicture(page, 'client-account')
    await expectAccessible(page, '[role=dialog]')
    await panel.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Account of Cleo Carter' }).waitFor()
    await expect.poll(async () => (await client.stored()).name).toBe('Cleo Carter')

    await saves({ dashboardLayout: 'vertical' })
    await page.getByRole('link', { name: 'Leads' }).click()
    await takePictures(page, 'client-vertical')
    await expectAccessible(page, 'body')
    await gives(['/leads'])
    await page.getByRole('link', { name: 'Knowledge' }).waitFor({ state: 'detached' })
    await page.goto(`${client.origin}/app/eu/agents/${agent.agentId}/kb`)
    await page.getByText('You don’t have access to “Knowledge” here').waitFor()
    await page.goto(`${client.origin}/app/eu/billing`)
    await isAt(page, 'leads')
    await agent.call('setOrganisationAgents', { region: agent.region, orgId: client.orgId, widgetIDs: [] })
    await page.getByText('This org has no agents').waitFor()
    await takePictures(page, 'client-no-agents')
    await agent.call('resetClientPassword', { region: agent.region, clientId: client.clientId, password: '' })
    await page.waitForURL('**/login?redirect=**')
    await page.getByText('Please login again.').waitFor()
    dropRefusals()
  })
})
