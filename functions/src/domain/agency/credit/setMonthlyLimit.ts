import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { walletOfOrganisation } from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { countInMonth } from '../../billing/credits/countInMonth.ts'
import { readWallet } from '../../billing/credits/moveWallet.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'

interface MonthlyLimit {
  region: Region
  orgId: string
  /** 0 for no limit. */
  credits: number
}

/**
 * Sets the credits that an organisation may use in a month (UTC). At the limit its agents do what they do
 * without credit; calls that run are finished. The credit stays.
 */
export async function setMonthlyLimit(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, credits }: MonthlyLimit,
) {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId }),
    )
    const { path, data, version } = await readWallet({ region, wallet: walletOfOrganisation(orgId) })
    const monthlyLimit = credits * unitsPerCredit
    if (data.monthlyLimit === monthlyLimit) return
    const now = ports.now()
    writes.update(path, { monthlyLimit }, version)
    countInMonth(writes, data, now)
    addLogEntry(writes, {
      orgId,
      kind: 'monthlyLimitChanged',
      by: caller.uid,
      at: now,
      about: credits === 0 ? '–' : String(credits),
    })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
