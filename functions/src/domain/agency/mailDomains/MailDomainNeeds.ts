import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** The ports of mail domains; `signing` makes the proofs. */
export interface MailDomainNeeds {
  ports: Pick<Ports, 'dns' | 'mailDomains' | 'now' | 'tasks'>
  signing: SigningKeys
}
