import type { Agency } from '../../shared/agency.ts'
import type { Mail } from '../ports.ts'

type Sender = NonNullable<Parameters<Mail['send']>[0]['sender']>

/** In whose name an agency's clients get mail; answers go to the agency where it says to whom. */
export function senderOf({ name, supportEmail }: Pick<Agency, 'name' | 'supportEmail'>): Sender {
  // What would end or add a header, or a second address, is no part of a name.
  const plain = name
    .replaceAll(/[\p{C}"<>,;:\\@()[\]]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 64)
  return { name: plain, ...(supportEmail && { replyTo: supportEmail }) }
}
