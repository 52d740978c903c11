import type { LeftOut } from '../../../shared/knowledge/knowledge.ts'
import type { Section } from './Section.ts'

/** The text of a file, and what the parser left out on purpose. */
export interface ReadFile {
  sections: Section[]
  leftOut?: LeftOut | undefined
}
