/**
 * Limits of a company's brand: the colours and the bytes of a picture that are read from its website, the
 * bytes of a logo that a person adds, the pages that are read after the start page, and the questions of one
 * page.
 */
export const brandLimits = {
  colours: 11,
  faviconBytes: 100_000,
  logoBytes: 500_000,
  pages: 6,
  questions: 6,
  questionCharacters: 120,
  answerCharacters: 400,
} as const

/** The ways in which a website speaks to its visitors. */
export const tones = ['formal', 'friendly', 'playful'] as const
export type Tone = (typeof tones)[number]
