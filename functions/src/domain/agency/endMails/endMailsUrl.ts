import { regions } from '../../../shared/regions/regions.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import type { ClientRef } from '../clientSessions/ClientRef.ts'

/** The path on an agency's site. */
export const endMailsPath = '/end-mails'

/**
 * Returns the URL at which a client's notices by email are ended, without signing in and with no expiry; it
 * contains no name.
 */
export function endMailsUrl(signing: SigningKeys, origin: string, client: ClientRef): string {
  const { region, clientId } = client
  return `${origin}${endMailsPath}?to=${region}-${clientId}-${signing.sign(signedText(client), hex)}`
}

/** Returns the client of such a URL; undefined where the signature is wrong. */
export function readEndMails(signing: SigningKeys, to: string): ClientRef | undefined {
  const [named = '', clientId = '', signature = ''] = to.split('-')
  const region = regions.find((one) => one === named)
  if (!region || !/^[A-Za-z0-9]{1,64}$/.test(clientId)) return undefined
  const client = { region, clientId }
  return signing.wasSigned(signedText(client), signature, hex) ? client : undefined
}

function signedText({ region, clientId }: ClientRef): string {
  return `endMails ${region} ${clientId}`
}

const hex = { encoding: 'hex' } as const
