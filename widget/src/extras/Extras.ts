import type { ChatFile, ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Call } from '../commands.ts'
import type { Outgoing } from '../chat/conversation/Conversation.ts'

/** The content that the extras add to the panel, and their other functions. */
export interface Extras {
  /** The menu below the header. */
  menu: () => ComponentChildren
  isMenuOpen: () => boolean
  toggleMenu: () => void
  /** The content that replaces the conversation. */
  screen: () => ComponentChildren
  /** Whether the panel looks as before the first message; undefined when the conversation decides. */
  isHome: () => boolean | undefined
  /** At the foot of the panel. */
  foot: () => ComponentChildren
  /** The name and picture of the person who answers instead of the agent. */
  subtitle: () => ComponentChildren
  face: () => ComponentChildren
  /** Whether the visitor cannot write: because a form comes first, or the chat accepts no messages. */
  isBlocked: () => boolean
  /** The text to show for a message instead of its own. */
  words: (message: ChatMessage) => string | undefined
  /** Renders a block of code with its button; returns nothing to show it plainly. */
  code: (code: string) => ComponentChildren
  /** The content below a message's text. */
  below: (message: Outgoing) => ComponentChildren
  /**
   * The notice above the field when a message has arrived below the visible part; called at every rendering.
   */
  news: (isAtEnd: boolean, last: ChatMessage | undefined) => ComponentChildren
  /** The content after the last message. */
  after: () => ComponentChildren
  /** The buttons beside the field, besides the one for a call. */
  tools: () => ComponentChildren
  /** The files of the message that is being written; null while it has to wait for them. */
  files: () => ChatFile[] | null | undefined
  openCall: () => void
  /** Closes one layer; false when there was none. */
  leave: () => boolean
  /** Shows or hides a panel in this placement; returns whether it may. */
  show: (isShown: boolean) => boolean
  /** Called after each rendering. */
  update: () => void
  /** Notifies the page and the other extras of an event. */
  emit: (name: string, detail?: unknown) => void
  /** Runs a command of the page, if it exists; `on` returns the function that stops listening. */
  run: (call: Call) => Promise<(() => void) | undefined | void> | (() => void) | undefined | void
  end: () => void
}
