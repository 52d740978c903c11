/** Placeholders that the script of the front page replaces in the conversation on a visitor's own site. */
export const filledBySite = {
  name: '%name%',
  initial: '%initial%',
  about: '%about%',
  host: '%host%',
} as const

export type FilledBySite = keyof typeof filledBySite
