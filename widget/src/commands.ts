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

/** What the script's `data-` attributes say; all but the agent may be left out. */
export interface Configuration {
  agent: string
  region?: 'na' | 'eu'
  /** The launcher's colour as `#rrggbb`, until the agent's own is known. */
  color?: string
  placement?: 'bottom-right' | 'bottom-left' | 'popup' | 'modal' | 'full-width' | 'embedded'
  /** Selector of the element that an embedded panel fills. */
  target?: string
  /** What the launcher is called, for those who hear it. */
  label?: string
  lang?: string
  /** Nothing is asked of anybody before the visitor acts. */
  consent?: true
  /** Address of the widget function, where it is not ours. */
  api?: string
}

/** What a page may call. Calls made before the panel is there are carried out in order as soon as it is. */
interface Commands {
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
  /** Takes the widget off the page, with everything it attached; the next script may bring another agent. */
  destroy: () => void
  /** Which agent the script is for, if its attributes do not say so; later, another one for the same page. */
  configure: (configuration: Configuration) => void
}

export interface Widget extends Commands {
  /** The widget's element. */
  host: HTMLElement
}

/** A command, and what it is given. */
export type Call = [name: string, ...given: unknown[]]

/**
 * `window.Parley`: the widget that came last, and each one by its agent. `Parley('send', 'Hello')` is the same
 * as `Parley.send('Hello')` and works before the script has come, where the page has this above it:
 *
 *     window.Parley ??= function () {
 *       ;(Parley.q ??= []).push([...arguments])
 *     }
 *
 * In place of the script's attributes, `window.Parley = { agent: '…', region: 'eu' }` before the script does
 * as well.
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
