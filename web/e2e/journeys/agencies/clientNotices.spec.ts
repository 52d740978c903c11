import { callables } from '@parley/functions/shared/callables/callables'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
let agent: AgentForTest
let client: Awaited<ReturnType<typeof clientWith>>

beforeAll(async () => {
  agent = await agentWith('eu', { canHandOff: true }, { title: 'Pier bell', messageDelayMS: 0 })
  client = await clientWith(agent, {
    pages: ['/convos', '/leads'],
    organisation: { dashboardLayout: 'horizontal' },
  })
})

/** Opens the client's dashboard, signed in by a link. */
async function enter(path = '/app', viewport?: { width: number; height: number }): Promise<Page> {
  const made = await agent.call('createLoginLink', { region: agent.region, clientId: client.clientId })
  const { token } = callables.createLoginLink.output.parse(made)
  const page = await (await browser.person(viewport)).newPage()
  await page.goto(`${client.origin}/login?token=${token}`)
  await page.waitForURL('**/convos**')
  if (path !== '/app') await page.goto(client.origin + path)
  return page
}

describe("a client's notices", () => {
  it('arrive at once, are seen when shown, and disappear when they are marked as read', async () => {
    const page = await enter()
    await page.getByRole('link', { name: 'Leads' }).click()
    const bell = page.getByRole('button', { name: 'Notifications', exact: true })
    await bell.click()
    await page.getByText('No Unread Notifications').waitFor()
    await page.getByText("You're all caught up now!").waitFor()
    await takePictures(page, 'client-notices-none')
    await page.keyboard.press('Escape')

    const visit = await openVisit(agent.region, agent.agentId)
    const words = 'sandbox:say Our boat has come loose and drifts towards the old pier.'
    await visit.say(words)
    await visit.askForPerson()
    await page.getByRole('alert').getByText('Needs a person: Pier bell').waitFor()
    const unseen = page.getByRole('button', { name: 'Notifications, something new' })
    await unseen.waitFor()
    await takePicture(page, 'client-notices-toast')
    await unseen.click()
    const item = page.getByRole('listitem').filter({ hasText: 'Needs a person: Pier bell' })
    await item.getByText('sandbox:say Our boat').waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-notices')
    await page.keyboard.press('Escape')
    await bell.waitFor()
    await expect.poll(async () => (await client.stored()).noticesSeenAt).toBeGreaterThan(0)

    await bell.click()
    await item.getByRole('link').click()
    await page.waitForURL(`**/convos/${visit.conversationId}`)
    await page.getByRole('button', { name: 'Take over' }).first().click()
    await page
      .getByText(/took over/)
      .first()
      .waitFor()

    // Messages to a person only notify clients who have enabled that.
    await visit.say('Are you there?')
    await page.getByText('Are you there?').first().waitFor()
    await expect.poll(() => unseen.count()).toBe(0)
    await page.getByRole('link', { name: 'Leads' }).click()
    await bell.click()
    await page.getByRole('button', { name: 'Notification Settings' }).click()
    await page.getByLabel('Events to Notify').selectOption('all')
    await page.getByLabel('Notify Through').selectOption('none')
    await takePictures(page, 'client-notices-settings')
    await expect
      .poll(async () => (await client.stored()).notificationsSettings)
      .toEqual({ notifyThrough: 'none', notifyIf: 'all', monthlyReport: true })
    await page.getByRole('button', { name: 'Notification Settings' }).click()
    await page.getByText('New message: Pier bell').waitFor()
    await page.getByRole('button', { name: 'Mark all as Read' }).click()
    await page.getByText('No Unread Notifications').waitFor()
    await page.reload()
    await bell.click()
    await page.getByText('No Unread Notifications').waitFor()
  })

  itExtended(
    'are beside the pages in the vertical layout, and an email links to their settings',
    async () => {
      await agent.call('saveOrganisation', {
        region: agent.region,
        orgId: client.orgId,
        changed: { dashboardLayout: 'vertical' },
      })
      const page = await enter('/app?notifications=settings', { width: 1440, height: 900 })
      await page.getByLabel('Notify Through').waitFor()
      const panel = await page.getByRole('dialog', { name: 'Notifications' }).boundingBox()
      expect(panel).toMatchObject({ width: 350 })
      expect(panel?.x).toBeLessThan(300)
      await takePicture(page, 'client-notices-vertical')
      await expectAccessible(page, 'body')
      await page.evaluate(() => localStorage.setItem('desk.language', 'ar'))
      await page.reload()
      await page.getByRole('button', { name: 'الإشعارات' }).click()
      await page.getByText('لا توجد إشعارات غير مقروءة').waitFor()
      await takePictures(page, 'client-notices-arabic')
    },
  )
})
