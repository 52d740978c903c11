import type { en } from './en.ts'

/** A topic that customers ask about. */
export type Concept = keyof typeof en

/** The words of a language for each concept, separated by spaces. */
export type Words = Record<Concept, string>
