/** A message as the page hears of it. */
export interface WidgetMessage {
  id: string
  role: 'visitor' | 'agent' | 'operator' | 'event'
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * What the page says of the visitor; kept in memory only, but for a mark by which another `id` is noticed.
 */
export interface WidgetIdentity {
  id?: string | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** HMAC-SHA256 in hex of `id`, made by the page's own server: only then the identity counts as proved. */
  identityHash?: string | undefined
}

/** What a page can hear of, and what it is told. */
export interface WidgetEvents {
  /** The agent is known; also told to those who ask later. */
  ready: undefined
  open: undefined
  close: undefined
  /** The visitor has written. */
  message: WidgetMessage
  /** The agent or a person has answered. */
  answer: WidgetMessage
  /** How many messages the visitor has not seen. */
  unread: number
  /** A form was sent; what is in it stays between the visitor and the agent's owner. */
  lead: { formId: string }
  /** Who answers from now on. */
  handoff: 'bot' | 'requested' | 'human' | 'resolved'
  error: { code: string }
}

/**
 * What a page may do with a widget. Calls made before the panel is there are carried out as soon as it is.
 */
export interface Widget {
  /** The widget's element. */
  host: HTMLElement
  open: () => void
  close: () => void
  toggle: () => void
  /** Sends a message as if the visitor had written it. */
  send: (text: string) => void
  /** Another `id` than the one before is another person, who begins a conversation of his own. */
  identify: (identity: WidgetIdentity) => void
  /** Answers how to stop listening. */
  on: <Name extends keyof WidgetEvents>(
    event: Name,
    handler: (detail: WidgetEvents[Name]) => void,
  ) => () => void
  /** `en`, `de`, `fr`, `es`, `it`, `pt`, `nl` or `ar`. */
  setLanguage: (code: string) => void
  /** Sets off the agent's triggers for an event of this name. */
  trigger: (eventName: string) => void
  /** Shows one of the agent's forms. */
  openForm: (id: string) => void
  /** Takes the widget off the page, with everything it attached. */
  destroy: () => void
}

/** `window.Parley`: the widget that came last, and each one by its agent. */
export interface Parley extends Widget {
  widgets: Record<string, Widget>
}

declare global {
  interface Window {
    Parley?: Parley
  }
}
