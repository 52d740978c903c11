import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
const mailsSchema = z.array(
  z.object({
    id: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
)
let agent: AgentForTest
let client: Awaited<ReturnType<typeof clientWith>>

const mailsTo = async (email: string) => {
  const inbox: unknown = await (await fetch(`${sandboxOrigin}/inbox.json`)).json()
  return mailsSchema.parse(inbox).filter(({ to }) => to.includes(email))
}

beforeAll(async () => {
  agent = await agentWith('eu', { canHandOff: true }, { title: 'Pier bell', messageDelayMS: 0 })
  client = await clientWith(agent, { pages: ['/convos'] })
  const visit = await openVisit(agent.region, agent.agentId)
  await visit.say('sandbox:say Our boat has come loose.')
  await visit.askForPerson()
})

/** Waits for the email about an event and returns it. */
async function noticeOf(email: string) {
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('No notice was mailed')
  return mail
}

async function enterAsOwner(path: string) {
  const page = await (await browser.person()).newPage()
  await signIn(page, agent.email, agent.password)
  await page.goto(`${webOrigin}/app/${agent.region}/${path}`)
  return page
}

describe('an email to an agency’s client', () => {
  it('contains the link that ends such emails, which works with one click', async () => {
    const notice = await noticeOf(client.email)
    const { 'List-Unsubscribe': header = '', 'List-Unsubscribe-Post': post } = notice.headers
    expect(post).toBe('List-Unsubscribe=One-Click')
    const page = await (await browser.person()).newPage()
    await page.goto(header.slice(1, -1))
    await page.getByRole('heading', { name: 'Unsubscribe' }).waitFor()
    await page.getByText('Harbour Desk notifies you by email.').waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'end-mails')
    await expect
      .poll(() => client.stored())
      .toMatchObject({ notificationsSettings: { notifyThrough: 'all' } })
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'Unsubscribed' }).waitFor()
    await expectAccessible(page, 'body')
    await expect
      .poll(() => client.stored())
      .toMatchObject({ notificationsSettings: { notifyThrough: 'push' } })
    expect(await page.content()).not.toContain('Parley')
  })

  it('is shown at its client when it bounces, until the bounce is cleared', async () => {
    const inbox = await (await browser.person()).newPage()
    await inbox.goto(`${sandboxOrigin}/inbox`)
    const mail = inbox.getByRole('article').filter({ hasText: client.email })
    await mail.getByRole('button', { name: 'Bounce' }).click()
    await expect.poll(async () => (await client.stored()).mailBouncedAt).toBeGreaterThan(0)
    const page = await enterAsOwner(`clients/people/${client.clientId}`)
    await page.getByRole('heading', { name: 'Mails to this address bounce' }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'client-mails-come-back')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByText('Notifications are sent to this address again.').waitFor()
    await page.getByRole('heading', { name: 'Mails to this address bounce' }).waitFor({ state: 'detached' })
    await expect.poll(() => client.stored()).toMatchObject({ mailBouncedAt: 0 })
    expect(browser.errors.splice(0).filter((error) => !error.includes('favicon.ico'))).toEqual([])
  })

  it('stops the next ones when three are reported as unwanted, until the owner resumes them', async () => {
    const { id } = await noticeOf(client.email)
    for (let count = 0; count < 3; count++)
      await fetch(`${sandboxOrigin}/inbox/${id}/complain`, { method: 'POST', redirect: 'manual' })
    const sent = async () => (await mailsTo(agent.email)).map(({ subject }) => subject)
    await expect.poll(sent).toContain('Emails to your clients are paused')
    const page = await enterAsOwner('agency?activeTabIndex=2')
    await page.getByRole('heading', { name: 'Emails to your clients are paused' }).waitFor()
    await page.getByText('1 sent, 1 bounced, 3 reported as spam').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'agency-email-stopped')
    await page.evaluate(() => localStorage.setItem('parley.language', 'ar'))
    await page.reload()
    await page.getByRole('heading', { name: 'توقفت الرسائل إلى عملائك' }).waitFor()
    await takePictures(page, 'agency-email-stopped-arabic')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await page.getByText('عادت الإشعارات تُرسل بالبريد.').waitFor()
    await page.getByRole('heading', { name: 'توقفت الرسائل إلى عملائك' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: 'البريد الإلكتروني' }).first().waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'توقفت الرسائل إلى عملائك' }).count()).toBe(0)
  })
})
