import { agencySchema } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { signUpsSchema } from '../../../shared/agencies/signUp.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

interface SignUpNews {
  region: Region
  agencyId: string
}

/**
 * Emails an agency's owner that people wait for access; does nothing where the owner was told of all of them.
 */
export async function notifyOfSignUps(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, agencyId }: SignUpNews,
): Promise<void> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  const list = await readDocument(region, paths.signUps(agencyId), signUpsSchema)
  const waiting = Object.entries(list?.data.requests ?? {}).map(([id, { at }]) => ({ id, at }))
  if (!agency || waiting.every(({ id, at }) => list?.data.told[id] === at)) return
  const workspace = await readDocument(region, paths.workspace(agency.data.userId), workspaceSchema)
  if (!workspace) return
  const who = waiting.length === 1 ? 'Someone is asking' : `${waiting.length} people are asking`
  const lead = `${who} for access to ${agency.data.name}.`
  const url = `${webOrigin}/app/${region}/clients`
  await mail.send({
    to: workspace.data.email,
    subject: lead,
    text: `${lead}\n\n${url}\n`,
    html: mailHtml({
      heading: waiting.length === 1 ? 'New access request' : 'New access requests',
      lead,
      action: { label: 'Review requests', url },
    }),
    // Of those who wait: a repeated task may find others, of whom the owner was not told.
    idempotencyKey: `signUps-${agencyId}-${sha256(
      waiting
        .map(({ id, at }) => `${id} ${at}`)
        .toSorted()
        .join(),
    )}`,
  })
  await storeTold(region, agencyId, waiting)
}

/** Stores that the owner was told of requests; drops those that wait no more. */
async function storeTold(
  region: Region,
  agencyId: string,
  notified: readonly { id: string; at: number }[],
): Promise<void> {
  const now = Object.fromEntries(notified.map(({ id, at }) => [id, at]))
  await untilUnchanged(async () => {
    const list = await readDocument(region, paths.signUps(agencyId), signUpsSchema)
    // The agency was deleted in the meantime.
    if (!list) return
    const current = Object.entries({ ...list.data.told, ...now }).filter(([id]) =>
      Object.hasOwn(list.data.requests, id),
    )
    await new Writes(region)
      .update(list.path, { told: Object.fromEntries(current) }, list.version)
      .commitUnchanged()
  })
}
