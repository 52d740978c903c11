import type { Page } from 'playwright-core'

/** A pattern for what an English text is called in the page's language; `more`: other words may follow. */
export type Say = (english: string, more?: string) => RegExp

export interface Screen {
  name: string
  /** With `{app}`, `{agent}` or `{fresh}` in it, where somebody is signed in. */
  path: string
  /** Not there on a phone. */
  isWideOnly?: boolean
  /** There on a phone alone. */
  isPhoneOnly?: boolean
  open?: (page: Page, say: Say) => Promise<unknown>
}
