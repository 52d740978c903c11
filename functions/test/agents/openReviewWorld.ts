import { randomUUID } from 'node:crypto'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { createAgent } from '../../src/domain/agents/createAgent.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { saveOrganisation } from '../../src/domain/agency/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../src/domain/agency/organisations/setOrganisationAgents.ts'
import { requestApproval } from '../../src/domain/agents/reviews/requestApproval.ts'
import { requestApprovalCode } from '../../src/domain/agents/reviews/approvalCode.ts'
import { decideReview } from '../../src/domain/agents/reviews/decideReview.ts'
import { agentBackupSchema, agentSchema } from '../../src/shared/agents/agent.ts'
import { agentFingerprint } from '../../src/shared/agents/agentFingerprint.ts'
import { organisationLogEntrySchema } from '../../src/shared/agencies/organisationLog.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { reviewSchema } from '../../src/shared/agents/review.ts'
import { Writes } from '../../src/store/commit.ts'
import { readDocument, readQuery } from '../../src/store/documents.ts'
import { makeClient, makeHost, makeOrganisation } from '../agency/agencies.ts'
import { makePorts } from '../factories.ts'
import { testSigning } from '../testSigning.ts'

/** Creates a published agent of an organisation with two clients, and functions that change its draft. */
export async function openReviewWorld(region: Region) {
  const owned = await makeOrganisation(region)
  await makeHost(owned)
  const { caller, workspaceId, orgId } = owned
  const ports = makePorts()
  const input = { region, workspaceId, agentName: 'Desk', agentTemplate: 'blank-template' as const }
  const { agentCreated } = await createAgent(ports, caller, { ...input, attemptId: randomUUID() })
  const ref = { region, agentId: agentCreated.ID }
  await publishAgent(ports, caller, ref)
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [ref.agentId] })
  const [one, two] = [await makeClient(owned), await makeClient(owned)]
  const readDraft = async () => {
    const stored = await readDocument(region, paths.agent(ref.agentId), agentSchema)
    if (!stored) throw new Error('The agent is gone')
    return stored.data
  }
  const write = (fields: object) =>
    new Writes(region).update(paths.agent(ref.agentId), { ...fields }).commit()
  const ask = async (clientIds = [one.clientId, two.clientId], showsAll = true) => {
    const seen = agentFingerprint(await readDraft())
    const asking = { ...ref, seen, clientIds, message: 'Please look.', showsAll, attemptId: randomUUID() }
    return requestApproval(ports, caller, asking)
  }
  const review = async () => {
    const stored = await readDocument(region, paths.review(ref.agentId), reviewSchema)
    if (!stored) throw new Error('Nobody is asked')
    return stored.data
  }
  const needs = { ports, signing: testSigning }
  const codeFor = async (as: Caller, round: number) => {
    const { requestId, address } = await requestApprovalCode(needs, as, { ...ref, round })
    const mail = ports.sent.findLast(({ to, html }) => to === address && html.includes('to approve changes'))
    return { requestId, code: /\b\d{6}\b/.exec(mail?.html ?? '')?.[0] ?? '' }
  }
  const decide = async (
    as: Caller,
    decision: 'approve' | 'askForChanges' = 'approve',
    shown?: { round: number; hash: string },
  ) => {
    const { round, hash } = shown ?? (await review())
    const word = decision === 'approve' ? '' : 'Shorter, please.'
    const signature = decision === 'approve' ? await codeFor(as, round) : { requestId: '', code: '' }
    return decideReview(needs, as, { ...ref, round, hash, decision, word, ...signature })
  }
  const require = (approvalRequired: boolean) =>
    saveOrganisation(ports, caller, { region, orgId, changed: { settings: { approvalRequired } } })
  const versions = () => readQuery(region, paths.backups(ref.agentId), agentBackupSchema)
  const logKinds = async () =>
    (await readQuery(region, paths.organisationLog(orgId), organisationLogEntrySchema)).map(
      ({ data }) => data.kind,
    )
  const world = {
    ...owned,
    ref,
    ports,
    needs,
    one,
    two,
    write,
    ask,
    review,
    codeFor,
    decide,
    require,
    versions,
    logKinds,
  }
  return { ...world, readDraft }
}
