import { mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

/**
 * Queues a check of a mail domain after an event of the mail service. The event's content is not trusted; the
 * service is asked again.
 */
export async function queueMailDomainCheck(
  { ports }: MailDomainNeeds,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const stored = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
  if (stored?.data.vendorId !== id) return
  const { region } = stored.data
  await ports.tasks.enqueue('lookAtMailDomain', { region, name, run: ports.now(), isTold: true })
}
