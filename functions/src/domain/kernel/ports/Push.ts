import type { NoticeKind } from '../../../shared/agencies/notices.ts'

/** What a browser is told while nobody looks at it; its worker shows it. */
export interface PushMessage {
  /** Of one browser, as the push service knows it. */
  token: string
  title: string
  body: string
  /** What has happened, for browsers that know it in their person's language. */
  kind: NoticeKind
  /** Where a click leads. */
  url: string
  /** Empty where there is none. */
  icon: string
  /** A later message with the same tag takes its place. */
  tag: string
}

export interface Push {
  /**
   * Answers `gone` for a browser that takes none any more. Throws AppError 'unavailable' when the service
   * fails.
   */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}
