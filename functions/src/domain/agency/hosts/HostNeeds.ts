import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** What addresses need of the world; `signing` makes the proofs. */
export interface HostNeeds {
  ports: Pick<Ports, 'dns' | 'now' | 'readHostProof' | 'siteHosts' | 'tasks'>
  signing: SigningKeys
}
