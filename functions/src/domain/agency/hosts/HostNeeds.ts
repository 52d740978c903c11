import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** The ports of hosts; `signing` makes the proofs. */
export interface HostNeeds {
  ports: Pick<Ports, 'dns' | 'now' | 'readHostProof' | 'siteHosts' | 'tasks'>
  signing: SigningKeys
}
