import type { SessionReply, TurnEvent } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { mountPanel, type Panel } from './mountPanel.tsx'

const reply: SessionReply = {
  token: 'token',
  conversationId: 'c',
  messages: [],
  state: 'bot',
  operator: '',
  isOpen: true,
  config: exampleConfig({
    themeType: 'dark',
    placement: 'bottom-left',
    launchMessages: ['Hello', 'How can I help?'],
    suggestedReplies: ['Opening hours'],
  }),
}

let root: ShadowRoot
let host: HTMLElement
let button: HTMLButtonElement
let panel: Panel
const destroy = vi.fn()
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const find = <Kind extends Element>(selector: string) => root.querySelector<Kind>(selector)!
const items = (role: string) => [...root.querySelectorAll(`li.${role} div`)].map((item) => item.textContent)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  destroy.mockReset()
  fetched.mockReset()
  fetched.mockImplementation(async () => Response.json(reply))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('__PARLEY_API__', { na: 'https://na.example', eu: 'https://eu.example' })
  host = document.createElement('parley-chat')
  root = host.attachShadow({ mode: 'open' })
  button = document.createElement('button')
  button.ariaLabel = 'Open chat'
  root.append(button)
  document.body.replaceChildren(host)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { color: red }')
  const script = document.createElement('script')
  // Consent mode: the panel sends no request before it is opened.
  Object.assign(script.dataset, { agent: reply.config.agentId, region: 'eu', consent: '' })
  panel = mountPanel({ host, button, sheet, script, destroy })
})

afterEach(() => {
  panel.unmount()
  vi.unstubAllGlobals()
})

