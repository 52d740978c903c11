import type { Page } from 'playwright-core'

export declare const stateNames: string[]

/** The widget in any state one wants to look at, over a backend that answers what the state needs. */
export declare function openStates(): Promise<{
  /** Brings a page into a state. */
  show: (page: Page, name: string) => Promise<void>
  stop: () => void
}>
