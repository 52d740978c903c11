import { callSchema, walletSchema } from '../../../shared/billing/wallet.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { readCostOfRunningCalls } from '../calls/callHolds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { ledgerEntry, moveWallet } from '../credits/moveWallet.ts'

/** Credit that was not used stays available for the organisation for this time. */
const restMs = 10 * minuteMs

/** Returns to workspaces what they gave for organisations without credit and these have not used. */
export function sweepOverage(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Returning unused credit',
      query: Query.collection(region, paths.wallets)
        .where('restAt', '>', 0)
        .where('restAt', '<', now - restMs),
      orderBy: 'restAt',
      fields: [],
    },
    ({ path }) => returnOverage(region, path, now),
    budget,
  )
}

/** Returns what is left in a wallet of overage, unless answers or calls may still use it. */
async function returnOverage(region: Region, path: string, now: number): Promise<void> {
  await untilUnchanged(async () => {
    const overage = await readDocument(region, path, walletSchema)
    if (!overage || (overage.data.restAt ?? 0) === 0 || overage.data.leased > 0) return
    const { orgId, wsId, balance, seq } = overage.data
    const workspace = await readDocument(region, paths.walletOf(wsId), walletSchema)
    const writes = new Writes(region)
    if ((await readCostOfRunningCalls(writes, region, path, now)) > 0 || !workspace) return
    if (await hasUnpaidCall(region, path)) return
    if (balance === 0) writes.update(path, { restAt: 0 }, overage.version)
    else {
      const key = `over:${orgId}:${seq}`
      const repaid = Math.min(workspace.data.debt, balance)
      moveWallet(
        writes,
        overage,
        { balance: -balance, leased: 0 },
        key,
        ledgerEntry('overage', -balance, wsId, seq + 1, now, 'system'),
      )
      moveWallet(writes, workspace, { balance: balance - repaid, leased: 0, debt: -repaid }, key, {
        ...ledgerEntry('overage', balance - repaid, orgId, workspace.data.seq + 1, now, 'system'),
        ...(repaid > 0 && { debt: -repaid }),
      })
    }
    await writes.commitUnchanged()
  })
}

/** Returns whether a call was made whose cost is not known yet. */
async function hasUnpaidCall(region: Region, path: string): Promise<boolean> {
  const open = await readQuery(region, `${path}/calls`, callSchema, (query) =>
    query.where('state', '==', 'open').limit(1),
  )
  return open.length > 0
}
