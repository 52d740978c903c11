import { createHmac, timingSafeEqual } from 'node:crypto'
import { regions, type Region } from '../../../shared/regions/regions.ts'

/** The path on an agency's site. */
export const endMailsPath = '/end-mails'

interface ClientRef {
  region: Region
  clientId: string
}

/**
 * Returns the URL at which a client's notices by email are ended, without signing in and with no expiry; it
 * contains no name.
 */
export function endMailsUrl(secret: string, origin: string, client: ClientRef): string {
  const { region, clientId } = client
  return `${origin}${endMailsPath}?to=${region}-${clientId}-${signatureOf(secret, client)}`
}

/** Returns the client of such a URL; undefined where the signature is wrong. */
export function readEndMails(secret: string, to: string): ClientRef | undefined {
  const [named = '', clientId = '', signature = ''] = to.split('-')
  const region = regions.find((one) => one === named)
  if (!region || !/^[A-Za-z0-9]{1,64}$/.test(clientId)) return undefined
  const expected = Buffer.from(signatureOf(secret, { region, clientId }))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? { region, clientId } : undefined
}

function signatureOf(secret: string, { region, clientId }: ClientRef): string {
  return createHmac('sha256', secret).update(`endMails ${region} ${clientId}`).digest('hex')
}
