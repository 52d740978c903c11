import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Extras } from '../extras/Extras.ts'
import type { Dress } from './Dress.ts'
import type { Conversation } from './Conversation.ts'
import type { Texts } from './texts.ts'

/** What the launcher hands over. */
export interface Launched {
  host: HTMLElement
  button: HTMLButtonElement
  sheet: CSSStyleSheet
  /**
   * Its `data-` attributes are the page's settings; an agent's own script brings what is published along.
   */
  script: HTMLScriptElement & { config?: WidgetConfig | undefined }
  destroy: () => void
}

/** Where the panel stands, and whose it is. */
export interface MountPoint extends Launched {
  root: ShadowRoot
  agentId: string
}

/** What the panel and its extras share: one panel, one conversation. */
export interface Chat {
  place: MountPoint
  section: HTMLDialogElement
  conversation: Conversation
  /** In the language the widget runs in. */
  texts: Texts
  /** The launch messages in that language, where the owner wrote them in several. */
  greeting?: string[] | undefined
  draft: string
  isOpen: boolean
  /** Messages as they were drawn last; a message that is not in here is drawn anew. */
  drawn: WeakMap<ChatMessage, ComponentChildren>
  extras?: Extras
  /** What happened before there was anybody to tell. */
  backlog: [name: string, detail?: unknown][]
  /** Shows the panel; a quiet one leaves the focus where it is. */
  open: (isQuiet?: boolean) => void
  close: () => void
  /** What stands in the field from now on. */
  write: (draft: string) => void
  /** Tells the page and the extras what has happened. */
  emit: (name: string, detail?: unknown) => void
  update: () => void
  dress: Dress
  /** Does something with all that the first message does not need; fetches it first if need be. */
  extend: <Result>(act: (extras: Extras) => Result) => Promise<Result | undefined>
}
