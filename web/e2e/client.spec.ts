import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from './support/agentWith.ts'
import { openBrowser } from './support/browser.ts'
import { clientWith } from './support/clientWith.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { arrive, openShop } from './support/shop.ts'
import { takePicture } from './support/takePicture.ts'
import { takePictures } from './support/takePictures.ts'

const browser = openBrowser()
const shop = openShop()
const phone = { width: 375, height: 812 }
let agent: AgentForTest
let client: Awaited<ReturnType<typeof clientWith>>

beforeAll(async () => {
  agent = await agentWith('eu', { canHandOff: true }, { messageDelayMS: 0, title: 'Harbour desk' })
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

async function signIn(page: Page, password = client.password) {
  await page.getByLabel('E-mail').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const saves = (changed: Parameters<typeof clientWith>[1]['organisation']) =>
  agent.call('saveOrganisation', { region: agent.region, orgId: client.orgId, changed: changed ?? {} })

describe('a client at his agency’s address', () => {
  it('signs in with his password, and is told what is wrong', async () => {
    const page = await (await browser.person()).newPage()
    await page.goto(`${client.origin}/login`)
    const submit = page.getByRole('button', { name: 'Sign In', exact: true })
    expect(await submit.isDisabled()).toBe(true)
    await page.getByText('looks after your chats').waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-sign-in')
    await signIn(page, 'not-the-password')
    await page.getByText('Password is incorrect please try again.').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(client.email)
    await signIn(page)
    await page.getByText('Signed in successfully.').waitFor()
    await page.waitForURL(`**/app/eu/agents/${agent.agentId}/convos`)
    expect(await page.title()).toContain('Harbour Desk')
    expect(browser.errors.splice(0).filter((error) => !error.includes('401'))).toEqual([])
  })
})
