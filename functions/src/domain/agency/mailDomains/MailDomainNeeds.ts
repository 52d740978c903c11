import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** What mail domains need of the world; `signing` makes the proofs. */
export interface MailDomainNeeds {
  ports: Pick<Ports, 'dns' | 'mailDomains' | 'now' | 'tasks'>
  signing: SigningKeys
}
