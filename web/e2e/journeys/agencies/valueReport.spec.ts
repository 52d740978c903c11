import { callables } from '@parley/functions/shared/callables/callables'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()

describe('a client with a monthly report', () => {
  it('reads it, opens the conversations behind a figure, and the agency sees the same', async () => {
    const agent = await agentWith('eu', { canHandOff: true }, { title: 'Pier bell', messageDelayMS: 0 })
    const client = await clientWith(agent, {
      pages: ['/home', '/convos', '/leads', '/analytics'],
      organisation: { reports: { minutesSaved: 5 } },
    })
    const alone = await openVisit(agent.region, agent.agentId)
    await alone.say('sandbox:say When does the ferry leave?')
    const joined = await openVisit(agent.region, agent.agentId)
    await joined.say('sandbox:say I have lost my keys on the pier.')
    await joined.askForPerson()

    const made = await agent.call('createLoginLink', { region: agent.region, clientId: client.clientId })
    const { token } = callables.createLoginLink.output.parse(made)
    const page = await (await browser.person()).newPage()
    await page.goto(`${client.origin}/login?token=${token}`)
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd b')
    await expect.poll(() => figure('Answered').first().textContent()).toBe('2')
    await expect.poll(() => figure('Handed off to a person').textContent()).toBe('1')
    await expect.poll(() => figure('Minutes saved').textContent()).toBe('5')
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-report')

    await page.getByRole('link', { name: 'Handed off to a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Handed off to a person' })
    await dialog.getByText('I have lost my keys').waitFor()
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
    await takePictures(page, 'client-report-conversations')
    await dialog.getByRole('link').click()
    await page.waitForURL(`**/convos/${joined.conversationId}`)

    const owner = await (await browser.person()).newPage()
    await signIn(owner, agent.email, agent.password)
    await owner.goto(`${webOrigin}/app/eu/clients/${client.orgId}`)
    await owner.getByRole('link', { name: 'Monthly report' }).click()
    await owner.getByText('because the organization has none set').waitFor()
    const shown = owner.locator('dl > div', { hasText: 'Handed off to a person' }).locator('dd b')
    await expect.poll(() => shown.textContent()).toBe('1')
    await takePictures(owner, 'agency-report')
    await owner.goto(`${webOrigin}/app/eu/clients/${client.orgId}`)
    await owner.locator('summary', { hasText: 'Settings' }).click()
    await owner.getByLabel('Email the monthly report').waitFor()
    await takePictures(owner, 'agency-report-settings')
  })
})
