import { clientTermsSchema } from '../../../shared/agencies/clientTerms.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../credits/moveWallet.ts'

/** Returns to workspaces what their clients have paid above the cost of their use. */
export function sweepMarkups(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Returning what a client has paid above the cost',
      query: Query.collection(region, paths.clientTermsOfAll).where('due', '>', 0),
      orderBy: 'due',
      fields: [],
    },
    ({ path }) => returnMarkup(region, path, now),
    budget,
  )
}

/** Moves what is due of one client to its workspace, once; a debt is paid first. */
export async function returnMarkup(region: Region, path: string, now: number): Promise<void> {
  await untilUnchanged(async () => {
    const terms = await readDocument(region, path, clientTermsSchema)
    if (!terms || terms.data.due === 0) return
    const { orgId, workspaceId, due, seq } = terms.data
    const workspace = await readWallet(workspaceWallet({ region, workspaceId }))
    const repaid = Math.min(workspace.data.debt, due)
    const writes = new Writes(region).update(path, { due: 0, seq: seq + 1 }, terms.version)
    moveWallet(
      writes,
      workspace,
      { balance: due - repaid, leased: 0, debt: -repaid },
      `markup:${orgId}:${seq}`,
      {
        ...ledgerEntry('markup', due - repaid, orgId, workspace.data.seq + 1, now, 'system'),
        ...(repaid > 0 && { debt: -repaid }),
      },
    )
    await writes.commitUnchanged()
  })
}
