import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { answerBank, fillCard } from '../../support/payment.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

describe('an agency with a payment account', () => {
  it('sells credits and a plan to a client', async () => {
    const agent = await agentWith('eu')
    const client = await clientWith(agent, { pages: ['/convos'] })
    await agent.call('changeClients', {
      region: agent.region,
      clientIds: [client.clientId],
      change: { rights: { isOrgAdmin: true } },
    })
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    const openSettings = async () => {
      await page.goto(`${webOrigin}/app/eu/clients/${client.orgId}`)
      await page.locator('summary', { hasText: 'Settings' }).click()
    }
    await openSettings()
    const billing = page.getByRole('switch', { name: 'Clients can see billing and buy credits' })
    await expect.poll(() => billing.isDisabled()).toBe(true)

    await page.goto(`${webOrigin}/app/eu/agency`)
    await page.getByRole('link', { name: 'Auto Billing' }).click()
    await page.getByRole('button', { name: 'Connect Stripe' }).click()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByText('Stripe needs more details about your company.').waitFor()
    await page.getByRole('button', { name: 'Continue on Stripe' }).click()
    await page.getByRole('button', { name: 'Complete' }).click()
    await page.getByText('Account Connected').waitFor()
    await page.getByText('$0.00400').waitFor()
    await page.getByText('2,500').waitFor()
    await page.getByRole('button', { name: 'Save billing settings' }).click()
    await page.getByText('Billing settings saved').waitFor()
    const starter = page.getByRole('group', { name: 'Starter' })
    await starter.getByLabel('Credits a month').fill('2000')
    await expect.poll(() => starter.getByLabel('Price a month').inputValue()).toBe('$8.00')
    await page.getByRole('button', { name: 'Save plans' }).click()
    await page.getByText('Plans saved successfully').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'agency-auto-billing')

    await openSettings()
    await expect.poll(() => billing.isEnabled()).toBe(true)
    await billing.press('Space')
    await page.getByRole('button', { name: 'Save organization' }).click()
    await page.getByText('Organization updated successfully!').waitFor()

    const visitor = await (await browser.person()).newPage()
    await visitor.goto(`${client.origin}/login`)
    await visitor.getByLabel('Email').fill(client.email)
    await visitor.getByLabel('Password', { exact: true }).fill(client.password)
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click()
    // The pages after the sign-in close an open menu.
    await visitor.waitForURL('**/convos')
    await visitor.getByText('Signed in successfully.').waitFor()
    await visitor.getByRole('heading', { name: 'Conversations', level: 1 }).waitFor()
    await visitor.getByRole('button', { name: /Account of/ }).click()
    await visitor.getByRole('menuitem', { name: 'Billing' }).click()
    const dialog = visitor.getByRole('dialog', { name: 'Billing Dashboard' })
    await dialog.getByText('20.0', { exact: true }).waitFor()
    const buy = dialog.getByRole('button', { name: 'Buy' })
    await expect.poll(() => buy.isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Add card' }).click()
    // The bank asks each time.
    await fillCard(visitor, '4000002760003184', 'US')
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await answerBank(visitor)
    await visitor.getByText('Payment method updated successfully').waitFor()
    await dialog.getByRole('button', { name: '2.5K' }).click()
    await dialog.getByText('$10.00').waitFor()
    await buy.click()
    await answerBank(visitor)
    await visitor.getByText('Credits purchased successfully').waitFor()
    await dialog.getByText('2,520.0', { exact: true }).waitFor()
    const receipt = dialog.getByRole('link', { name: 'Receipt' })
    await expect.poll(() => receipt.getAttribute('href')).toMatch(/^https:/)
    await expectAccessible(visitor, '[role=dialog]')
    await takePictures(visitor, 'client-billing')

    await dialog.getByRole('button', { name: 'Select Plan: Starter' }).click()
    await visitor.getByRole('heading', { name: 'Subscribe to Starter' }).waitFor()
    await visitor.getByRole('button', { name: 'Subscribe' }).click()
    await dialog.getByRole('button', { name: 'Current Plan' }).waitFor()
    await dialog.getByText('4,520.0', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    const question = visitor.getByRole('dialog', { name: 'Cancel Subscription' })
    await question.getByRole('button', { name: 'Cancel Subscription' }).click()
    await visitor.getByText('Subscription successfully canceled').waitFor()
    await dialog.getByText(/This plan ends on/).waitFor()
    await expectAccessible(visitor, '[role=dialog]')
    await takePictures(visitor, 'client-plan')
  })
})
