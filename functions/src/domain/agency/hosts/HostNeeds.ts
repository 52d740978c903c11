import type { Ports } from '../../kernel/ports/ports.ts'

/** What addresses need of the world; `secret` makes the proofs. */
export interface HostNeeds {
  ports: Pick<Ports, 'dns' | 'now' | 'readHostProof' | 'siteHosts' | 'tasks'>
  secret: string
}
