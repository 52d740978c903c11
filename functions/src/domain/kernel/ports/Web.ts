/** The reason why a URL could not be fetched; the texts are in `pageReasons`. */
export type FetchRefusal =
  | 'privateAddress'
  | 'redirectedAway'
  | 'tooManyRedirects'
  | 'notText'
  | 'tooLarge'
  | 'timedOut'
  | 'unreachable'

export interface FetchRequest {
  /** The accepted content types and size. `beginning`: only the start of a page, whatever its length. */
  expects: 'page' | 'beginning' | 'icon' | 'robots' | 'sitemap' | 'calendar' | 'attachment'
  /** Validators of an earlier response: the site need not send unchanged content again. */
  etag?: string
  lastModified?: string
  /** Returns whether a redirect is followed; called for each one. */
  mayFollow: (to: URL) => boolean
}

/** A site's response, whatever its status; `url` is the last one after all redirects. */
export interface Fetched {
  refusal?: undefined
  url: URL
  status: number
  /** The content type with its charset, as the site names it. */
  type: string
  etag: string
  lastModified: string
  /** The value of `X-Robots-Tag`. */
  robotsTag: string
  /** The delay that the site asks for; 0 for none. */
  retryAfterMs: number
  /** Decompressed. Empty for statuses other than 200. */
  content: Buffer
}

/** `url`: the URL that was refused. */
export interface Unfetched {
  refusal: FetchRefusal
  url: URL
}

/** A text to post, with its headers. */
export interface PostedMessage {
  headers: Record<string, string>
  body: string
}

/** A request to a server of another party. */
export interface OutgoingRequest {
  /** The host with its port that this request must reach, whatever its URL says. */
  host: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Without headers that belong to a connection. */
  headers: Record<string, string>
  body?: string | undefined
  /** The part of the response that is read; 64 kB without it. */
  maxBytes?: number | undefined
  /** Aborts the request. */
  signal?: AbortSignal | undefined
}

/** A response, whatever its status; redirects are not followed. */
export interface WebResponse {
  refusal?: undefined
  status: number
  /** The content type as the server names it. */
  type: string
  /** The id of a session that the server created, as MCP servers do; empty elsewhere. */
  session: string
  /** The target of a redirect, which was not followed; missing for any other response. */
  redirectsTo?: URL | undefined
  /** Decompressed: at most the first `maxBytes` of the request. */
  content: Buffer
  isCut: boolean
}

/**
 * The reason for a missing response. `notSent`: there was no connection, so nothing happened. `brokenOff` and
 * `timedOut` may come after the server acted.
 */
export interface WebFailure {
  refusal: 'privateAddress' | 'wrongHost' | 'wrongHeader' | 'notSent' | 'brokenOff' | 'timedOut'
}

/** Fetches URLs that strangers name. */
export interface Web {
  /** Our user agent, for sites and their robots.txt. */
  robotName: string
  /** Returns whether a URL may be fetched, as far as that is known without a DNS lookup. */
  isPublicUrl: (url: URL) => boolean
  /** The least time between two requests to the site of a URL, in milliseconds. */
  pauseMs: (url: URL) => number
  /**
   * Posts to a foreign URL within the same limits and returns the status only. Redirects are not followed.
   * Never throws.
   */
  post: (url: URL, message: PostedMessage) => Promise<{ status: number } | Unfetched>
  /** Sends a request to a foreign server within limits of its `maxBytes` and eight seconds. Never throws. */
  request: (url: URL, request: OutgoingRequest) => Promise<WebResponse | WebFailure>
  /**
   * Fetches a foreign URL that may be hostile: only public hosts, few redirects, limited in bytes and
   * seconds, without cookies. Never throws.
   */
  fetchPage: (url: URL, request: FetchRequest) => Promise<Fetched | Unfetched>
}
