import type { ChatFile, ChatMessage } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Kit } from './createKit.ts'
import type { startLive } from './handoff/startLive.ts'

/** What stands in place of the conversation for a while. */
export type ScreenName = 'conversations' | 'delete' | 'call'

/** A part of the extras, which comes when an agent or a visitor needs it; it adds what it has. */
export interface Part {
  /** Over the conversation. */
  menu?: () => ComponentChildren
  isMenuOpen?: () => boolean
  toggleMenu?: () => void
  screen?: () => ComponentChildren
  /** Without a name leaves the one that is open. */
  openScreen?: (name: ScreenName | undefined) => void
  isHome?: () => boolean | undefined
  foot?: () => ComponentChildren
  subtitle?: () => ComponentChildren
  face?: () => ComponentChildren
  words?: (message: ChatMessage) => string | undefined
  below?: (message: ChatMessage) => ComponentChildren
  after?: () => ComponentChildren
  tools?: () => ComponentChildren
  /** A block of code. */
  code?: (code: string) => ComponentChildren
  /** What goes along with the message that is being written; null while it has to wait for that. */
  files?: () => ChatFile[] | null | undefined
  /** Whether one cannot write before something has been done. */
  isBlocking?: () => boolean
  leave?: () => boolean
  show?: (isShown: boolean) => boolean
  /** The panel has been drawn. */
  update?: () => void
  askPerson?: () => void
  openForm?: (id: unknown) => void
  trigger?: (eventName: unknown) => void
  identify?: (identity: unknown) => void
  /** Somebody else writes from now on. */
  forget?: () => void
  end?: () => void
}

/** What every part works with. */
export interface PartKit extends Kit {
  live: ReturnType<typeof startLive>
  openScreen: (name: ScreenName | undefined) => void
  askPerson: () => void
  /** Has every part forget what belonged to the person before. */
  forget: () => void
}
