import type { LeftOut } from '../../../shared/knowledge/knowledge.ts'
import type { Section } from './Section.ts'

/** What a reader has found in a file, and what it has left out on purpose. */
export interface ReadFile {
  sections: Section[]
  leftOut?: LeftOut | undefined
}
