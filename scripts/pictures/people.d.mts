import type { Screen } from './screens.mjs'

export interface Login {
  email: string
  password: string
}

export interface Person {
  origin: string
  languageKey: string
  screens: readonly Screen[]
  account?: Login
  client?: Login
  /** Another client, whose stored language is Arabic: a client's language is his own wherever he signs in. */
  clientInArabic?: Login
  /** Titles by what screens call them. */
  agents?: Record<string, string>
}

export const people: readonly Person[]
