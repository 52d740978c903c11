import type { NoticeKind } from '../../../shared/agencies/notices.ts'

/** A push message, which the browser's service worker shows. */
export interface PushMessage {
  /** The push service's token of one browser. */
  token: string
  title: string
  body: string
  /** The kind of event, for browsers that translate it. */
  kind: NoticeKind
  /** The URL that a click opens. */
  url: string
  /** Empty for no icon. */
  icon: string
  /** A later message with the same tag replaces this one. */
  tag: string
}

export interface Push {
  /**
   * Sends a message. Returns 'gone' for a browser that accepts none any more. Throws AppError 'unavailable'
   * when the service fails.
   */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}
