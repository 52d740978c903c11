import { clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { languageOf } from '../clientMails/clientMailTexts.ts'
import type { HostLooks } from '../hosts/domains/describeHost.ts'
import { endMails } from './endMails.ts'
import { readEndMails } from './endMailsAddress.ts'
import { endMailsPage } from './endMailsPage.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

interface Visit {
  /** What the address says of whom it is for. */
  to: string
  /** Whether the mails are to be ended; else they are asked about. */
  isEnding: boolean
  looks: HostLooks
}

/**
 * Answers whoever follows the address at the foot of a notice with a page in the client's language. A client
 * who is gone gets no mails, which looks no different.
 */
export async function answerEndMails(
  signing: SigningKeys,
  { to, isEnding, looks }: Visit,
): Promise<{ isKnown: boolean; html: string }> {
  const ref = readEndMails(signing, to)
  if (!ref) return { isKnown: false, html: endMailsPage('wrongAddress', 'en', looks) }
  const stored = await readDocument(ref.region, paths.client(ref.clientId), clientSchema)
  if (isEnding) await endMails(ref)
  const language = stored ? languageOf(stored.data) : 'en'
  return { isKnown: true, html: endMailsPage(isEnding ? 'ended' : 'asked', language, looks) }
}
