import { paths } from '@parley/functions/shared/paths'
import { databaseIds, regions } from '@parley/functions/shared/regions/regions'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })

describe.each(regions)('the mail domain of an agency in the dashboard of %s', (region) => {
  it('is proven, verified and deleted', async () => {
    const owner = await agentWith(region)
    const name = `mail${Date.now().toString(36)}.example`
    const context = await browser.person()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await signIn(page, owner.email, owner.password)
    await page.goto(`${webOrigin}/app/${region}/agency`)
    await page.getByRole('link', { name: 'Email', exact: true }).click()
    await page.getByRole('link', { name: 'Upgrade Plan - ($70/month)' }).waitFor()
    await page.getByRole('button', { name: 'Try it for 14 days' }).click()
    await page.getByRole('button', { name: 'Set up a domain' }).click()
    const domain = page.getByLabel('Domain', { exact: true })
    await domain.fill('nonsense')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('This isn’t a valid domain name.').waitFor()
    await domain.fill(`https://${name.toUpperCase()}/`)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Add this record first.').waitFor()
    await page.getByText(`_vg-mail.${name}`).first().waitFor()
    const records = page.getByRole('list', { name: 'DNS records' }).getByRole('listitem')
    const [, proofName = '', proofValue = ''] = await records.first().locator('code').allInnerTexts()
    expect(proofName).toBe(`_vg-mail.${name}`)
    await page.getByRole('button', { name: 'Copy: Value' }).click()
    await page.getByText('Copied to Clipboard').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(proofValue)
    await expectAccessible(page, 'main')
    await takePictures(page, `agency-email-first-${region}`)

    // The platform's proof is set, and the mail service's records follow.
    await fetch(`${sandboxOrigin}/dns/records`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'add', type: 'TXT', name: proofName, value: proofValue }),
    })
    await records.filter({ hasText: 'resend._domainkey' }).waitFor()
    await records.filter({ hasText: 'MX' }).getByText('10', { exact: true }).waitFor()
    await page.getByText('Add these records at').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, `agency-email-pending-${region}`)
    const dns = await context.newPage()
    await dns.goto(`${sandboxOrigin}/dns`)
    const domainCard = dns.getByRole('article').filter({ hasText: name })
    // The mail service notifies of the change, without a wait for the next check.
    await domainCard.getByRole('button', { name: 'Add its records' }).click()
    await page.getByText('Emails to your clients come from this domain.').waitFor()
    await takePictures(page, `agency-email-verified-${region}`)
    await domainCard.getByRole('button', { name: 'Remove its records' }).click()
    const registry = getFirestore(app, databaseIds.na)
    await expect
      .poll(async () => (await registry.doc(paths.mailDomain(name)).get()).get('state'))
      .not.toBe('verified')
    await page.reload()
    await page.getByText('Some records are missing.').waitFor()

    await page.getByRole('button', { name: 'Delete domain' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete domain' }).click()
    await page.getByText('Domain deleted successfully..').waitFor()
    await domain.waitFor()
    await dns.reload()
    await expect.poll(() => domainCard.count()).toBe(0)
    const errors = browser.errors.splice(0)
    expect(errors.filter((error) => !/status of 400 .*\/domains$|favicon\.ico$/.test(error))).toEqual([])
  })
})
