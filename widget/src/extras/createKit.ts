import { type Failure, post } from '../api.ts'
import type { Chat } from '../chat/Chat.ts'
import { readStored, writeStored } from '../storage.ts'
import type { Texts } from '../chat/texts.ts'

/** What every part of the extras works with. */
export interface Kit {
  chat: Chat
  /** What a part says, given in English, and the panel's texts, in the language of now. */
  speak: <Own extends object>(own: Own) => () => Own & Texts
  /** Adds to the looks, ahead of what the owner wants otherwise. */
  wear: (css: string) => void
  /** Draws every message anew. */
  redraw: () => void
  /** Asks the backend in the name of the visitor. */
  ask: <Reply extends object>(path: string, body?: object) => Promise<Reply | Failure>
  on: (name: string, handler: (detail: unknown) => void) => () => void
  /** Listens until the widget is taken off the page. */
  listen: (target: EventTarget, type: string, handler: (event: Event) => void) => void
  signal: AbortSignal
  /**
   * What this browser, or this tab, remembers beside the conversation; nothing before the visitor has agreed.
   */
  recall: <Value>(kind: 'localStorage' | 'sessionStorage', name: string) => Value | undefined
  remember: (kind: 'localStorage' | 'sessionStorage', name: string, value: unknown) => void
  /** Where what belongs to the conversation is kept: for all tabs, or for this one where each has its own. */
  keptIn: () => 'localStorage' | 'sessionStorage'
}

export function createKit(
  chat: Chat,
  signal: AbortSignal,
  wear: Kit['wear'],
): Kit & { emit: (name: string, detail?: unknown) => void } {
  const { conversation, place } = chat
  const events = new EventTarget()
  const key = (name: string) => `parley:2:${place.agentId}:${name}`
  // Storage may be denied or not agreed to: then a page's life is as long as anything is remembered.
  const known = new Map<string, unknown>()
  return {
    chat,
    signal,
    wear,
    speak: (own) => () => ({ ...own, ...chat.texts }),
    redraw() {
      chat.drawn = new WeakMap()
      chat.update()
    },
    async ask<Reply extends object>(path: string, body: object = {}): Promise<Reply | Failure> {
      const { token } = conversation.state
      const response = await post(`${conversation.api}/${path}`, { token, ...body }, signal)
      if ('code' in response) return response
      return response.json().catch((): Failure => ({ code: 'offline', retry: true }))
    },
    emit: (name, detail) => void events.dispatchEvent(new CustomEvent(name, { detail })),
    on(name, handler) {
      const hear = (event: Event) => {
        if (event instanceof CustomEvent) handler(event.detail)
      }
      events.addEventListener(name, hear, { signal })
      return () => events.removeEventListener(name, hear)
    },
    listen: (target, type, handler) => target.addEventListener(type, handler, { signal, passive: false }),
    recall: <Value>(kind: 'localStorage' | 'sessionStorage', name: string) =>
      known.has(key(name))
        ? JSON.parse(JSON.stringify(known.get(key(name)) ?? null))
        : readStored<Value>(kind, key(name)),
    keptIn: () => (conversation.state.config?.syncBrowser === false ? 'sessionStorage' : 'localStorage'),
    remember(kind, name, value) {
      known.set(key(name), value)
      const { config, needsConsent } = conversation.state
      if (config && !needsConsent) writeStored(kind, key(name), value)
    },
  }
}
