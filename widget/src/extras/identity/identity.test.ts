import type { ChatMessage } from '@parley/functions/shared/widgetApi'
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
const said = () => [...stub.root.querySelectorAll('.visitor > div')].map(({ textContent }) => textContent)
const kept = () => JSON.parse(localStorage.getItem(key) ?? '{}')

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('somebody else', () => {
  /** A conversation of a person the page has named. */
  async function begin(): Promise<void> {
    stub = startStub({ config, messages: hers })
    await stub.run('open')
    await stub.run('identify', { id: '1', name: 'Ada' })
    await vi.waitFor(() => expect(said()).toEqual(['My order?']))
    stub.type('.composer textarea', 'Half a thought')
    // Opening has come to its end.
    await new Promise((resolve) => setTimeout(resolve, 10))
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, token: 'other', conversationId: 'c2', messages: [] })
  }

  it('begins a conversation of his own, as a visitor of his own, and sees nothing of the one before', async () => {
    await begin()
    await stub.run('identify', { id: '2' })
    expect(said()).toEqual([])
    expect(stub.find<HTMLTextAreaElement>('.composer textarea').value).toBe('')
    await vi.waitFor(() => expect(kept().token).toBe('other'))
    expect(stub.called('session').at(-1)).toMatchObject({ fresh: true })
    expect(stub.called('session').at(-1)).not.toHaveProperty('token')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Ada')
  })

  it('is not who is named again, or without an id', async () => {
    await begin()
    for (const identity of [{ id: '1' }, { id: 1, email: 'ada@example.com' }, { name: 'Ada' }, {}])
      await stub.run('identify', identity)
    expect(said()).toEqual(['My order?'])
    expect(stub.called('session')).toHaveLength(1)
  })

  it('is noticed on the next page as well', async () => {
    await begin()
    const person = localStorage.getItem(`${key}:person`)
    const memory = kept()
    expect(memory.token).toBe('token')
    stub.panel.unmount()
    stub = startStub({ config, messages: hers }, {}, { ...memory, at: 1 })
    if (person) localStorage.setItem(`${key}:person`, person)
    await vi.waitFor(() => expect(said()).toEqual(['My order?']))
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, token: 'other', conversationId: 'c2', messages: [] })
    await stub.run('identify', { id: '2' })
    expect(said()).toEqual([])
    await vi.waitFor(() => expect(kept().token).toBe('other'))
    expect(stub.called('session').map(({ token }) => token)).toEqual(['token', undefined])
  })

  it('is not asked about in silence before he acts', async () => {
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
