/** A message as the page receives it. */
export interface WidgetMessage {
  id: string
  role: 'visitor' | 'agent' | 'operator' | 'event'
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The identity that the page gives to the visitor. It is kept in memory only, except for a hash by which
 * another `id` is noticed.
 */
export interface WidgetIdentity {
  id?: string | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** HMAC-SHA256 in hex of `id`, created by the page's own server; without it the identity is unverified. */
  identityHash?: string | undefined
}

/** The events for a page, with their details. */
export interface WidgetEvents {
  /** The agent's configuration is loaded; also emitted to later listeners. */
  ready: undefined
  open: undefined
  close: undefined
  /** The visitor has sent a message. */
  message: WidgetMessage
  /** The agent or a person has answered. */
  answer: WidgetMessage
  /** The number of messages that the visitor has not seen. */
  unread: number
  /** A form was sent; its values are only for the agent's owner. */
  lead: { formId: string }
  /** The state of the handoff; `human` while a person answers. */
  handoff: 'bot' | 'requested' | 'human' | 'resolved'
  error: { code: string }
}

/** The script's `data-` attributes; all but `agent` are optional. */
export interface Configuration {
  agent: string
  region?: 'na' | 'eu'
  /** The launcher's colour as `#rrggbb`, until the agent's own is loaded. */
  color?: string
  placement?: 'bottom-right' | 'bottom-left' | 'popup' | 'modal' | 'full-width' | 'embedded'
  /** Selector of the element that an embedded panel fills. */
  target?: string
  /** The launcher's label for screen readers. */
  label?: string
  lang?: string
  /** Sends no request before the visitor acts. */
  consent?: true
  /** URL of the widget function, if it is not the default one. */
  api?: string
}

/** The commands for a page. Calls before the panel is loaded run in order as soon as it is. */
interface Commands {
  open: () => void
  close: () => void
  toggle: () => void
  /** Sends a message as if the visitor had written it. */
  send: (text: string) => void
  /**
   * Sets the visitor's identity. A changed `id` is another person, who starts a conversation of their own.
   */
  identify: (identity: WidgetIdentity) => void
  /** Returns the function that stops listening. */
  on: <Name extends keyof WidgetEvents>(
    event: Name,
    handler: (detail: WidgetEvents[Name]) => void,
  ) => () => void
  /** `en`, `de`, `fr`, `es`, `it`, `pt`, `nl` or `ar`. */
  setLanguage: (code: string) => void
  /** Fires the agent's triggers for an event of this name. */
  trigger: (eventName: string) => void
  /** Shows one of the agent's forms. */
  openForm: (id: string) => void
  /**
   * Removes the widget and everything that it attached to the page; the next script may add another agent.
   */
  destroy: () => void
  /** Sets the agent of the script, if its attributes do not; later, adds another agent to the same page. */
  configure: (configuration: Configuration) => void
}

export interface Widget extends Commands {
  /** The widget's element. */
  host: HTMLElement
}

/** The name of a command, and its arguments. */
export type Call = [name: string, ...given: unknown[]]

/**
 * `window.Parley`: the latest widget, and each one by its agent. `Parley('send', 'Hello')` does the same as
 * `Parley.send('Hello')`. It also works before the script has loaded, if the page has this above it:
 *
 *     window.Parley ??= function () {
 *       ;(Parley.q ??= []).push([...arguments])
 *     }
 *
 * Instead of the script's attributes, `window.Parley = { agent: '…', region: 'eu' }` before the script also
 * sets the agent.
 */
export interface Parley extends Widget {
  <Name extends keyof Commands>(name: Name, ...given: Parameters<Commands[Name]>): unknown
  widgets: Record<string, Parley>
  /** Calls that wait for the script. */
  q?: Call[] | undefined
}

declare global {
  interface Window {
    Parley?: Parley
  }
}
