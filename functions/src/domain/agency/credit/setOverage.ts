import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { countInMonth } from '../../billing/credits/countInMonth.ts'
import { newWallet } from '../../billing/credits/wallets.ts'
import type { OrganisationRef } from '../../kernel/access/OrganisationRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'

/**
 * Sets the credits that the agency pays in a month (UTC) for an organisation whose own credit is used up.
 * With 0 its agents do what they do without credit. Instances take up to a minute to begin with it.
 */
export async function setOverage(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, credits }: OrganisationRef & { credits: number },
) {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { stored: org, workspaceId } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId }),
    )
    const path = paths.walletOfOverage(orgId)
    const overage = await readDocument(region, path, walletSchema)
    if (overage?.data.isClosed) throw new AppError('not-found')
    const before = overage && !overage.data.isPaused ? overage.data.monthlyLimit : 0
    const monthlyLimit = credits * unitsPerCredit
    if (before === monthlyLimit) return
    // The organisation may be deleted at the same time.
    writes.update(org.path, { lastModified: Math.floor(ports.now() / 1000) }, org.version)
    const terms = { monthlyLimit, isPaused: credits === 0 }
    if (overage) writes.update(path, terms, overage.version)
    else writes.create(path, { ...newWallet('overage', workspaceId, orgId), ...terms })
    // The agency's page of profits shows whether it pays for the organisation.
    countInMonth(writes, { orgId, wsId: workspaceId }, ports.now())
    addLogEntry(writes, {
      orgId,
      kind: 'overageChanged',
      by: caller.uid,
      at: ports.now(),
      about: credits === 0 ? '–' : String(credits),
    })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
