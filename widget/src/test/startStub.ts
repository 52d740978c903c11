import type { SessionReply } from '@parley/functions/shared/widget/widgetApi'
import { vi } from 'vitest'
import { mountPanel } from '../chat/mountPanel.tsx'
// Imported here, so that the time for the first import on a busy machine does not count in a test.
import '../extras/startExtras.tsx'
import { exampleConfig } from './exampleConfig.ts'

interface Call {
  name: string
  body: Record<string, unknown>
}

type Answers = Record<string, (body: Record<string, unknown>) => Response | Promise<Response>>

/**
 * Starts a panel on an empty page, with a backend whose responses a test sets.
 * `memory` is what the browser has stored of the agent; `given` are responses from the first request on.
 */
export function startStub(
  session: Partial<SessionReply> = {},
  attributes: Record<string, string> = {},
  memory?: object,
  ownAnswers: Answers = {},
) {
  localStorage.clear()
  sessionStorage.clear()
  const calls: Call[] = []
  const reply: SessionReply = {
    token: 'token',
    conversationId: 'c',
    messages: [],
    config: exampleConfig(),
    state: 'bot',
    operator: '',
    isOpen: true,
    ...session,
  }
  const answers: Answers = {
    session: () => Response.json(reply),
    conversations: () => Response.json({ conversations: [] }),
    // No event is sent to listeners.
    listen: () => new Promise(() => {}),
    ...ownAnswers,
  }
  vi.stubGlobal('__PARLEY_API__', { na: 'https://na.example', eu: 'https://eu.example' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const name = url.split('/').at(-1) ?? ''
    calls.push({ name, body: JSON.parse(body) })
    return answers[name]?.(JSON.parse(body)) ?? Response.json({})
  })
  const host = document.createElement('parley-chat')
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  const script = document.createElement('script')
  Object.assign(script.dataset, { agent: reply.config.agentId, region: 'eu', ...attributes })
  root.append(button)
  document.body.replaceChildren(host)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { color: red }')
  const destroy = vi.fn<() => void>()
  // A test that finds no element fails where it uses it.
  function find<Kind extends Element = HTMLElement>(selector: string): Kind
  function find(selector: string): Element | null {
    return root.querySelector(selector)
  }
  if (memory) localStorage.setItem(`parley:2:${reply.config.agentId}`, JSON.stringify(memory))
  const panel = mountPanel({ host, button, sheet, script, destroy })
  return {
    panel,
    host,
    root,
    button,
    calls,
    answers,
    reply,
    destroy,
    run: (...call: [name: string, ...given: unknown[]]) => panel.run(call),
    find,
    text: (selector: string) => root.querySelector(selector)?.textContent ?? '',
    called: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
    press: (label: string) =>
      [...root.querySelectorAll<HTMLElement>('button')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label)
        ?.click(),
    type: (selector: string, value: string) => {
      const field = root.querySelector<HTMLInputElement>(selector)
      if (!field) throw new Error(`There is no ${selector}`)
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

/** Creates a stream whose lines a test sends one by one. */
export function openLines() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    response: new Response(readable),
    send: (event: object) => void writer.write(new TextEncoder().encode(`${JSON.stringify(event)}\n`)),
    end: () => void writer.close(),
  }
}

export const lines = (...events: object[]) =>
  new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
