import type { ChatFile, ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Kit } from './createKit.ts'
import type { Extras } from './Extras.ts'
import type { startLive } from './handoff/startLive.ts'

/** The screens that temporarily replace the conversation. */
export type ScreenName = 'conversations' | 'delete' | 'call'

/**
 * A part of the extras, loaded when an agent or a visitor needs it. It has only the members that it needs.
 * Members that render are called at each rendering of the panel.
 */
export interface Part {
  /** Renders content below the header, above the conversation. */
  menu?: () => ComponentChildren
  /** Returns whether the menu of the header is open. */
  isMenuOpen?: () => boolean
  /** Opens or closes the menu of the header. */
  toggleMenu?: () => void
  /** Renders the content that replaces the conversation; returns nothing while the conversation is shown. */
  screen?: () => ComponentChildren
  /** Opens a screen; without a name, closes the open one. */
  openScreen?: (name: ScreenName | undefined) => void
  /** Returns whether the panel looks as before the first message; undefined when the conversation decides. */
  isHome?: () => boolean | undefined
  /** Renders the foot of the panel. */
  foot?: () => ComponentChildren
  /** Renders the name of the person who answers instead of the agent; nothing while the agent answers. */
  subtitle?: () => ComponentChildren
  /** Renders the picture of that person. */
  face?: () => ComponentChildren
  /** Returns the text that is shown for a stored message; undefined for its own text. */
  words?: (message: ChatMessage) => string | undefined
  /** Renders content below a message's text. */
  below?: (message: ChatMessage) => ComponentChildren
  /** Renders content after the last message. Later parts in the order of `startParts` come first. */
  after?: () => ComponentChildren
  /** Renders buttons beside the field. */
  tools?: () => ComponentChildren
  /** Renders a block of code; returns nothing to show it plainly. */
  code?: (code: string) => ComponentChildren
  /** Returns the files of the message that is being written; null while it has to wait for them. */
  files?: () => ChatFile[] | null | undefined
  /** Returns whether the visitor cannot write before they have done something, such as filled in a form. */
  isBlocking?: () => boolean
  /** Closes one open layer, such as the menu; returns false when there was none. */
  leave?: () => boolean
  /** Shows or hides a panel in this placement; returns whether the panel may change. */
  show?: (isShown: boolean) => boolean
  /** Compares the state with the last call, and acts on changes. Called after each rendering. */
  update?: () => void
  /** Requests a person for the visitor. */
  askPerson?: () => void
  /** Opens the form with an id that the page names; an unknown id is ignored. */
  openForm?: (id: unknown) => void
  /** Starts what the owner has set for an event of the page; unknown names are ignored. */
  trigger?: (eventName: unknown) => void
  /** Sets who the visitor is, by what the page says; invalid values are ignored. */
  identify?: (identity: unknown) => void
  /** Deletes what is known of the present person: another one writes from now on. */
  forget?: () => void
  /** Runs a command of the page; `on` returns the function that stops listening. */
  run?: Extras['run']
  /** Ends timers and connections when the widget is removed from the page. */
  end?: () => void
}

/** The functions that every part uses. */
export interface PartKit extends Kit {
  /** Receives what operators write and do. */
  live: ReturnType<typeof startLive>
  /** Loads the screens when necessary and opens one; without a name, closes the open one. */
  openScreen: (name: ScreenName | undefined) => void
  /** Loads the part of operators when necessary, and requests a person. */
  askPerson: () => void
  /** Loads a part when necessary. */
  need: (name: 'forms' | 'greeting' | 'identity') => Promise<Part>
  /** Returns whether a form has to be completed before anything can be sent. */
  isBlocking: () => boolean
  setLanguage: (code: unknown) => void
  /** Makes every part delete the data of the previous person. */
  forget: () => void
}
