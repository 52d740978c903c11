import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { reviewSchema } from '../../../shared/agents/review.ts'
import { memberSchema, workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import { titledAgentSchema } from '../../kernel/mails/titledAgentSchema.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'

interface DecidedReview {
  region: Region
  agentId: string
  round: number
}

/**
 * Emails the member who asked for an approval, and the workspace's owner, what the client has decided. Does
 * nothing after a newer request. Throws AppError 'unavailable' when some emails failed; a repetition sends only
 * those.
 */
export async function notifyOfDecision(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  webOrigin: string,
  { region, agentId, round }: DecidedReview,
): Promise<void> {
  const [review, agent] = await Promise.all([
    readDocument(region, paths.review(agentId), reviewSchema),
    readDocument(region, paths.agent(agentId), titledAgentSchema),
  ])
  if (!agent || review?.data.round !== round || review.data.decidedAt === 0) return
  const { workspaceId, askedBy, state, decidedName, word } = review.data
  if (agent.data.ownerID !== workspaceId) return
  const [workspace, member] = await Promise.all([
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
    readDocument(region, paths.member(workspaceId, askedBy), memberSchema),
  ])
  const { title } = agent.data
  const isApproval = state === 'approved'
  const subject = isApproval
    ? `${decidedName} approved “${title}”`
    : `${decidedName} asks for changes to “${title}”`
  const lead = isApproval
    ? `${decidedName} approved the draft of “${title}”. You can publish it.`
    : `${decidedName} asks for changes to the draft of “${title}”.`
  const url = `${webOrigin}/app/${region}/agents/${agentId}`
  const parts = await PartsDone.read(region, `reviewDecided/${agentId}/${round}`, {
    kind: 'notifyOfDecision',
    now,
    keptDays: 1,
  })
  const receivers = [workspace?.data.email, member?.data.email].filter((email) => email !== undefined)
  for (const to of new Set(receivers))
    await parts.doOnce('Emailing the decision about a draft', sha256(to), () =>
      mail.send({
        to,
        subject,
        text: [lead, word, url].filter(Boolean).join('\n\n'),
        html: mailHtml({
          heading: subject,
          lead,
          quote: word,
          action: { label: isApproval ? 'Publish it' : 'Open the agent', url },
        }),
        idempotencyKey: sha256(`reviewDecided:${agentId}:${round}:${to}`),
      }),
    )
  await parts.end()
}
