import type { Form } from '@parley/functions/shared/widget/forms'
import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { startStub } from '../../test/startStub.ts'

const form: Form = {
  id: 'lead',
  kind: 'lead',
  title: 'May we call you?',
  text: '',
  when: 'start',
  afterMessages: 2,
  canSkip: true,
  submitLabel: '',
  thanks: 'Talk soon',
  fields: [
    { key: 'name', label: 'Name', type: 'text', required: true, options: [] },
    { key: 'email', label: 'Email', type: 'email', required: false, options: [] },
  ],
}
let stub: ReturnType<typeof startStub>
const start = async (overrides: Partial<Form> = {}, messages: ChatMessage[] = []) => {
  stub = startStub({
    messages,
    config: exampleConfig({ suggestedReplies: ['Opening hours'], forms: [{ ...form, ...overrides }] }),
  })
  await stub.run('open')
  await vi.waitFor(() => expect(stub.find('.fill')).not.toBeNull())
}
const submit = () =>
  stub.find<HTMLFormElement>('.fill').dispatchEvent(new Event('submit', { cancelable: true }))

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('the part for forms', () => {
  it('shows at the field what is missing in a form and sends nothing', async () => {
    await start()
    stub.type('#lead-email', 'nobody')
    submit()
    expect(stub.text('#lead-name-error')).toBe('Please fill this in.')
    expect(stub.text('#lead-email-error')).toBe('Enter a valid email address.')
    expect(stub.find('#lead-name').getAttribute('aria-invalid')).toBe('true')
    expect(stub.called('form')).toEqual([])
  })

  it('shows what is missing in the language that is chosen later', async () => {
    await start()
    submit()
    await stub.run('setLanguage', 'ar')
    await vi.waitFor(() => expect(stub.text('#lead-name-error')).toBe('يُرجى ملء هذا الحقل.'))
    expect(stub.find('#lead-name-error').closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  })

  it('sends a form once under one id, says thanks, notifies the page and does not show it again', async () => {
    await start()
    const received = vi.fn()
    await stub.run('on', 'lead', received)
    stub.answers['form'] = () =>
      Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 })
    stub.type('#lead-name', 'Ada')
    submit()
    await vi.waitFor(() => expect(stub.text('.fill [role=alert]')).toContain('try again'))
    stub.answers['form'] = () => Response.json({})
    submit()
    await vi.waitFor(() => expect(stub.text('.event output')).toBe('Talk soon'))
    const [first, second] = stub.called('form')
    expect(second).toEqual(first)
    expect(first).toMatchObject({ token: 'token', formId: 'lead', values: { name: 'Ada' } })
    expect(received).toHaveBeenCalledWith({ formId: 'lead' })
    expect(stub.find('.fill')).toBeNull()
  })

  it('shows a mandatory form before every reply and before messages of the page', async () => {
    const card = { title: 'Quay', text: '', imageUrl: '', label: 'Take me there', link: '', reply: 'Where?' }
    const offered = () =>
      [...stub.root.querySelectorAll('.log > .replies button, .cards button')].map(
        ({ textContent }) => textContent,
      )
    await start({ canSkip: false })
    expect([stub.find('.composer'), offered()]).toEqual([null, []])
    stub.panel.unmount()
    await start({ canSkip: false, when: 'messages', afterMessages: 1 }, [
      { id: 'q', role: 'visitor', text: 'Hi', at: 1 },
      { id: 'a', role: 'agent', text: 'Hello', at: 2, replies: ['And now?'], cards: [card] },
    ])
    await vi.waitFor(() => expect([stub.find('.composer'), offered()]).toEqual([null, []]))
    await stub.run('send', 'From the page')
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(stub.called('message')).toEqual([])
    stub.type('#lead-name', 'Ada')
    submit()
    await vi.waitFor(() => expect(stub.called('message')).toMatchObject([{ text: 'From the page' }]))
    expect(offered()).toContain('Take me there')
  })

  it('leaves the replies visible beside an optional form', async () => {
    await start()
    expect(stub.text('.log > .replies')).toBe('Opening hours')
  })

  it('shows the backend’s errors of a form at the field', async () => {
    await start()
    stub.answers['form'] = () =>
      Response.json(
        { error: { code: 'invalid-argument', message: '', fields: { email: 'invalid' } } },
        { status: 400 },
      )
    stub.type('#lead-name', 'Ada')
    submit()
    await vi.waitFor(() => expect(stub.text('#lead-email-error')).toBe('Please check this.'))
  })

  it('keeps the values of a form over a reload, until it is sent', async () => {
    await start()
    stub.type('#lead-name', 'Ada')
    expect(
      JSON.parse(sessionStorage.getItem(`parley:2:${stub.reply.config.agentId}:form:lead`) ?? ''),
    ).toMatchObject({ values: { name: 'Ada' } })
  })

  it('lets an optional form be skipped, and shows a mandatory one before the first message', async () => {
    await start()
    expect(stub.find('.composer')).not.toBeNull()
    stub.press('Skip')
    expect(stub.find('.fill')).toBeNull()
    stub.panel.unmount()
    await start({ canSkip: false })
    expect(stub.find('.composer')).toBeNull()
  })

  it('shows a form after its number of messages, or when the page opens it', async () => {
    stub = startStub({
      config: exampleConfig({
        forms: [
          { ...form, when: 'messages', afterMessages: 1 },
          { ...form, id: 'other', when: 'manual' },
        ],
      }),
    })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.called('session')).toHaveLength(1))
    expect(stub.find('.fill')).toBeNull()
    await stub.run('openForm', 'other')
    expect(stub.find('#other-name')).not.toBeNull()
  })
})
