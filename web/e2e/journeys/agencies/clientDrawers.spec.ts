import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { callables } from '@parley/functions/shared/callables/callables'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
const portrait = join(import.meta.dirname, '../../support/files/picture.png')
const supportEmail = `help-${randomUUID()}@harbour.example`
let agent: AgentForTest
let client: Awaited<ReturnType<typeof clientWith>>

beforeAll(async () => {
  agent = await agentWith('eu', { canHandOff: true }, { title: 'Pier bell', messageDelayMS: 0 })
  client = await clientWith(agent, {
    pages: ['/home', '/convos'],
    brand: { supportEmail },
    organisation: { dashboardLayout: 'horizontal', predefinedTags: ['boats'], disallowAnyTags: true },
  })
})

const mailsSchema = z.array(
  z.looseObject({ to: z.array(z.string()), replyTo: z.array(z.string()), html: z.string() }),
)

async function enter(): Promise<Page> {
  const made = await agent.call('createLoginLink', { region: agent.region, clientId: client.clientId })
  const { token } = callables.createLoginLink.output.parse(made)
  const page = await (await browser.person()).newPage()
  await page.goto(`${client.origin}/login?token=${token}`)
  await page.waitForURL('**/home')
  return page
}

describe('a client’s dashboard and its drawers', () => {
  it('starts with waiting visitors, recent events and conversations', async () => {
    const page = await enter()
    await page.getByText('No one is waiting.').waitFor()
    await expect.poll(() => page.getByText(/credits$/).count()).toBe(0)
    await client.seeBilling()
    await page.getByText(/^[\d.]+ credits$/).waitFor()
    await takePictures(page, 'client-home-quiet')
    const visit = await openVisit(agent.region, agent.agentId)
    await visit.say('sandbox:say Our boat has come loose.')
    await visit.askForPerson()
    await page.getByRole('button', { name: 'Take over' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'The last 14 days' }).waitFor()
    await page.getByRole('button', { name: 'Take over' }).waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-home')
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.waitForURL(`**/convos/${visit.conversationId}`)

    // The tags are those of the organisation, and no others are possible.
    await page.getByLabel('Add tag').selectOption('boats')
    await page.getByRole('button', { name: 'Remove tag boats' }).waitFor()
    await page.getByRole('button', { name: 'Canned replies' }).click()
    await page.getByText('No matching canned replies').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Manage' }).count()).toBe(0)
    await takePicture(page, 'client-canned')
  })

  it('sends feedback to the agency with a picture', async () => {
    const page = await enter()
    await page.getByRole('button', { name: 'Feedback' }).click()
    const panel = page.getByRole('dialog', { name: 'Send Feedback' })
    await expect.poll(() => panel.getByLabel('Your Email').inputValue()).toBe(client.email)
    await panel.getByLabel('Message').fill('The bell does not ring.')
    await panel.locator('input[type=file]').setInputFiles(portrait)
    await panel.getByText('picture.png').waitFor()
    await takePictures(page, 'client-feedback')
    await expectAccessible(page, '[role=dialog]')
    await panel.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Feedback sent!').waitFor()
    const response = await fetch(`${sandboxOrigin}/inbox.json`)
    const mails = mailsSchema.parse(await response.json()).filter(({ to }) => to.includes(supportEmail))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ replyTo: [client.email] })
    expect(mails[0]?.html).toContain('The bell does not ring.')
  })

  it('has the client’s photo, and their organisation’s name if they administer it', async () => {
    const page = await enter()
    const profile = page.getByRole('button', { name: 'Account of Cleo Client' })
    await profile.click()
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
    const account = page.getByRole('dialog', { name: 'Account Settings' })
    await account.getByLabel('Photo, file').setInputFiles(portrait)
    const use = page.getByRole('button', { name: 'Use picture' })
    await expect.poll(() => use.isEnabled()).toBe(true)
    await use.click()
    const photoField = account.getByRole('textbox', { name: 'Photo', exact: true })
    await expect.poll(() => photoField.inputValue()).toContain(`clients%2F${client.clientId}`)
    await takePictures(page, 'client-photo')
    await account.getByRole('button', { name: 'Save' }).click()
    await profile.locator('img').waitFor()

    await profile.click()
    await page.getByRole('menuitem', { name: 'Add User' }).click()
    await page.getByText('You are not an admin').first().waitFor()
    await agent.call('changeClients', {
      region: agent.region,
      clientIds: [client.clientId],
      change: { rights: { isOrgAdmin: true } },
    })
    const about = page.getByRole('dialog', { name: 'About Pier Nine' })
    const opens = async () => {
      await profile.click()
      await page.getByRole('menuitem', { name: 'About Pier Nine' }).click()
      return about.waitFor().then(
        () => true,
        () => false,
      )
    }
    await expect.poll(opens).toBe(true)
    await about.getByLabel('Name').fill('Pier Ten')
    await about.getByLabel('Picture, file').setInputFiles(portrait)
    await expect.poll(() => use.isEnabled()).toBe(true)
    await use.click()
    await expect
      .poll(() => about.getByRole('textbox', { name: 'Picture', exact: true }).inputValue())
      .toContain(`organisations%2F${client.orgId}`)
    await takePictures(page, 'client-about')
    await expectAccessible(page, '[role=dialog]')
    await about.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Organization updated successfully!').waitFor()
    await page
      .getByRole('button', { name: /^Pier Ten/ })
      .locator('img[src*=organisations]')
      .waitFor()
    await takePicture(page, 'client-organisation-picture')

    await profile.click()
    await page.getByRole('menuitem', { name: 'Add User' }).click()
    const adding = page.getByRole('dialog', { name: 'Add client' })
    await adding.getByLabel('Name').fill('Otto Oar')
    await adding.getByLabel('Email').fill(`otto-${client.clientId.toLowerCase()}@clients.example`)
    await adding.getByLabel('Password').fill('another-long-password')
    await takePicture(page, 'client-add-user')
    await adding.getByRole('button', { name: 'Add client' }).click()
    await adding.waitFor({ state: 'detached' })
  })
})
