import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { titledAgentSchema } from '../../kernel/mails/titledAgentSchema.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { ModelKey, Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { ProjectRef } from './projectKeys.ts'

interface RefusedProject extends ProjectRef {
  /** The time at which its key was stored, in milliseconds since 1970. */
  at: number
}

/** Queues an email that Voiceflow refuses the key of an agent's project. Never throws. */
export async function reportProjectRefused(
  ports: Pick<Ports, 'tasks'>,
  ref: ProjectRef,
  { storedAt }: ModelKey,
): Promise<void> {
  await runIsolated('Notifying of a refused project', ref.agentId, () =>
    ports.tasks.enqueue('notifyProjectRefused', { ...ref, at: storedAt }),
  )
}

/**
 * Emails a workspace that one of its agents does not answer, at most once a day for a key. Throws AppError
 * 'unavailable' when some emails failed; a repetition sends only those.
 */
export async function notifyProjectRefused(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  webOrigin: string,
  { region, workspaceId, agentId, at }: RefusedProject,
): Promise<void> {
  const [workspace, agent] = await Promise.all([
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
    readDocument(region, paths.agent(agentId), titledAgentSchema),
  ])
  if (!workspace || agent?.data.ownerID !== workspaceId) return
  const { title } = agent.data
  const subject = `Voiceflow did not accept the key of ${title}`
  const lead = `Voiceflow did not accept the key of “${title}”, which does not answer until you replace it.`
  const url = `${webOrigin}/app/${region}/agents/${agentId}/settings`
  const parts = await PartsDone.read(region, `projectRefused/${agentId}/${at}`, {
    kind: 'notifyProjectRefused',
    now,
    keptDays: 1,
  })
  for (const to of new Set([workspace.data.email, ...workspace.data.workspaceEmails]))
    await parts.doOnce('Emailing that a project is refused', sha256(to), () =>
      mail.send({
        to,
        subject,
        text: `${lead}\n\n${url}\n`,
        html: mailHtml({ heading: subject, lead, action: { label: 'Replace the key', url } }),
        idempotencyKey: sha256(`projectRefused:${agentId}:${at}:${to}`),
      }),
    )
  await parts.end()
}
