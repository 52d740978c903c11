import type { ChatFile, ChatMessage } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Call } from '../commands.ts'
import type { Outgoing } from '../chat/Conversation.ts'

/** What the extras add to the panel wherever it draws itself, and what else it asks of them. */
export interface Extras {
  /** The menu below the header. */
  menu: () => ComponentChildren
  isMenuOpen: () => boolean
  toggleMenu: () => void
  /** What stands in place of the conversation. */
  screen: () => ComponentChildren
  /** Whether the panel looks as before the first message, where that is not for the conversation to say. */
  isHome: () => boolean | undefined
  /** At the foot of the panel. */
  foot: () => ComponentChildren
  /** Who answers, when it is not the agent: in words, and his face. */
  subtitle: () => ComponentChildren
  face: () => ComponentChildren
  /** Whether one cannot write: something has to be filled in before, or the chat takes no messages. */
  isBlocked: () => boolean
  /** A message's words where they are not its own. */
  words: (message: ChatMessage) => string | undefined
  /** A block of code, where there is more to it than its words. */
  code: (code: string) => ComponentChildren
  /** Below a message's words. */
  below: (message: Outgoing) => ComponentChildren
  /**
   * Above the field, when something has come below what is being read; wants to be asked whenever the panel
   * draws itself.
   */
  news: (isAtEnd: boolean, last: ChatMessage | undefined) => ComponentChildren
  /** After the last message. */
  after: () => ComponentChildren
  /** Beside the field, besides the button for a call. */
  tools: () => ComponentChildren
  /** What goes along with the message that is being written; null while it has to wait for that. */
  files: () => ChatFile[] | null | undefined
  openCall: () => void
  /** Leaves one layer; false when there was none. */
  leave: () => boolean
  /** Whether a panel in this place may open and close; says how it does. */
  show: (isShown: boolean) => boolean
  /** The panel has been drawn. */
  update: () => void
  /** Tells the page and the other extras what has happened. */
  emit: (name: string, detail?: unknown) => void
  /** Carries out what the page calls, if there is such a command; listening answers how to stop. */
  run: (call: Call) => Promise<(() => void) | undefined | void> | (() => void) | undefined | void
  end: () => void
}
