import { mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

/** Has a mail domain looked at that its service tells a change of; what it says is asked again, not believed. */
export async function hearOfMailDomain(
  { ports }: MailDomainNeeds,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const known = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
  if (known?.data.vendorId !== id) return
  const { region } = known.data
  await ports.tasks.enqueue('lookAtMailDomain', { region, name, run: ports.now(), isTold: true })
}
