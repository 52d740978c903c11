import { callables } from '@parley/functions/shared/callables/callables'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { pushesAbout, showPush } from '../../support/push.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser({ isFull: true })
let agent: AgentForTest
let client: Awaited<ReturnType<typeof clientWith>>

beforeAll(async () => {
  agent = await agentWith('na', { canHandOff: true }, { title: 'Pier bell', messageDelayMS: 0 })
  client = await clientWith(agent, {
    pages: ['/convos', '/leads'],
    organisation: { dashboardLayout: 'horizontal' },
  })
})

async function enter(context: BrowserContext): Promise<Page> {
  const made = await agent.call('createLoginLink', { region: agent.region, clientId: client.clientId })
  const { token } = callables.createLoginLink.output.parse(made)
  const page = await context.newPage()
  await page.goto(`${client.origin}/login?token=${token}`)
  await page.waitForURL('**/convos**')
  return page
}

const permissionOf = (page: Page) => page.evaluate(() => Notification.permission)

describe('a client who is not looking at the dashboard', () => {
  it('gets browser notifications after enabling them, until they sign out', async () => {
    const context = await browser.person()
    const page = await enter(context)
    expect(await permissionOf(page)).not.toBe('granted')
    await context.grantPermissions(['notifications'], { origin: client.origin })
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await page.getByRole('button', { name: 'Notification Settings' }).click()
    const push = page.getByRole('switch', { name: 'Browser Notifications' })
    await expect.poll(() => push.isChecked()).toBe(false)
    await push.click({ force: true })
    await expect.poll(() => push.isChecked()).toBe(true)
    await takePicture(page, 'client-push-on')
    await expectAccessible(page, 'body')
    await page.keyboard.press('Escape')

    const visit = await openVisit(agent.region, agent.agentId)
    await visit.say('sandbox:say My secret boat is loose.')
    await visit.askForPerson()
    await expect.poll(() => pushesAbout(visit.conversationId)).toHaveLength(1)
    const [sent] = await pushesAbout(visit.conversationId)
    expect(JSON.stringify(sent)).not.toContain('secret')
    expect(sent?.data).toMatchObject({
      title: 'Pier bell',
      url: `${client.origin}/app/na/agents/${agent.agentId}/convos/${visit.conversationId}`,
    })
    expect(await showPush(page, sent?.data ?? {})).toEqual([
      { title: 'Pier bell', body: 'A visitor is asking for a person.' },
    ])

    await page.getByRole('button', { name: 'Account of Cleo Client' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await page.waitForURL(`${client.origin}/`)
    const later = await openVisit(agent.region, agent.agentId)
    await later.say('sandbox:say Another boat.')
    await later.askForPerson()
    // The email shows that all recipients were notified.
    await expect.poll(() => mailsAbout(later.conversationId)).toBe(1)
    await expect.poll(() => pushesAbout(later.conversationId)).toEqual([])
  })

  it('can install the dashboard on their device under the agency’s name', async () => {
    const page = await enter(await browser.person())
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const { data } = await session.send('Page.getAppManifest')
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Harbour Desk', display: 'standalone' })
  })
})

async function mailsAbout(conversationId: string): Promise<number> {
  const response = await fetch(`${sandboxOrigin}/inbox.json`)
  const mails = z
    .array(z.looseObject({ to: z.array(z.string()), html: z.string() }))
    .parse(await response.json())
  return mails.filter(({ to, html }) => to.includes(client.email) && html.includes(conversationId)).length
}
