import type { ModelVendor } from '../../../shared/models/modelPrice.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import { readKeyRecords } from './readModelKeys.ts'

interface RefusedKey extends WorkspaceRef {
  vendor: ModelVendor
  /** Milliseconds since 1970. */
  at: number
}

/** Vendors' names for people. */
const vendorNames: Readonly<Record<ModelVendor, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'Your model server',
}

/**
 * Emails a workspace that a vendor refuses its key. Throws AppError 'unavailable' when some emails failed; a
 * repetition sends only those.
 */
export async function notifyModelKeyRefused(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  webOrigin: string,
  { vendor, at, ...ref }: RefusedKey,
): Promise<void> {
  const { region, workspaceId } = ref
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  const storedKey = (await readKeyRecords(ref))?.data.keys[vendor]
  if (!workspace || !storedKey) return
  const name = vendorNames[vendor]
  const meanwhile = storedKey.isOnly
    ? 'No fallback key is allowed, so agents using its models don’t answer until you replace it.'
    : 'Your agents keep answering with the platform’s key, at the platform’s prices, until you replace it.'
  const subject = `${name} did not accept your key`
  const lead = `${name} did not accept your own key. ${meanwhile}`
  const url = `${webOrigin}/app/${region}/credentials`
  const parts = await PartsDone.read(region, `modelKeyRefused/${workspaceId}/${vendor}/${at}`, {
    kind: 'notifyModelKeyRefused',
    now,
  })
  for (const to of new Set([workspace.data.email, ...workspace.data.workspaceEmails]))
    await parts.doOnce('Emailing that a model key is refused', sha256(to), () =>
      mail.send({
        to,
        subject,
        text: `${lead}\n\n${url}\n`,
        html: mailHtml({ heading: subject, lead, action: { label: 'Replace the key', url } }),
        idempotencyKey: sha256(`modelKeyRefused:${workspaceId}:${vendor}:${at}:${to}`),
      }),
    )
  await parts.end()
}
