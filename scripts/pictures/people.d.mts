import type { Screen } from './screens.mjs'

export interface Login {
  email: string
  password: string
}

export interface Person {
  origin: string
  languageKey: string
  screens: readonly Screen[]
  /** Photographed, and not looked at by axe yet. */
  forPictures?: boolean
  account?: Login
  client?: Login
  /** Titles by what screens call them. */
  agents?: Record<string, string>
}

export const people: readonly Person[]
