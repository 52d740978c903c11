import type { Ports } from '../../kernel/ports/ports.ts'

/** The ports of mail domains; `secret` derives the proofs. */
export interface MailDomainNeeds {
  ports: Pick<Ports, 'dns' | 'mailDomains' | 'now' | 'tasks'>
  secret: string
}
