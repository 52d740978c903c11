import type { SessionReply } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call, Configuration } from './commands.ts'
import { exampleConfig } from './test/exampleConfig.ts'

interface Stub {
  (...call: Call): void
  q?: Call[]
}

const agents = { one: 'a'.repeat(16), two: 'b'.repeat(16) }
const requests: string[] = []

/** Runs the launcher's source again, as a script tag would, with the tag as the current script. */
async function runScript(attributes: Partial<Configuration> = {}): Promise<void> {
  const script = document.createElement('script')
  // The panel's source is beside it.
  script.src = import.meta.url
  Object.assign(script.dataset, attributes)
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  vi.resetModules()
  await import('./parley.ts')
}

/** Defines the stub of three lines from the README. */
function pasteStub(): void {
  const stub: Stub = (...call) => void (stub.q ??= []).push(call)
  Reflect.set(window, 'Parley', stub)
}

/** Calls `window.Parley`: the stub, or the widget. */
function parley(...call: Call): void {
  const { Parley } = window
  if (Parley) Reflect.apply(Parley, undefined, call)
}

const hosts = () => [...document.querySelectorAll<HTMLElement>('parley-chat')]
const isOpen = (host: HTMLElement | undefined) => host?.dataset['open'] === ''

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  requests.length = 0
  vi.stubGlobal('__PARLEY_PANEL__', 'chat/mountPanel.tsx')
  vi.stubGlobal('__PARLEY_API__', { na: 'https://na.example', eu: 'https://eu.example' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { agentId, text } = JSON.parse(body)
    requests.push([url, agentId, text].filter(Boolean).join(' '))
    const reply: SessionReply = {
      token: 'token',
      conversationId: 'c',
      messages: [],
      config: exampleConfig({ agentId }),
      state: 'bot',
      operator: '',
      isOpen: true,
    }
    return url.endsWith('/session') ? Response.json(reply) : new Response('')
  })
})

afterEach(() => {
  for (const widget of Object.values(window.Parley?.widgets ?? {})) widget.destroy()
  Reflect.deleteProperty(window, 'Parley')
  vi.unstubAllGlobals()
})

describe('the launcher’s script', () => {
  it('runs earlier calls in order, also the one that sets its agent', async () => {
    pasteStub()
    parley('send', 'Hello?')
    parley('configure', { agent: agents.one, region: 'eu' })
    parley('open')
    parley('close')
    await runScript()
    expect(hosts()).toHaveLength(1)
    await vi.waitFor(() => expect(requests).toContain('https://eu.example/message Hello?'))
    expect(requests[0]).toBe(`https://eu.example/session ${agents.one}`)
    await vi.waitFor(() => expect(isOpen(hosts()[0])).toBe(false))
  })

  it('accepts an earlier configuration object', async () => {
    Reflect.set(window, 'Parley', { agent: agents.one, region: 'eu', label: 'Ask us' })
    await runScript()
    expect(hosts()[0]?.shadowRoot?.querySelector('button')?.ariaLabel).toBe('Ask us')
    parley('open')
    await vi.waitFor(() => expect(requests[0]).toBe(`https://eu.example/session ${agents.one}`))
  })

  it('prefers its attributes to the earlier configuration', async () => {
    pasteStub()
    parley('configure', { agent: agents.two })
    await runScript({ agent: agents.one })
    expect(Object.keys(window.Parley?.widgets ?? {})).toEqual([agents.one])
  })
})

describe('window.Parley', () => {
  it('opens the panel at once when the page names no target, before the agent is known', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await runScript({ agent: agents.one })
    expect(hosts()[0]?.dataset['placement']).toBe('')
    parley('open')
    await vi.waitFor(() => expect(isOpen(hosts()[0])).toBe(true))
  })

  it('lists the existing commands when one does not exist', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    await runScript({ agent: agents.one })
    parley('opne')
    await vi.waitFor(() => expect(report).toHaveBeenCalled())
    expect(report.mock.calls[0]?.[0]).toMatch(/no command “opne”.*send, .*open, close/)
    report.mockRestore()
  })

  it('keeps calls after destroy() for the script of the next agent', async () => {
    await runScript({ agent: agents.one })
    parley('open')
    await vi.waitFor(() => expect(isOpen(hosts()[0])).toBe(true))
    parley('destroy')
    await vi.waitFor(() => expect(hosts()).toEqual([]))
    parley('configure', { agent: agents.two, region: 'eu' })
    parley('open')
    await vi.waitFor(() => expect(window.Parley?.q).toHaveLength(2))
    await runScript()
    await vi.waitFor(() => expect(isOpen(hosts()[0])).toBe(true))
    expect(Object.keys(window.Parley?.widgets ?? {})).toEqual([agents.two])
    await vi.waitFor(() => expect(requests.at(-1)).toBe(`https://eu.example/session ${agents.two}`))
  })

  it('adds a second agent when it is configured, and is the first again when that one is destroyed', async () => {
    await runScript({ agent: agents.one })
    const first = window.Parley
    const added = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    parley('configure', { agent: agents.one })
    parley('configure', { agent: agents.two, region: 'eu' })
    await vi.waitFor(() => expect(added).toHaveBeenCalledOnce())
    const [script] = added.mock.calls[0] ?? []
    expect(script instanceof HTMLElement && [script.dataset['agent'], script.dataset['region']]).toEqual([
      agents.two,
      'eu',
    ])
    await runScript({ agent: agents.two, region: 'eu' })
    expect(window.Parley).not.toBe(first)
    parley('open')
    await vi.waitFor(() => expect(isOpen(hosts()[1])).toBe(true))
    parley('destroy')
    await vi.waitFor(() => expect(window.Parley).toBe(first))
  })
})

describe('the element on a page that replaces its content', () => {
  const replaceBody = () => document.body.replaceWith(document.createElement('body'))

  it('comes back once and as it was when the page replaces its body', async () => {
    await runScript({ agent: agents.one })
    parley('open')
    const [host] = hosts()
    await vi.waitFor(() => expect(isOpen(host)).toBe(true))
    replaceBody()
    expect(hosts()).toEqual([])
    await vi.waitFor(() => expect(hosts()).toEqual([host]))
    expect(isOpen(host)).toBe(true)
    parley('close')
    await vi.waitFor(() => expect(isOpen(host)).toBe(false))
  })

  it('does not come back after destroy()', async () => {
    await runScript({ agent: agents.one })
    parley('open')
    await vi.waitFor(() => expect(isOpen(hosts()[0])).toBe(true))
    parley('destroy')
    await vi.waitFor(() => expect(hosts()).toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(hosts()).toEqual([])
  })

  it('is the only one when the page shows a stored copy of its body', async () => {
    await runScript({ agent: agents.one })
    const [host] = hosts()
    document.body.replaceWith(document.body.cloneNode(true))
    await vi.waitFor(() => expect(hosts()).toEqual([host]))
  })

  it('comes back for each agent of a page', async () => {
    await runScript({ agent: agents.one })
    await runScript({ agent: agents.two })
    const both = hosts()
    replaceBody()
    await vi.waitFor(() => expect(hosts()).toEqual(both))
  })
})
