import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { startStub } from '../../test/startStub.ts'

const config = exampleConfig()
const key = `parley:2:${config.agentId}`
const hers: ChatMessage[] = [
  { id: 'q', role: 'visitor', text: 'My order?', at: 1 },
  { id: 'a', role: 'agent', text: 'It is on its way.', at: 2 },
]
let stub: ReturnType<typeof startStub>
const shownTexts = () =>
  [...stub.root.querySelectorAll('.visitor > div')].map(({ textContent }) => textContent)
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}')

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('the widget on a page with an identity', () => {
  /** Starts a conversation of a person that the page has identified. */
  async function begin(): Promise<void> {
    stub = startStub({ config, messages: hers })
    await stub.run('open')
    await stub.run('identify', { id: '1', name: 'Ada' })
    await vi.waitFor(() => expect(shownTexts()).toEqual(['My order?']))
    stub.type('.composer textarea', 'Half a thought')
    // The session is open by then.
    await new Promise((resolve) => setTimeout(resolve, 10))
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, token: 'other', conversationId: 'c2', messages: [] })
  }

  it('starts a conversation of their own for another person, who sees nothing of the previous one', async () => {
    await begin()
    await stub.run('identify', { id: '2' })
    expect(shownTexts()).toEqual([])
    expect(stub.find<HTMLTextAreaElement>('.composer textarea').value).toBe('')
    await vi.waitFor(() => expect(stored().token).toBe('other'))
    expect(stub.called('session').at(-1)).toMatchObject({ fresh: true })
    expect(stub.called('session').at(-1)).not.toHaveProperty('token')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Ada')
  })

  it('treats the same id, or none, as the same person', async () => {
    await begin()
    for (const identity of [{ id: '1' }, { id: 1, email: 'ada@example.com' }, { name: 'Ada' }, {}])
      await stub.run('identify', identity)
    expect(shownTexts()).toEqual(['My order?'])
    expect(stub.called('session')).toHaveLength(1)
  })

  it('notices another person on the next page as well', async () => {
    await begin()
    const person = localStorage.getItem(`${key}:person`)
    const memory = stored()
    expect(memory.token).toBe('token')
    stub.panel.unmount()
    stub = startStub({ config, messages: hers }, {}, { ...memory, at: 1 })
    if (person) localStorage.setItem(`${key}:person`, person)
    await vi.waitFor(() => expect(shownTexts()).toEqual(['My order?']))
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, token: 'other', conversationId: 'c2', messages: [] })
    await stub.run('identify', { id: '2' })
    expect(shownTexts()).toEqual([])
    await vi.waitFor(() => expect(stored().token).toBe('other'))
    expect(stub.called('session').map(({ token }) => token)).toEqual(['token', undefined])
  })

  it('sends no request for another person in consent mode before they act', async () => {
    stub = startStub({ config }, { consent: '' }, { config, token: 'token', at: Date.now() })
    localStorage.setItem(`${key}:person`, '"before"')
    await stub.run('identify', { id: '2' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(stub.calls).toEqual([])
    await stub.run('open')
    await vi.waitFor(() => expect(stub.called('session')).toHaveLength(1))
    expect(stub.called('session')[0]).not.toHaveProperty('token')
  })
})
