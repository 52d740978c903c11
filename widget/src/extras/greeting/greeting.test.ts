import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { startStub } from '../../test/startStub.ts'

let stub: ReturnType<typeof startStub>
const ready = () => vi.waitFor(() => expect(stub.find('aside')).not.toBeNull())
const bubble = () => stub.find('.bubble')?.textContent
const trigger = {
  kind: 'event',
  value: 'cart',
  action: 'bubble',
  message: 'Questions about your cart?',
} as const
const messageOf = (text: string, at: number): ChatMessage => ({ id: text, role: 'agent', text, at })

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('the closed widget', () => {
  it('shows its greeting after a second, counts one and then two, and stays quiet for a day once dismissed', async () => {
    stub = startStub({ config: exampleConfig({ proactiveMessage: 'Can I help?' }) })
    const unread = vi.fn()
    await stub.run('on', 'unread', unread)
    await ready()
    expect(bubble()).toBeUndefined()
    await vi.waitFor(() => expect(bubble()).toBe('Can I help?'), 3000)
    expect(stub.text('.badge')).toBe('1')
    expect(stub.button.ariaLabel).toBe('Open chat (1 unread)')
    await vi.waitFor(() => expect(stub.text('.badge')).toBe('2'), 3000)
    stub.press('Dismiss')
    expect(bubble()).toBeUndefined()
    expect(stub.find('.badge')).toBeNull()
    expect(unread.mock.calls.flat()).toEqual([1, 2, 0])
    const key = `parley:2:${stub.reply.config.agentId}:dismissed`
    expect(Date.now() - Number(localStorage.getItem(key))).toBeLessThan(5000)
  })

  it('shows its greeting in its own font, or after another second in any', async () => {
    let arrive = () => {}
    const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    vi.stubGlobal('FontFace', class {})
    Object.defineProperty(document, 'fonts', {
      value: Object.assign(new Set(), { load }),
      configurable: true,
    })
    const config = exampleConfig({ fontFamily: 'DM Sans', triggers: [trigger] })
    stub = startStub({ config })
    await ready()
    await stub.run('trigger', 'cart')
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(bubble()).toBeUndefined()
    arrive()
    await vi.waitFor(() => expect(bubble()).toBe('Questions about your cart?'))
    stub.panel.unmount()
    stub = startStub({ config })
    await ready()
    await stub.run('trigger', 'cart')
    expect(bubble()).toBeUndefined()
    await vi.waitFor(() => expect(bubble()).toBe('Questions about your cart?'), 3000)
  })

  it('shows no greeting to a visitor who has opened the chat since', async () => {
    stub = startStub({ config: exampleConfig({ proactiveMessage: 'Can I help?' }) })
    await vi.waitFor(() => expect(bubble()).toBe('Can I help?'), 3000)
    await stub.run('open')
    await vi.waitFor(() => expect(bubble()).toBeUndefined())
    await stub.run('close')
    expect([bubble(), stub.find('.badge')]).toEqual([undefined, null])
    const key = `parley:2:${stub.reply.config.agentId}:greeted`
    expect(Date.now() - Number(localStorage.getItem(key))).toBeLessThan(5000)
  })

  it('counts the messages after the last one that was seen, and the bubble', async () => {
    stub = startStub({ messages: [messageOf('one', 10)], config: exampleConfig({ triggers: [trigger] }) })
    await ready()
    await vi.waitFor(() => expect(stub.called('session')).toHaveLength(1))
    expect(stub.find('.badge')).toBeNull()
    await stub.run('trigger', 'cart')
    expect(stub.text('.badge')).toBe('1')
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, messages: [messageOf('one', 10), messageOf('two', 20)] })
    localStorage.setItem(`parley:2:${stub.reply.config.agentId}`, JSON.stringify({ token: 'token', at: 1 }))
    window.dispatchEvent(new StorageEvent('storage', { key: `parley:2:${stub.reply.config.agentId}:told` }))
    await vi.waitFor(() => expect(stub.text('.badge')).toBe('2'))
    await stub.run('open')
    await vi.waitFor(() => expect(stub.find('.badge')).toBeNull())
  })

  it('greets no visitor who has a conversation, sends no request on later pages, and is ready for the page', async () => {
    const time = { ...trigger, kind: 'time', value: '1' } as const
    const config = exampleConfig({ proactiveMessage: 'Can I help?', triggers: [time] })
    stub = startStub({ messages: [messageOf('one', 10)], config })
    await ready()
    const key = `parley:2:${config.agentId}`
    await vi.waitFor(() => expect(localStorage.getItem(`${key}:talked`)).toBe('true'))
    stub.panel.unmount()
    stub = startStub({ config }, {}, { config, token: 'token', at: Date.now() })
    localStorage.setItem(`${key}:talked`, 'true')
    const received = vi.fn()
    await stub.run('on', 'ready', received)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(received).toHaveBeenCalledOnce()
    expect([bubble(), stub.find('.badge'), stub.calls]).toEqual([undefined, null, []])
    stub.answers['session'] = () => Response.json({ ...stub.reply, messages: [] })
    await stub.run('open')
    await vi.waitFor(() => expect(localStorage.getItem(`${key}:talked`)).toBeNull())
    expect(received).toHaveBeenCalledOnce()
  })

  it('fires a trigger once per visit', async () => {
    stub = startStub({
      config: exampleConfig({ triggers: [trigger, { ...trigger, value: 'help', action: 'open' }] }),
    })
    await ready()
    await stub.run('trigger', 'nothing')
    expect(bubble()).toBeUndefined()
    await stub.run('trigger', 'cart')
    expect(bubble()).toBe('Questions about your cart?')
    await stub.run('trigger', 'help')
    expect(stub.host.hasAttribute('data-open')).toBe(true)
    await stub.run('close')
    await stub.run('trigger', 'help')
    expect(stub.host.hasAttribute('data-open')).toBe(false)
  })

  it('fires the triggers for a page and for the nth visit', async () => {
    const page = {
      kind: 'page',
      value: location.href.slice(0, 6),
      action: 'bubble',
      message: 'This page!',
    } as const
    stub = startStub({
      config: exampleConfig({ triggers: [{ ...page, kind: 'visit', value: '2', message: 'Again!' }, page] }),
    })
    await vi.waitFor(() => expect(bubble()).toBe('This page!'))
  })

  it('opens by itself if configured, until the visitor has closed it', async () => {
    stub = startStub({ config: exampleConfig({ autoStart: true }) })
    await vi.waitFor(() => expect(stub.host.hasAttribute('data-open')).toBe(true))
    expect(stub.root.activeElement).toBeNull()
    await stub.run('close')
    expect(sessionStorage.getItem(`parley:2:${stub.reply.config.agentId}:closed`)).toBe('true')
  })
})
