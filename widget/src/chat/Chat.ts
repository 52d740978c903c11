import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Extras } from '../extras/Extras.ts'
import type { ApplyStyles } from './ApplyStyles.ts'
import type { Conversation } from './conversation/Conversation.ts'
import type { Texts } from './texts.ts'

/** The objects that the launcher passes to the panel. */
export interface Launched {
  host: HTMLElement
  button: HTMLButtonElement
  sheet: CSSStyleSheet
  /**
   * The script's `data-` attributes are the page's settings; an agent's own script also contains its
   * configuration.
   */
  script: HTMLScriptElement & { config?: WidgetConfig | undefined }
  destroy: () => void
}

/** The element that has the panel, and its agent. */
export interface MountPoint extends Launched {
  root: ShadowRoot
  agentId: string
}

/** The state that the panel and its extras share: one panel, one conversation. */
export interface Chat {
  mount: MountPoint
  section: HTMLDialogElement
  conversation: Conversation
  /** In the current language of the widget. */
  texts: Texts
  /** The launch messages in the current language, if the owner wrote them in several. */
  greeting?: string[] | undefined
  draft: string
  isOpen: boolean
  /** Whether the page has used a command that the extras run. */
  isCommanded?: boolean
  /** The rendered messages; one that is missing here is rendered again. */
  drawn: WeakMap<ChatMessage, ComponentChildren>
  extras?: Extras
  /** Events that happened before the extras could emit them. */
  backlog: [name: string, detail?: unknown][]
  /** Shows the panel; a quiet one does not move the focus. */
  open: (isQuiet?: boolean) => void
  close: () => void
  /** Sets the text of the field. */
  write: (draft: string) => void
  /** Notifies the page and the extras of an event. */
  emit: (name: string, detail?: unknown) => void
  update: () => void
  style: ApplyStyles
  /** Runs an action with the extras, which are loaded first if necessary. */
  extend: <Result>(act: (extras: Extras) => Result) => Promise<Result | undefined>
}
