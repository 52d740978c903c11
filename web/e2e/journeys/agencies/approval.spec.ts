import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { widgetIn } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { mailedCode } from '../../support/mailedCode.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

/** Types a new title of the draft. */
async function rename(page: Page, title: string) {
  await page.getByRole('link', { name: 'Appearance', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
}

describe('a client who is asked for approval', () => {
  it('sees the changes, requests others, approves, and is named by the version', async () => {
    const agent = await agentWith('eu')
    const client = await clientWith(agent, {
      pages: ['/settings'],
      organisation: { dashboardLayout: 'horizontal' },
    })
    const here = `${webOrigin}/app/eu/agents/${agent.agentId}`
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')

    // The workspace's owner requires an approval for every publication of this organization.
    await page.goto(`${webOrigin}/app/eu/clients/${client.orgId}`)
    await page.locator('summary').filter({ hasText: 'Settings' }).click()
    await page
      .getByRole('switch', { name: 'Require client approval before publishing' })
      .check({ force: true })
    await page.getByRole('button', { name: 'Save organization' }).click()
    await page.getByText('Organization updated successfully!').first().waitFor()

    await page.goto(`${here}/approval`)
    await page.getByText('Not requested').waitFor()
    await takePictures(page, 'approval-empty')
    await rename(page, 'Harbour bell')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    const needed = page.getByRole('dialog', { name: 'Approval needed' })
    await needed.getByRole('button', { name: 'Publish anyway' }).click()
    await needed.getByText('Give a reason in one sentence.').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'approval-needed')
    await needed.getByRole('button', { name: 'Request approval' }).click()
    const asking = page.getByRole('dialog', { name: 'Request approval' })
    await expect.poll(() => asking.getByLabel('Cleo Client').isChecked()).toBe(true)
    await asking.getByLabel('Message').fill('A shorter name.')
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'approval-ask')
    await asking.getByRole('button', { name: 'Request approval' }).click()
    await page.getByText('Approval requested from 1 client.').waitFor()

    // The client is asked at the agency's host.
    const theirs = await (await browser.person()).newPage()
    await theirs.goto(`${client.origin}/login`)
    await theirs.getByLabel('Email').fill(client.email)
    await theirs.getByLabel('Password', { exact: true }).fill(client.password)
    await theirs.getByRole('button', { name: 'Sign In', exact: true }).click()
    await theirs.getByText('are waiting for your approval').waitFor()
    await theirs.getByRole('link', { name: 'Review' }).click()
    await theirs.getByRole('heading', { level: 1, name: 'Changes to approve' }).waitFor()
    await theirs.getByText('Harbour Desk would like you to review').waitFor()
    await theirs.getByText('A shorter name.').waitFor()
    await theirs.locator('ins').getByText('Harbour bell').waitFor()
    await theirs.getByRole('button', { name: 'Comment on Title' }).click()
    await theirs.getByRole('textbox', { name: 'Your comment' }).first().fill('Why a bell?')
    await theirs.getByRole('button', { name: 'Send' }).first().click()
    await theirs.getByText('Why a bell?').waitFor()
    await theirs.getByRole('button', { name: 'Start chat' }).click()
    const widget = widgetIn(theirs.locator('main'))
    await widget.getByRole('textbox', { name: 'Message' }).fill('sandbox:say The draft speaks.')
    await widget.getByRole('textbox', { name: 'Message' }).press('Enter')
    const answers = theirs.getByRole('list', { name: 'Its answers' })
    await answers.getByText('The draft speaks.').waitFor()
    await answers.getByRole('button', { name: 'Comment' }).click()
    await answers.getByRole('textbox', { name: 'Your comment' }).fill('It may well say so.')
    await answers.getByRole('button', { name: 'Send' }).click()
    await theirs.getByText('It may well say so.').waitFor()
    await expectAccessible(theirs, 'body')
    await takePictures(theirs, 'client-approval')
    await theirs.getByRole('button', { name: 'Request changes' }).click()
    const word = theirs.getByRole('dialog', { name: 'Request changes' })
    await word.getByRole('button', { name: 'Request changes' }).click()
    await word.getByText('Please say what should change.').waitFor()
    await word.getByLabel('What should change?').fill('No bell, please.')
    await takePictures(theirs, 'client-approval-changes')
    await word.getByRole('button', { name: 'Request changes' }).click()
    await theirs.getByText('Thank you. The agency can see your decision.').waitFor()

    // The owner sees the request, answers, corrects the draft and asks again.
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('link', { name: 'Cleo Client requested changes' }).click()
    await page.getByText('No bell, please.').waitFor()
    await page.getByText('The draft speaks.').waitFor()
    const comment = page.getByRole('listitem').filter({ hasText: 'Why a bell?' }).last()
    await comment.getByRole('button', { name: 'Answer' }).click()
    await comment.getByRole('textbox', { name: 'Your answer' }).fill('It is a harbour.')
    await comment.getByRole('button', { name: 'Send' }).click()
    await theirs.getByText('It is a harbour.').waitFor()
    await comment.getByRole('button', { name: 'Mark as done' }).click()
    await comment.getByText('Done', { exact: true }).waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'approval-changes-asked')
    await rename(page, 'Harbour light')
    await page.getByRole('button', { name: 'Draft approval' }).click()
    await page.getByRole('menuitem', { name: 'Request again' }).click()
    await asking.getByRole('button', { name: 'Request approval' }).click()
    await page.getByText('Approval requested from 1 client.').last().waitFor()

    await theirs.locator('ins').getByText('Harbour light').waitFor()
    await theirs.getByRole('button', { name: 'Approve' }).click()
    const signing = theirs.getByRole('dialog', { name: 'Approve these changes?' })
    await signing.getByRole('button', { name: 'Email me a code' }).click()
    await signing.getByText(`We emailed a code to ${client.email}`).waitFor()
    await signing.getByLabel('Code').fill('000000')
    await signing.getByRole('button', { name: 'Approve' }).click()
    await signing.getByText('This code is wrong or no longer valid.').waitFor()
    await takePictures(theirs, 'client-approval-code')
    await signing.getByLabel('Code').fill((await mailedCode(client.email)).code)
    await signing.getByRole('button', { name: 'Approve' }).click()
    await theirs.getByText('Approved by Cleo Client').waitFor()
    await theirs.getByText(`Signed with a code sent to ${client.email}.`).waitFor()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText("You've just published your agent").waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${here}/approval`)
    const versions = page.getByRole('list', { name: 'Version History' })
    await versions.getByText('Approved by Cleo Client').waitFor()
    await versions.getByText(`Signed with a code sent to ${client.email}.`).waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'approval-approved')
    await page.goto(`${webOrigin}/app/eu/clients/${client.orgId}`)
    await page.locator('summary').filter({ hasText: 'Activity log' }).click()
    await page.getByText('Published as approved: Harbour light · Cleo Client').waitFor()
    // The browser's errors about refused requests.
    expect(browser.errors.splice(0).filter((error) => !/\b40[01]\b/.test(error))).toEqual([])
  })
})
