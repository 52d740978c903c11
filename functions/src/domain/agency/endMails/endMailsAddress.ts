import { createHmac, timingSafeEqual } from 'node:crypto'
import { regions, type Region } from '../../../shared/regions/regions.ts'

/** Where it lies on an agency's site. */
export const endMailsPath = '/end-mails'

interface ClientRef {
  region: Region
  clientId: string
}

/** Where a client's notices by mail are ended, without signing in and for ever; it names nobody. */
export function endMailsAddress(secret: string, origin: string, client: ClientRef): string {
  const { region, clientId } = client
  return `${origin}${endMailsPath}?to=${region}-${clientId}-${signatureOf(secret, client)}`
}

/** The client whom such an address was made for; undefined where we have not made it. */
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
