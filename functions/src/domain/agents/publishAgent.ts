import type { Agent } from '../../shared/agents/agent.ts'
import { agentFingerprint } from '../../shared/agents/agentFingerprint.ts'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForAgent, draftOf } from '../kernel/access/authorize.ts'
import { holdRights } from '../kernel/access/holdRights.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { organisationOfAgent, showLooks } from '../agency/organisations/agentLooks.ts'
import { logPublication } from './reviews/logPublication.ts'
import { requireApproval } from './reviews/requireApproval.ts'
import { storeFlow } from '../chat/flow/storeFlow.ts'
import { requireOwnPictures } from '../kernel/pictures/requireOwnPictures.ts'
import { untilUnchanged } from '../kernel/untilUnchanged.ts'
import { markPublishedRuns } from '../chat/savedTests/runTests.ts'
import { addBackup, backupAuthorOf, addDraftVersion, requireRuntime } from './backups.ts'
import { cleanCss } from '../kernel/css/cleanCss.ts'
import type { AgentRef } from '../kernel/access/AgentRef.ts'

interface Publishing extends AgentRef {
  /** Why it is published although its organisation wants a client's approval first. */
  reason?: string | undefined
  /** `agentFingerprint` of the draft to publish; without it the present draft is published. */
  meant?: string | undefined
}

/**
 * Publishes the draft, and stores it as a version with its approval. An unchanged draft changes nothing.
 * Throws AppError 'failed-precondition' where a required approval is missing, and where the draft is not the
 * expected one.
 */
export async function publishAgent(ports: Ports, caller: Caller, { reason = '', meant, ...ref }: Publishing) {
  const { region, agentId } = ref
  return untilUnchanged(async () => {
    const writes = new Writes(region)
    const grant = await holdRights(writes, region, caller, () =>
      authorizeForAgent(caller, 'publishAgent', ref),
    )
    const { data: agent, version: seen } = draftOf(grant)
    const fingerprint = agentFingerprint(agent)
    if (meant !== undefined && fingerprint !== meant)
      throw new AppError('failed-precondition', 'draftHasChanged')
    requireConsentText(agent)
    if (agent.publishedVersion > 0 && agent.publishedFingerprint === fingerprint)
      return { version: agent.publishedVersion, fingerprint }
    const { roundedImageURL, chatBgURL } = agent
    await requireOwnPictures(region, { agentId }, { roundedImageURL, chatBgURL })
    const version = agent.publishedVersion + 1
    const publishedAgent: Agent = { ...agent, publishedVersion: version, publishedFingerprint: fingerprint }
    const published: Agent = {
      ...publishedAgent,
      ADVANCED_customCSS: await cleanCss(agent.ADVANCED_customCSS),
    }
    await storeFlow(writes, ref, agent)
    const runtime = await requireRuntime(ref)
    const org = await organisationOfAgent(region, agentId, runtime.data.wallet)
    const approved = await requireApproval(caller, ref, {
      agent,
      runtime: runtime.data,
      org: org?.data,
      reason,
    })
    const backups = await addBackup(writes, ref, runtime.data, {
      version,
      agent: publishedAgent,
      at: ports.now(),
      ...(await backupAuthorOf(region, grant.workspaceId, caller)),
      label: '',
      labelBy: '',
      ...approved,
    })
    const isRetentionOther =
      published.widgetOptions.retentionDays !== (runtime.data.published?.widgetOptions.retentionDays ?? 0)
    const retention = isRetentionOther ? { at: ports.now(), from: 0 } : runtime.data.retention
    writes.update(
      paths.runtime(agentId),
      { published, publishedVersion: version, backups, retention },
      runtime.version,
    )
    writes.update(
      paths.agent(agentId),
      { publishedVersion: version, publishedFingerprint: fingerprint },
      seen,
    )
    if (org) showLooks(writes, org, published)
    if (org) logPublication(writes, org.data, { ...approved, published, by: caller.uid, at: ports.now() })
    await writes.commit()
    await markPublishedRuns(region, agentId, { fingerprint, knowledge: agent.knowledgeVersion })
    return { version, fingerprint }
  })
}

/** Requires a text where visitors must agree to one. */
function requireConsentText({ widgetOptions: { consentMode, consentText } }: Agent): void {
  if (consentMode && consentText.trim() === '')
    throw new AppError('invalid-argument', 'consentTextMissing', {
      'widgetOptions.consentText': 'consentTextMissing',
    })
}

/**
 * Stores the present draft as a version without publishing it. A draft that is the newest backup already is
 * not stored twice.
 */
export async function saveAgentBackup(ports: Ports, caller: Caller, ref: AgentRef) {
  return untilUnchanged(async () => {
    const { data: agent } = draftOf(await authorizeForAgent(caller, 'publishAgent', ref))
    const writes = new Writes(ref.region)
    await addDraftVersion(writes, ref, { agent, at: ports.now(), by: caller })
    if (writes.size > 0) await writes.commit()
    return { version: agent.publishedVersion }
  })
}