describe('the panel', () => {
  it('restores an unsent draft on the next page of the site', async () => {
    await panel.run(['open'])
    const field = find<HTMLTextAreaElement>('textarea')
    field.value = 'Half a sen'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const key = `parley:2:${reply.config.agentId}:draft`
    await vi.waitFor(() => expect(sessionStorage.getItem(key)).toBe('"Half a sen"'))
    panel.unmount()
    const script = document.createElement('script')
    Object.assign(script.dataset, { agent: reply.config.agentId, region: 'eu', consent: '' })
    panel = mountPanel({ host, button, sheet: new CSSStyleSheet(), script, destroy })
    await panel.run(['open'])
    await vi.waitFor(() => expect(find<HTMLTextAreaElement>('textarea').value).toBe('Half a sen'))
  })

  it('sends no request before it is opened, then only to its own region', async () => {
    expect(fetched).not.toHaveBeenCalled()
    void panel.run(['open'])
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]?.[0]).toBe('https://eu.example/session')
  })

  it('sends no request when the network returns while it is closed', async () => {
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(fetched).not.toHaveBeenCalled()
  })

  it('accepts text before the backend responds', () => {
    fetched.mockReturnValue(new Promise(() => {}))
    void panel.run(['open'])
    expect(root.activeElement).toBe(find('textarea'))
    expect(host.hasAttribute('data-open')).toBe(true)
  })

  it('shows the agent, its first message and the suggested questions', async () => {
    void panel.run(['open'])
    await vi.waitFor(() => expect(items('agent')).toEqual(['Hello', 'How can I help?']))
    expect(find('h2').textContent).toBe('Ivy')
    expect(find('.replies').textContent).toBe('Opening hours')
  })

  it('applies the theme of its agent', async () => {
    void panel.run(['open'])
    await vi.waitFor(() => expect(host.hasAttribute('data-dark')).toBe(true))
    expect(host.dataset.placement).toBe('bottom-left')
  })

  it('sends with Enter, and a suggested reply with a click', async () => {
    void panel.run(['open'])
    await vi.waitFor(() => expect(find('.replies button')).not.toBeNull())
    fetched.mockImplementation(() => new Promise(() => {}))
    find<HTMLButtonElement>('.replies button').focus()
    find<HTMLButtonElement>('.replies button').click()
    await vi.waitFor(() => expect(items('visitor')).toEqual(['Opening hours']))
    expect(root.querySelector('.replies')).toBeNull()
    expect(find('.go').getAttribute('aria-label')).toBe('Stop answering')
    expect(root.activeElement).toBe(find('dialog'))
  })

  it('breaks a line with Shift+Enter and sends nothing while a word is being composed', () => {
    void panel.run(['open'])
    const field = find<HTMLTextAreaElement>('textarea')
    field.value = 'Hi'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const press = (init: KeyboardEventInit) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
    press({ shiftKey: true })
    press({ isComposing: true })
    expect(items('visitor')).toEqual([])
    press({})
    expect(items('visitor')).toEqual(['Hi'])
    expect(field.value).toBe('')
  })

  it('closes on Escape and gives the focus back to the launcher', () => {
    void panel.run(['open'])
    find('textarea').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
    )
    expect(host.hasAttribute('data-open')).toBe(false)
    expect(root.activeElement).toBe(button)
    expect(button.ariaLabel).toBe('Open chat')
  })

  it('stays open when Escape ends a composition, which Safari reports by the code 229 alone', () => {
    void panel.run(['open'])
    const press = (init: KeyboardEventInit) =>
      find('textarea').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, ...init }),
      )
    press({ keyCode: 229 })
    press({ isComposing: true })
    expect(host.hasAttribute('data-open')).toBe(true)
  })

  it('keeps typed keys from the page’s shortcuts', () => {
    const shortcut = vi.fn()
    document.addEventListener('keydown', shortcut)
    find('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
    document.removeEventListener('keydown', shortcut)
    expect(shortcut).not.toHaveBeenCalled()
  })

  it('removes the widget when its agent does not exist', async () => {
    fetched.mockImplementation(async () =>
      Response.json({ error: { code: 'not-found', message: '' } }, { status: 404 }),
    )
    void panel.run(['open'])
    await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce())
  })

  it('announces an answer as plain text, once and when it is complete', async () => {
    const received: string[] = []
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const notify = (event: TurnEvent) => writer.write(new TextEncoder().encode(`${JSON.stringify(event)}\n`))
    fetched.mockImplementation(async (url) =>
      url.endsWith('/message') ? new Response(readable) : Response.json(reply),
    )
    void panel.run(['open'])
    await vi.waitFor(() => expect(find('.replies button')).not.toBeNull())
    const region = find('output.unseen')
    new MutationObserver(() => region.textContent && received.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    find<HTMLButtonElement>('.replies button').click()
    const text = '# Hours\n\nWe open **at ten**:\n\n- [Monday](https://example.com)\n- `Tuesday`'
    void notify({ type: 'text', text: text.slice(0, 20) })
    await vi.waitFor(() => expect(items('agent').join()).toContain('We'))
    void notify({ type: 'done', message: { id: 'a', role: 'agent', text, at: 5 } })
    void writer.close()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await vi.waitFor(() => expect(find('.go').getAttribute('aria-label')).toBe('Send message'))
    expect(received).toEqual(['Hours We open at ten: Monday Tuesday'])
  })

  it('leaves nothing half rendered when a part of it fails', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = { ...reply, config: { ...reply.config, launchMessages: [], suggestedReplies: null } }
    fetched.mockImplementation(async () => Response.json(broken))
    void panel.run(['open'])
    await vi.waitFor(() => expect(root.querySelector('.crash')).not.toBeNull())
    expect([...root.querySelectorAll('dialog > *')].map(({ className }) => className)).toEqual(['crash'])
    report.mockRestore()
  })

  it('offers another attempt when rendering has failed', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(Array, 'from').mockImplementationOnce(() => {
      throw new Error('broken')
    })
    window.dispatchEvent(new Event('offline'))
    expect(root.querySelector('textarea')).toBeNull()
    await vi.waitFor(() => expect(root.querySelector('.crash')).not.toBeNull())
    expect(find('.crash').textContent).toContain('Something went wrong')
    expect(report).toHaveBeenCalledOnce()
    find<HTMLButtonElement>('.crash .pill').click()
    expect(root.querySelector('.crash')).toBeNull()
    expect(find('textarea')).not.toBeNull()
    report.mockRestore()
  })
})
