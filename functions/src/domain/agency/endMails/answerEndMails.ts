import { clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { languageOf } from '../clientMails/clientMailTexts.ts'
import type { HostLooks } from '../hosts/domains/describeHost.ts'
import { endMails } from './endMails.ts'
import { readEndMails } from './endMailsUrl.ts'
import { endMailsPage } from './endMailsPage.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

interface Visit {
  /** The URL parameter that names the client. */
  to: string
  /** Whether the emails are ended now; otherwise the page asks first. */
  isEnding: boolean
  looks: HostLooks
}

/**
 * Returns the page for the unsubscribe link of a notice, in the client's language. A deleted client gets the
 * same page.
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
