import type { VisitContext } from '../widget/widgetApi.ts'

/** POST /call {token, context}: begins a voice call. */
export interface CallRequest {
  token: string
  context?: VisitContext | undefined
}

/** Without a line the browser listens and speaks by itself. */
export interface CallReply {
  line?: CallLine
}

/** A vendor's line that answers by itself: what is said in it joins the conversation on the server. */
export interface CallLine {
  id: string
  /** Where the browser joins the call. */
  joinUrl: string
}
