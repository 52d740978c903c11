import { clientTermsSchema, noFactors, useKinds, type Factors } from '../../../shared/agencies/clientTerms.ts'
import { usedInMonthOf } from '../../../shared/billing/monthlyLimit.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { OrganisationRef } from '../../kernel/access/OrganisationRef.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'

/**
 * Returns the terms of an organisation that its agency alone sees: the units that it pays in a month when the
 * organisation has no credit, what it has paid in this one, and the factors.
 */
export async function readClientTerms(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId }: OrganisationRef,
) {
  await authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId })
  const [overage, terms] = await Promise.all([
    readDocument(region, paths.walletOfOverage(orgId), walletSchema),
    readDocument(region, paths.clientTerms(orgId), clientTermsSchema),
  ])
  return {
    limit: overage && !overage.data.isPaused ? overage.data.monthlyLimit : 0,
    used: overage ? usedInMonthOf(overage.data, now()) : 0,
    factors: terms?.data.factors ?? noFactors,
  }
}

/**
 * Sets the factors by which an organisation pays more credit than its use costs. Credit that is lent to
 * instances, and calls that run, keep the factors that they have begun with.
 */
export async function setFactors(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, factors }: OrganisationRef & { factors: Factors },
) {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { stored: org, workspaceId } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId }),
    )
    const path = paths.clientTerms(orgId)
    const terms = await readDocument(region, path, clientTermsSchema)
    const before = terms?.data.factors ?? noFactors
    if (useKinds.every((kind) => before[kind] === factors[kind])) return
    // The organisation may be deleted at the same time.
    writes.update(org.path, { lastModified: Math.floor(ports.now() / 1000) }, org.version)
    if (terms) writes.update(path, { factors }, terms.version)
    else writes.create(path, { ...clientTermsSchema.parse({ orgId, workspaceId, factors }) })
    addLogEntry(writes, {
      orgId,
      kind: 'factorsChanged',
      by: caller.uid,
      at: ports.now(),
      about: useKinds.map((kind) => `${factors[kind]} %`).join(', '),
    })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
