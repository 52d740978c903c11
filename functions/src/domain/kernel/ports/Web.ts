/** Why an address gave nothing; the words are those of `pageReasons`. */
export type FetchRefusal =
  | 'privateAddress'
  | 'redirectedAway'
  | 'tooManyRedirects'
  | 'notText'
  | 'tooLarge'
  | 'timedOut'
  | 'unreachable'

export interface FetchRequest {
  /** Which types of content are taken, and how much of it; `beginning`: of a page, whatever its length. */
  expects: 'page' | 'beginning' | 'robots' | 'sitemap' | 'calendar' | 'attachment'
  /** What an earlier answer said of its version: the site need not send again what is still the same. */
  etag?: string
  lastModified?: string
  /** Whether a redirect there is followed; asked for each one. */
  mayFollow: (to: URL) => boolean
}

/** An answer of a site, whatever its status; `url` is the last address behind all redirects. */
export interface Fetched {
  refusal?: undefined
  url: URL
  status: number
  /** The type of the content as the site names it, with its encoding of letters. */
  type: string
  etag: string
  lastModified: string
  /** What `X-Robots-Tag` asks. */
  robotsTag: string
  /** How long the site asks us to wait; zero when it does not. */
  retryAfterMs: number
  /** Unpacked. Empty for statuses other than 200. */
  content: Buffer
}

/** `url`: the address that was refused. */
export interface Unfetched {
  refusal: FetchRefusal
  url: URL
}

/** What is posted: a text with its headers. */
export interface PostedMessage {
  headers: Record<string, string>
  body: string
}

/** A request to somebody else's program. */
export interface OutgoingRequest {
  /** The host, with its port, that this request is bound to, whatever its address says. */
  host: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Without those that belong to a connection. */
  headers: Record<string, string>
  body?: string | undefined
  /** Ends it early. */
  signal?: AbortSignal | undefined
}

/** An answer, whatever its status; nothing is followed. */
export interface Answered {
  refusal?: undefined
  status: number
  /** The type of the content as the server names it. */
  type: string
  /** What the server calls the session it has begun, as servers of MCP do; empty elsewhere. */
  session: string
  /** Unpacked: at most its first 64 kB. */
  content: Buffer
  isCut: boolean
}

/**
 * Why there is no answer. `notSent`: no connection came about, so nothing was done; `brokenOff` and `timedOut`
 * may come after it was.
 */
export interface Unanswered {
  refusal: 'privateAddress' | 'wrongHost' | 'wrongHeader' | 'notSent' | 'brokenOff' | 'timedOut'
}

/** Everything that strangers' addresses are fetched by. */
export interface Web {
  /** Our name, as sites that are read see it and robots.txt may call it. */
  robotName: string
  /** Whether an address may be fetched at all, as far as that can be told without looking it up. */
  isPublicAddress: (address: URL) => boolean
  /** At least so long, in milliseconds, between two requests to the site of an address. */
  pauseMs: (address: URL) => number
  /**
   * Posts to an address of somebody else's under the same bounds, and answers the status alone. Nothing is
   * followed. Never throws.
   */
  post: (address: URL, message: PostedMessage) => Promise<{ status: number } | Unfetched>
  /**
   * Asks somebody else's program under the same bounds: 64 kB and eight seconds. Never throws.
   */
  request: (address: URL, request: OutgoingRequest) => Promise<Answered | Unanswered>
  /**
   * Fetches an address of somebody else's, who may mean harm: only public hosts, few redirects, bounded in
   * bytes and seconds, without cookies. Never throws.
   */
  fetchPage: (address: URL, request: FetchRequest) => Promise<Fetched | Unfetched>
}
