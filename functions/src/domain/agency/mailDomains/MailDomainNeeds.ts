import type { Ports } from '../../kernel/ports/ports.ts'

/** What mail domains need of the world; `secret` makes the proofs. */
export interface MailDomainNeeds {
  ports: Pick<Ports, 'dns' | 'mailDomains' | 'now' | 'tasks'>
  secret: string
}
