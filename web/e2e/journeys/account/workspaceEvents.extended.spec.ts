import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshEmail, signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const receivedSchema = z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string() }))

async function received(name: string) {
  return receivedSchema.parse(await (await fetch(`${sandboxOrigin}/events/${name}`)).json())
}

describe('an owner with a URL for events', () => {
  it('gets the clients’ events there, signed, and sends a failed one again', async () => {
    const agent = await agentWith('eu')
    const { orgId } = await clientWith(agent, { pages: ['/convos'] })
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/workspace`)
    const name = orgId.toLowerCase()
    const port = new URL(sandboxOrigin).port
    const urlField = page.getByLabel('URL', { exact: true })
    await urlField.fill('http://hooks.example/events')
    await page.getByLabel('Client added').check()
    await page.getByRole('button', { name: 'Save events' }).click()
    await page.getByText('Please enter a URL that begins with https://.').waitFor()
    await urlField.fill(`http://events.localhost:${port}/events/${name}`)
    await page.getByRole('button', { name: 'Save events' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Send a test event to events.localhost' }).click()
    await page.getByText('Works: the URL answered 200.').waitFor()
    await page.getByRole('button', { name: 'Show key' }).click()
    const key = await page.getByLabel('Signing key').locator('pre').textContent()
    const email = freshEmail()
    const client = { region: agent.region, orgId, name: 'Bo Baker', email, password: '' }
    await agent.call('createClient', client)
    const latest = page.getByRole('region', { name: 'Latest events' })
    await latest.getByText('Bo Baker').waitFor()
    await expect.poll(() => latest.getByText('Delivered').count()).toBe(2)
    await expectAccessible(page, 'main')
    await takePictures(page, 'workspace-events')
    const [newest] = await received(name)
    const [seconds, signature] =
      /^t=(\d+),v1=(.+)$/.exec(newest?.headers['x-event-signature'] ?? '')?.slice(1) ?? []
    expect(JSON.parse(newest?.body ?? '')).toMatchObject({ type: 'client_created', payload: { email } })
    const expected = createHmac('sha256', key ?? '')
      .update(`${seconds}.${newest?.body}`)
      .digest('hex')
    expect(signature).toBe(expected)
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })
})
