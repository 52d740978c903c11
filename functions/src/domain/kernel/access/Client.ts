/** What a request itself tells of where it comes from; the visitor's address is not among it. */
export interface Client {
  /** As the browser names it; empty when it names none. */
  origin: string
  /** On one of this product's own pages. */
  isOwnPage: boolean
  browser: string
  platform: string
  country: string
}

export const unknownClient: Client = { origin: '', isOwnPage: false, browser: '', platform: '', country: '' }
