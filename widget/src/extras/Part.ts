import type { ChatFile, ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Kit } from './createKit.ts'
import type { startLive } from './handoff/startLive.ts'

/** The screens that temporarily replace the conversation. */
export type ScreenName = 'conversations' | 'delete' | 'call'

/**
 * A part of the extras, loaded when an agent or a visitor needs it. Each optional member adds its content.
 */
export interface Part {
  /** Above the conversation. */
  menu?: () => ComponentChildren
  isMenuOpen?: () => boolean
  toggleMenu?: () => void
  screen?: () => ComponentChildren
  /** Without a name, closes the open screen. */
  openScreen?: (name: ScreenName | undefined) => void
  isHome?: () => boolean | undefined
  foot?: () => ComponentChildren
  subtitle?: () => ComponentChildren
  face?: () => ComponentChildren
  words?: (message: ChatMessage) => string | undefined
  below?: (message: ChatMessage) => ComponentChildren
  after?: () => ComponentChildren
  tools?: () => ComponentChildren
  /** Renders a block of code. */
  code?: (code: string) => ComponentChildren
  /** The files of the message that is being written; null while it has to wait for them. */
  files?: () => ChatFile[] | null | undefined
  /** Whether the visitor cannot write before they have done something. */
  isBlocking?: () => boolean
  leave?: () => boolean
  show?: (isShown: boolean) => boolean
  /** Called after each rendering. */
  update?: () => void
  askPerson?: () => void
  openForm?: (id: unknown) => void
  trigger?: (eventName: unknown) => void
  identify?: (identity: unknown) => void
  /** Called when another person writes from now on. */
  forget?: () => void
  end?: () => void
}

/** The functions that every part uses. */
export interface PartKit extends Kit {
  live: ReturnType<typeof startLive>
  openScreen: (name: ScreenName | undefined) => void
  askPerson: () => void
  /** Makes every part delete the data of the previous person. */
  forget: () => void
}
