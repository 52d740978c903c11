import type { LeaseBooks } from '../../../billing/credits/LeaseBooks.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { Turns } from '../../turns/Turns.ts'
import type { VisitorLimits } from '../../visitors/access/VisitorLimits.ts'
import type { GreetNeeds } from './greet.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

export interface AnswerNeeds extends GreetNeeds {
  ports: Pick<Ports, 'imageOfFile' | 'now' | 'tasks' | 'textOfFile' | 'transcribe'>
  turns: Turns
  books: LeaseBooks
  limits: VisitorLimits
  /** Signs the proofs of persons. */
  signing: SigningKeys
}
