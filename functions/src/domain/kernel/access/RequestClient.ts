/** The browser behind a request, as the request describes it. It does not include the visitor's IP. */
export interface RequestClient {
  /** The origin that the browser sends; empty when it sends none. */
  origin: string
  /** Whether the request comes from a page of this product. */
  isOwnPage: boolean
  browser: string
  platform: string
  country: string
}

export const unknownClient: RequestClient = {
  origin: '',
  isOwnPage: false,
  browser: '',
  platform: '',
  country: '',
}
