import type { en } from './en.ts'

/** Something that customers ask about. */
export type Concept = keyof typeof en

/** The words that a language has for each concept, by spaces. */
export type Words = Record<Concept, string>
