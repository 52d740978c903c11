import { beforeAll, describe, expect, it } from 'vitest'
import { formSchema } from '@parley/functions/shared/widget/forms'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { call, focused } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
const email = { key: 'email', label: 'Your email', type: 'email', required: true }
const welcome = formSchema.parse({
  id: 'welcome',
  kind: 'lead',
  title: 'Who are you?',
  when: 'start',
  canSkip: false,
  thanks: 'Nice to meet you.',
  fields: [
    { key: 'name', label: 'Your name', type: 'text', required: true },
    email,
    { key: 'phone', label: 'Your phone', type: 'phone' },
    { key: 'wood', label: 'Wood', type: 'choice', options: ['Oak', 'Walnut'] },
    { key: 'agreed', label: 'You may write to me.', type: 'consent', required: true },
  ],
})
const later = formSchema.parse({
  id: 'later',
  kind: 'contact',
  title: 'Shall we write to you?',
  when: 'messages',
  afterMessages: 2,
  fields: [email],
})
const manual = formSchema.parse({
  id: 'visit',
  kind: 'free',
  title: 'Book a visit',
  when: 'manual',
  submitLabel: 'Book it',
  fields: [{ key: 'day', label: 'Day', type: 'text', required: true }],
})
let asking: AgentForTest
let patient: AgentForTest

beforeAll(async () => {
  ;[asking, patient] = await Promise.all([
    agentWith('na', { forms: [welcome] }, { messageDelayMS: 0 }),
    agentWith('eu', { forms: [later, manual], canUpload: true }, { messageDelayMS: 0 }),
  ])
})

describe('a form', () => {
  it("before the first message shows each field's problem, keeps its input over a reload, and becomes one lead", async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(asking))
    await widget.open()
    const form = widget.panel.getByRole('form', { name: 'Who are you?' })
    await form.waitFor()
    await expect.poll(() => widget.field.count()).toBe(0)
    await form.getByLabel('Your name').fill('Mira')
    await form.getByLabel('Your email').fill('mira@')
    await form.getByLabel('Your phone').fill('call me')
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Enter a valid email address.').waitFor()
    await form.getByText('Enter a valid phone number.').waitFor()
    await form.getByText('Please check this.').waitFor()
    await expect.poll(() => focused(page)).toBe('input')
    await expect
      .poll(() =>
        form
          .getByLabel('Your email')
          .evaluate((field) => field.matches(':focus') && field.getAttribute('aria-invalid')),
      )
      .toBe('true')
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'form-with-errors')
    await expect.poll(() => recordsOf(asking).leads()).toEqual([])

    await page.reload()
    await widget.open()
    await expect.poll(() => form.getByLabel('Your name').inputValue()).toBe('Mira')
    await form.getByLabel('Your email').fill('mira@example.com')
    await form.getByLabel('Your phone').fill('+49 30 1234567')
    await form.getByLabel('Wood').selectOption('Walnut')
    await form.getByLabel('You may write to me.').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await widget.sees('Nice to meet you.')
    await expect.poll(() => focused(page)).toBe('textarea Message')
    const leads = await recordsOf(asking).leads()
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({
      formId: 'welcome',
      kind: 'lead',
      name: 'Mira',
      email: 'mira@example.com',
      phone: '+49 30 1234567',
      state: 'new',
    })
    expect(leads[0]?.values.find(({ key }) => key === 'wood')).toEqual({
      key: 'wood',
      label: 'Wood',
      value: 'Walnut',
    })
    await widget.ask('sandbox:say Welcome, Mira.')
    await widget.sees('Welcome, Mira.')
    await page.reload()
    await widget.open()
    await widget.answers.getByText('Welcome, Mira.').waitFor()
    await expect.poll(() => form.count()).toBe(0)
  })

  it("shows the backend's refusal at its field", async () => {
    const { widget } = await arrive(await browser.person(), shop.page(asking))
    await widget.open()
    const form = widget.panel.getByRole('form', { name: 'Who are you?' })
    await form.getByLabel('Your name').fill('Mira')
    // Valid for the browser, but not for the backend.
    await form.getByLabel('Your email').fill('mira..x@example.com')
    await form.getByLabel('You may write to me.').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Please check this.').waitFor()
    expect(browser.errors.splice(0).every((error) => error.includes('400'))).toBe(true)
  })

  it('comes after the second message and can be skipped permanently', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(patient))
    const form = widget.panel.getByRole('form', { name: 'Shall we write to you?' })
    await widget.open()
    await widget.ask('sandbox:say The first answer.')
    await widget.answers.getByText('The first answer.').waitFor()
    await widget.panel.getByRole('button', { name: 'Send message' }).waitFor()
    await expect.poll(() => form.count()).toBe(0)
    await widget.ask('sandbox:say The second answer.')
    await form.waitFor()
    await form.getByRole('button', { name: 'Skip' }).click()
    await form.waitFor({ state: 'detached' })
    await page.reload()
    await widget.open()
    await widget.answers.getByText('The second answer.').waitFor()
    await expect.poll(() => form.count()).toBe(0)
  })

  it('comes with an answer, or when the page opens it, and the page is notified when it was sent', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(patient))
    await page.evaluate(() =>
      window.Parley?.on('lead', ({ formId }) => document.body.setAttribute('data-lead', formId)),
    )
    const form = widget.panel.getByRole('form', { name: 'Book a visit' })
    await widget.open()
    await widget.ask('sandbox:say When would you come?\\n```parley\\n{"form":"visit"}\\n```')
    await form.waitFor()
    await takePicture(page, 'form-of-an-answer')
    await form.getByLabel('Day').fill('Tuesday')
    await form.getByRole('button', { name: 'Book it' }).click()
    await widget.sees('Thank you!')
    await page.locator('body[data-lead="visit"]').waitFor()
    await call(page, 'openForm', 'visit')
    await form.getByLabel('Day').fill('Friday')
    await form.getByRole('button', { name: 'Book it' }).click()
    await form.waitFor({ state: 'detached' })
    await expect
      .poll(async () => new Set((await recordsOf(patient).leads()).map(({ values }) => values[0]?.value)))
      .toEqual(new Set(['Friday', 'Tuesday']))
  })
})

describe('a file of the visitor', () => {
  it('is refused by type, size and number, can be removed, and is used for the answer', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(patient))
    await widget.open()
    const chooser = widget.panel.locator('input[type=file]')
    const text = (name: string, content = 'sandbox:say It says walnut.') => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })
    await chooser.setInputFiles([text('film.mov')])
    await widget.sees('film.mov isn’t supported.')
    await chooser.setInputFiles([text('big.txt', 'x'.repeat(1_000_001))])
    await widget.sees('big.txt is too large.')
    await chooser.setInputFiles(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt'].map((name) => text(name)))
    await widget.sees('Up to 4 files per message.')
    await takePicture(page, 'upload')
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await widget.press(`Remove ${name}`)
    await expect.poll(() => widget.panel.locator('.chips li').count()).toBe(1)
    await widget.panel.locator('.chips progress').waitFor({ state: 'detached' })
    // The model gets the file's content, which scripts its answer.
    await widget.ask('What does my file say?')
    await widget.answers.getByText('It says walnut.').waitFor()
    await widget.messages
      .locator('.visitor')
      .getByRole('link', { name: /d\.txt/ })
      .waitFor()
    const { window } = await recordsOf(patient).conversation('What does my file say?')
    expect(window.flatMap(({ files = [] }) => files)).toMatchObject([{ name: 'd.txt', sizeKB: 0.027 }])
  })
})
