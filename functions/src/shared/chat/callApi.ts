import type { VisitContext } from '../widget/widgetApi.ts'

/** POST /call {token, context}: starts a voice call. */
export interface CallRequest {
  token: string
  context?: VisitContext | undefined
}

/** Without a line the browser itself listens and speaks. */
export interface CallReply {
  line?: CallLine
}

/** A vendor's line that answers by itself; the server stores what is said in the conversation. */
export interface CallLine {
  id: string
  /** The URL where the browser joins the call. */
  joinUrl: string
}
