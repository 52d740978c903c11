import { contactOf, type SiteContact } from './contactOf.ts'
import { findQuestions, type AnsweredQuestion } from './findQuestions.ts'
import type { PagePart } from './PageReader.ts'

/** The parts of one page that an agent can be drafted from. */
export interface PageFindings extends SiteContact {
  questions: AnsweredQuestion[]
}

/** Returns the questions and the contact of a page. */
export function findingsOf(parts: readonly PagePart[]): PageFindings {
  return { questions: findQuestions(parts), ...contactOf(parts) }
}
