import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { widgetIn } from '../../support/agents.ts'
import { webOrigin } from '../../support/browser.ts'
import type { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { mailedCode } from '../../support/mailedCode.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

type ClientForTest = Awaited<ReturnType<typeof clientWith>>

const requestDialog = (page: Page) => page.getByRole('dialog', { name: 'Request approval' })

/** Types a new title of the draft. */
async function rename(page: Page, title: string) {
  await page.getByRole('link', { name: 'Appearance', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
}

/** The workspace's owner requires an approval for every publication of this organization. */
export async function requireApproval(page: Page, orgId: string): Promise<void> {
  await page.goto(`${webOrigin}/app/eu/clients/${orgId}`)
  await page.locator('summary').filter({ hasText: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Require client approval before publishing' }).check({ force: true })
  await page.getByRole('button', { name: 'Save organization' }).click()
  await page.getByText('Organization updated successfully!').first().waitFor()
}

/** Without an approval a publication needs a reason, or asks the client. */
export async function requestApproval(page: Page, agentPage: string): Promise<void> {
  await page.goto(`${agentPage}/approval`)
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
  const asking = requestDialog(page)
  await expect.poll(() => asking.getByLabel('Cleo Client').isChecked()).toBe(true)
  await asking.getByLabel('Message').fill('A shorter name.')
  await expectAccessible(page, '[role=dialog]')
  await takePictures(page, 'approval-ask')
  await asking.getByRole('button', { name: 'Request approval' }).click()
  await page.getByText('Approval requested from 1 client.').waitFor()
}

/** The client signs in at the agency's host. */
export async function signInAsClient(page: Page, client: ClientForTest): Promise<void> {
  await page.goto(`${client.origin}/login`)
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The client sees the request and the change, and comments on it. */
export async function commentOnChange(page: Page): Promise<void> {
  await page.getByText('are waiting for your approval').waitFor()
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('heading', { level: 1, name: 'Changes to approve' }).waitFor()
  await page.getByText('Harbour Desk would like you to review').waitFor()
  await page.getByText('A shorter name.').waitFor()
  await page.locator('ins').getByText('Harbour bell').waitFor()
  await page.getByRole('button', { name: 'Comment on Title' }).click()
  await page.getByRole('textbox', { name: 'Your comment' }).first().fill('Why a bell?')
  await page.getByRole('button', { name: 'Send' }).first().click()
  await page.getByText('Why a bell?').waitFor()
}

/** The client talks to the draft, and comments on its answer. */
export async function commentOnAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start chat' }).click()
  const widget = widgetIn(page.locator('main'))
  await widget.getByRole('textbox', { name: 'Message' }).fill('sandbox:say The draft speaks.')
  await widget.getByRole('textbox', { name: 'Message' }).press('Enter')
  const answers = page.getByRole('list', { name: 'Its answers' })
  await answers.getByText('The draft speaks.').waitFor()
  await answers.getByRole('button', { name: 'Comment' }).click()
  await answers.getByRole('textbox', { name: 'Your comment' }).fill('It may well say so.')
  await answers.getByRole('button', { name: 'Send' }).click()
  await page.getByText('It may well say so.').waitFor()
  await expectAccessible(page, 'body')
  await takePictures(page, 'client-approval')
}

/** A request for changes needs a word. */
export async function requestChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request changes' }).click()
  const word = page.getByRole('dialog', { name: 'Request changes' })
  await word.getByRole('button', { name: 'Request changes' }).click()
  await word.getByText('Please say what should change.').waitFor()
  await word.getByLabel('What should change?').fill('No bell, please.')
  await takePictures(page, 'client-approval-changes')
  await word.getByRole('button', { name: 'Request changes' }).click()
  await page.getByText('Thank you. The agency can see your decision.').waitFor()
}

/** The owner sees the decision, replies to the client's comment and marks it as done. */
export async function answerComment(page: Page, clientPage: Page): Promise<void> {
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'Cleo Client requested changes' }).click()
  await page.getByText('No bell, please.').waitFor()
  await page.getByText('The draft speaks.').waitFor()
  const comment = page.getByRole('listitem').filter({ hasText: 'Why a bell?' }).last()
  await comment.getByRole('button', { name: 'Answer' }).click()
  await comment.getByRole('textbox', { name: 'Your answer' }).fill('It is a harbour.')
  await comment.getByRole('button', { name: 'Send' }).click()
  await clientPage.getByText('It is a harbour.').waitFor()
  await comment.getByRole('button', { name: 'Mark as done' }).click()
  await comment.getByText('Done', { exact: true }).waitFor()
  await expectAccessible(page, 'body')
  await takePictures(page, 'approval-changes-asked')
}

/** The owner corrects the draft and asks again. */
export async function requestAgain(page: Page): Promise<void> {
  await rename(page, 'Harbour light')
  await page.getByRole('button', { name: 'Draft approval' }).click()
  await page.getByRole('menuitem', { name: 'Request again' }).click()
  await requestDialog(page).getByRole('button', { name: 'Request approval' }).click()
  await page.getByText('Approval requested from 1 client.').last().waitFor()
}

/** The client approves with a code from their mailbox, and with no other. */
export async function approve(page: Page, { email }: ClientForTest): Promise<void> {
  await page.locator('ins').getByText('Harbour light').waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  const signing = page.getByRole('dialog', { name: 'Approve these changes?' })
  await signing.getByRole('button', { name: 'Email me a code' }).click()
  await signing.getByText(`We emailed a code to ${email}`).waitFor()
  await signing.getByLabel('Code').fill('000000')
  await signing.getByRole('button', { name: 'Approve' }).click()
  await signing.getByText('This code is wrong or no longer valid.').waitFor()
  await takePictures(page, 'client-approval-code')
  await signing.getByLabel('Code').fill((await mailedCode(email)).code)
  await signing.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approved by Cleo Client').waitFor()
  await page.getByText(`Signed with a code sent to ${email}.`).waitFor()
}

/** The version is named by the client who approved it. */
export async function publishApproved(
  page: Page,
  agentPage: string,
  { email }: ClientForTest,
): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText("You've just published your agent").waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${agentPage}/approval`)
  const versions = page.getByRole('list', { name: 'Version History' })
  await versions.getByText('Approved by Cleo Client').waitFor()
  await versions.getByText(`Signed with a code sent to ${email}.`).waitFor()
  await expectAccessible(page, 'body')
  await takePictures(page, 'approval-approved')
}

export async function seeInActivityLog(page: Page, orgId: string): Promise<void> {
  await page.goto(`${webOrigin}/app/eu/clients/${orgId}`)
  await page.locator('summary').filter({ hasText: 'Activity log' }).click()
  await page.getByText('Published as approved: Harbour light · Cleo Client').waitFor()
}
