import { regions } from '@parley/functions/shared/regions/regions'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()
const agenciesPort = process.env['PARLEY_AGENCIES_PORT'] ?? '5020'
let count = 0

describe.each(regions)('the hosts of an agency of %s', (region) => {
  it('are set up, proven, live and released', async () => {
    const owner = await agentWith(region)
    const name = `desk${Date.now().toString(36)}${++count}`
    const host = `chat.${name}.example`
    const context = await browser.person()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await signIn(page, owner.email, owner.password)
    await page.goto(`${webOrigin}/app/${region}/agency?activeTabIndex=1`)

    // A subdomain of the platform is live at once.
    await page.getByLabel('Name').fill(`${name} `)
    await page.getByRole('button', { name: 'Set up' }).click()
    const own = page.getByRole('link', { name: `${name}.localhost` })
    await own.waitFor()
    await expect.poll(() => own.getAttribute('href')).toBe(`http://${name}.localhost:${agenciesPort}`)

    // A custom host requires the add-on or its trial.
    await page.getByRole('link', { name: 'Upgrade Plan - ($70/month)' }).waitFor()
    await page.getByRole('button', { name: 'Try it for 14 days' }).click()
    await page.getByRole('dialog', { name: 'Your trial has started' }).waitFor()
    await page.getByRole('button', { name: 'Set up a domain' }).click()
    await page.getByText('Your trial ends on').waitFor()
    const domain = page.getByLabel('Domain', { exact: true })
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByText('Please enter a custom domain').waitFor()
    await domain.fill('acme.com')
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByText('Please input a subdomain: "acme.com"').waitFor()
    await domain.fill(`https://${host.toUpperCase()}/`)
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByText('Domain verification pending..').waitFor()
    await expectAccessible(page, 'main')
    await takePicture(page, `agency-domains-pending-${region}`)

    // The records are added to the DNS, together with a superfluous one.
    const records = page.getByRole('list').filter({ hasText: '_vg-verify' }).getByRole('listitem')
    const proof = records.filter({ hasText: 'TXT' }).first()
    await proof.waitFor()
    const [, proofName = '', proofValue = ''] = await proof.locator('code').allInnerTexts()
    expect(proofName).toBe(`_vg-verify.${host}`)
    const dns = await context.newPage()
    await dns.goto(`${sandboxOrigin}/dns`)
    const addRecord = async (type: string, at: string, value: string) => {
      await dns.getByLabel('Type').selectOption(type)
      await dns.getByLabel('Name').fill(at)
      await dns.getByLabel('Value').fill(value)
      await dns.getByRole('button', { name: 'Add', exact: true }).click()
      await dns.getByRole('cell', { name: value }).waitFor()
    }
    const domainCard = dns.getByRole('article').filter({ hasText: host })
    await domainCard.getByRole('button', { name: 'Right, with a stray AAAA' }).click()
    await addRecord('TXT', proofName, proofValue)
    await records.filter({ hasText: 'AAAA' }).getByText('Remove').waitFor()
    await takePicture(dns, `sandbox-dns-${region}`)
    await domainCard.getByRole('button', { name: 'Leads to Hosting' }).click()
    await page.getByRole('button', { name: 'Check now' }).click()
    await page
      .getByText('Verified', { exact: true })
      .or(page.getByText('Live', { exact: true }).nth(1))
      .waitFor()

    // The certificate is issued, and the host shows the agency.
    await page.getByRole('link', { name: host }).waitFor()
    await takePicture(page, `agency-domains-live-${region}`)
    const served = await fetch(`http://127.0.0.1:5001/demo-parley/us-central1/brand/login`, {
      headers: { 'x-forwarded-host': host },
    })
    expect(await served.text()).toContain('"agencyId"')

    await page.getByRole('button', { name: 'Delete domain' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete domain' }).click()
    await page.getByText('Domain deleted successfully..').waitFor()
    await domain.waitFor()
    // The form's refusals, and the favicon that the sandbox's pages do not have.
    const errors = browser.errors.splice(0)
    expect(errors.filter((error) => !/status of 400 .*\/domains$|favicon\.ico$/.test(error))).toEqual([])
  })
})

describe('the instructions for a domain', () => {
  it('are emailed and copied, and report an invalid recipient', async () => {
    const owner = await agentWith('eu')
    const context = await browser.person({ width: 375, height: 800 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await signIn(page, owner.email, owner.password)
    await page.goto(`${webOrigin}/app/eu/agency?activeTabIndex=1`)
    await page.getByRole('button', { name: 'Try it for 14 days' }).click()
    await page.getByRole('button', { name: 'Set up a domain' }).click()
    const host = `chat.mail${Date.now().toString(36)}.example`
    await page.getByLabel('Domain', { exact: true }).fill(host)
    await page.getByRole('button', { name: 'Set up' }).last().click()
    await page.getByLabel('Email these instructions to').fill('a@b.com,c@d.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByText('Please enter a valid recipient email.').waitFor()
    await page.getByLabel('Email these instructions to').fill('it@acme.example')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('DNS instructions sent successfully!').waitFor()
    await page.getByRole('button', { name: 'Copy instructions' }).click()
    await page.getByText('Instructions copied to clipboard!').waitFor()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`TXT _vg-verify.${host}`)
    const inbox = await fetch(`${sandboxOrigin}/inbox.json`).then((response) => response.text())
    expect(inbox).toContain(`DNS records for ${host}`)
    await takePicture(page, 'agency-domains-phone')
  })
})
