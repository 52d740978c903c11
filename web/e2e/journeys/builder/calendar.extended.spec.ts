import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dayMs } from '@parley/functions/shared/durations'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { sendToDebugger } from '../../support/agents.ts'

const browser = openBrowser()
const inboxSchema = z.array(
  z.looseObject({
    to: z.array(z.string()),
    subject: z.string(),
    attachments: z.array(z.object({ filename: z.string(), type: z.string(), text: z.string() })),
  }),
)

/** Returns the attachments of all emails to an address. */
async function filesTo(email: string): Promise<string[]> {
  const mails = inboxSchema.parse(await (await fetch(`${sandboxOrigin}/inbox.json`)).json())
  return mails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ attachments }) => attachments.map(({ text }) => text))
}

/** Returns ten o'clock on a weekday some days from now. */
function comingWeekday(): string {
  const days = Array.from({ length: 4 }, (_, at) => new Date(Date.now() + (at + 2) * dayMs))
  const weekday = days.find((day) => ![0, 6].includes(day.getUTCDay()))
  return `${weekday?.toISOString().slice(0, 10)}T10:00`
}

async function makeCalendar(page: Page, host: string) {
  await page.getByText('No calendars yet').waitFor()
  await page.getByRole('button', { name: 'New calendar' }).click()
  const panel = page.getByRole('dialog', { name: 'New calendar' })
  const save = panel.getByRole('button', { name: 'Save' })

  // An invalid value is reported at its field, and no input is lost.
  await panel.getByLabel('Name', { exact: true }).fill('Boat trips')
  await panel.getByLabel('Tuesday, to', { exact: true }).fill('08:00')
  await save.click()
  await panel.getByText('The end must be later than the start.').waitFor()
  await expect.poll(() => panel.getByLabel('Name', { exact: true }).inputValue()).toBe('Boat trips')
  await panel.getByLabel('Tuesday, to', { exact: true }).fill('17:00')
  await panel.getByLabel('Send bookings to').fill(host)
  await panel.getByRole('button', { name: 'Saturday: add hours' }).click()
  await panel.getByLabel('Saturday, from', { exact: true }).waitFor()
  await expectAccessible(page, '[role=dialog]')
  await takePictures(page, 'calendar-panel')
  await save.click()
  await page.getByText('Calendar saved').waitFor()
  await panel.waitFor({ state: 'detached' })
}

describe('a member with a calendar', () => {
  it("gets a booking from an agent with the visitor's consent, and cancels it", async () => {
    const agent = await agentWith('eu')
    const host = `host-${agent.email}`
    const visitor = `ada-${agent.email}`
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/calendars`)
    await makeCalendar(page, host)
    const card = page.getByRole('region', { name: 'Boat trips' })
    await card.getByText('No upcoming appointments').waitFor()

    await page.goto(`${webOrigin}/app/eu/agents/${agent.agentId}/tools`)
    await page.getByRole('checkbox', { name: 'Boat trips' }).check()
    const keep = page.getByRole('button', { name: /^Save (?!and)/ })
    await keep.click()
    await keep.waitFor({ state: 'detached' })
    await expectAccessible(page, 'main')

    // The test chat asks before it books.
    await page.goto(`${webOrigin}/app/eu/agents/${agent.agentId}/overview?showDebugger=true`)
    const given = JSON.stringify({ time: comingWeekday(), name: 'Ada Byron', email: visitor })
    const { widget: chat } = await sendToDebugger(
      page,
      `That time, please. sandbox:call book_appointment ${given}`,
    )
    const messages = chat.getByRole('list', { name: 'Messages' })
    await messages.getByText('Shall I book this appointment?').waitFor()
    await chat.getByRole('button', { name: 'Yes, go ahead' }).click()
    await messages.getByText(/It is booked/).waitFor()

    // Both sides get a file for their calendars.
    await expect.poll(() => filesTo(visitor)).toHaveLength(1)
    await expect.poll(() => filesTo(host)).toHaveLength(1)
    const [asked = ''] = await filesTo(visitor)
    expect(asked).toContain('METHOD:REQUEST')
    expect(asked).toMatch(/BEGIN:VEVENT\r\nUID:[0-9a-f]+\r\nSEQUENCE:0\r\n/)

    await page.goto(`${webOrigin}/app/eu/calendars`)
    const row = card.getByRole('listitem').filter({ hasText: 'Ada Byron' })
    await row.getByText(visitor).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'calendars')

    // A calendar with future appointments cannot be deleted.
    await card.getByRole('button', { name: 'Delete Boat trips' }).click()
    const deletion = page.getByRole('dialog', { name: 'Delete calendar' })
    await deletion.getByRole('button', { name: 'Delete calendar' }).click()
    await deletion.getByText('There are upcoming appointments.').waitFor()
    await deletion.getByRole('button', { name: 'Keep it' }).click()

    await row.getByRole('button', { name: 'Cancel the appointment of Ada Byron' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel appointment' })
    await question.getByRole('button', { name: 'Cancel appointment' }).click()
    await question.waitFor({ state: 'detached' })
    await row.getByText('Canceled').waitFor()
    await expect.poll(() => filesTo(visitor)).toHaveLength(2)
    expect((await filesTo(visitor)).some((file) => file.includes('METHOD:CANCEL'))).toBe(true)
    expect(browser.errors.splice(0).filter((error) => !error.includes('400'))).toEqual([])
  })
})
