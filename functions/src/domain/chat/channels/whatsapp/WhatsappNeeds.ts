import type { Region } from '../../../../shared/regions/regions.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Our app at Meta. */
export interface OurApp {
  appId: string
  /** The token that Meta repeats when it verifies our URL. */
  verifyToken: string
}

export interface WhatsappNeeds {
  ports: Pick<Ports, 'now' | 'keys' | 'tasks' | 'whatsapp'>
  /** Derives the PINs of numbers. */
  signing: SigningKeys
  /** The URLs of the `api` function by region. */
  apiUrls: Readonly<Record<Region, string>>
  /** Undefined when it is not configured, and numbers are connected only through their owners' apps. */
  app: OurApp | undefined
}
