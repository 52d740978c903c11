import type { Region } from '../../../../shared/regions/regions.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** Our app at Meta. */
export interface OurApp {
  appId: string
  /** What Meta says back when it is told our address. */
  verifyToken: string
}

export interface WhatsAppNeeds {
  ports: Pick<Ports, 'now' | 'keys' | 'tasks' | 'whatsapp'>
  /** Derives the PINs that numbers are locked by. */
  secret: string
  /** Where the `api` function of a region is. */
  apiUrls: Readonly<Record<Region, string>>
  /** Undefined where there is none, and numbers are connected through their owners' own apps alone. */
  app: OurApp | undefined
}
