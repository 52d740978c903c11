import { type Failure, post } from '../api.ts'
import type { Chat } from '../chat/Chat.ts'
import { readStored, writeStored } from '../storage.ts'
import type { Texts } from '../chat/texts.ts'

/** The functions that every part of the extras uses. */
export interface Kit {
  chat: Chat
  /** Returns the texts of a part, given in English, and of the panel in the current language. */
  i18n: <Own extends object>(own: Own) => () => Own & Texts
  /** Adds styles, before the owner's own so that those win. */
  addCss: (css: string) => void
  /** Renders every message again. */
  redraw: () => void
  /** Sends a request to the backend with the visitor's token. */
  post: <Reply extends object>(path: string, body?: object) => Promise<Reply | Failure>
  on: (name: string, handler: (detail: unknown) => void) => () => void
  /** Listens until the widget is removed from the page. */
  listen: (target: EventTarget, type: string, handler: (event: Event) => void) => void
  signal: AbortSignal
  /**
   * Reads and writes what this browser, or this tab, remembers besides the conversation; nothing before the
   * visitor has agreed.
   */
  load: <Value>(kind: 'localStorage' | 'sessionStorage', name: string) => Value | undefined
  store: (kind: 'localStorage' | 'sessionStorage', name: string, value: unknown) => void
  /** The storage for data of the conversation: for all tabs, or for this one if each has its own. */
  keptIn: () => 'localStorage' | 'sessionStorage'
}

/** Creates the functions that parts share. `emit` calls the handlers that `on` has added. */
export function createKit(
  chat: Chat,
  signal: AbortSignal,
  addCss: Kit['addCss'],
): Kit & { emit: (name: string, detail?: unknown) => void } {
  const { conversation, mount } = chat
  const events = new EventTarget()
  const key = (name: string) => `parley:2:${mount.agentId}:${name}`
  // Storage may be denied or not agreed to: then values last as long as the page.
  const memory = new Map<string, unknown>()
  return {
    chat,
    signal,
    addCss,
    i18n: (own) => () => ({ ...own, ...chat.texts }),
    redraw() {
      chat.drawn = new WeakMap()
      chat.update()
    },
    async post<Reply extends object>(path: string, body: object = {}): Promise<Reply | Failure> {
      const { token } = conversation.state
      const response = await post(`${conversation.api}/${path}`, { token, ...body }, signal)
      if ('code' in response) return response
      return response.json().catch((): Failure => ({ code: 'offline', retry: true }))
    },
    emit: (name, detail) => void events.dispatchEvent(new CustomEvent(name, { detail })),
    on(name, handler) {
      const callHandler = (event: Event) => {
        if (event instanceof CustomEvent) handler(event.detail)
      }
      events.addEventListener(name, callHandler, { signal })
      return () => events.removeEventListener(name, callHandler)
    },
    listen: (target, type, handler) => target.addEventListener(type, handler, { signal, passive: false }),
    load: <Value>(kind: 'localStorage' | 'sessionStorage', name: string) =>
      memory.has(key(name))
        ? JSON.parse(JSON.stringify(memory.get(key(name)) ?? null))
        : readStored<Value>(kind, key(name)),
    keptIn: () => (conversation.state.config?.syncBrowser === false ? 'sessionStorage' : 'localStorage'),
    store(kind, name, value) {
      memory.set(key(name), value)
      const { config, needsConsent } = conversation.state
      if (config && !needsConsent) writeStored(kind, key(name), value)
    },
  }
}
