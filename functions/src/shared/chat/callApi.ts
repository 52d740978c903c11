import type { VisitContext } from '../widget/widgetApi.ts'

/** POST /call {token, context}: starts a voice call. */
export interface CallRequest {
  token: string
  context?: VisitContext | undefined
}

/** `line`: the call at the vendor; without it, the browser itself listens and speaks. */
export interface CallReply {
  line?: VendorCall
}

/** A call at a vendor whose assistant answers by itself; the server stores what both say in the conversation. */
export interface VendorCall {
  id: string
  /** The URL where the browser joins the call. */
  joinUrl: string
}
