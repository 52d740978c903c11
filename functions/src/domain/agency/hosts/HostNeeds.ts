import type { Ports } from '../../kernel/ports/ports.ts'

/** The ports of hosts; `secret` derives the proofs. */
export interface HostNeeds {
  ports: Pick<Ports, 'dns' | 'now' | 'readHostProof' | 'siteHosts' | 'tasks'>
  secret: string
}
