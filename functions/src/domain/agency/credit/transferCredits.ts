import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { Writes } from '../../../store/commit.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { transferCredit } from '../../billing/credits/moveCredit.ts'
import type { BillingPorts } from '../../billing/BillingPorts.ts'

interface TransferInput {
  region: Region
  workspaceId: string
  orgId: string
  direction: 'toOrg' | 'toWorkspace'
  /** Units of 1/10,000 credit. */
  amount: number
  transferId: string
}

/** Moves credit between a workspace and one of its organisations, once per `transferId`. */
export async function transferCredits(
  ports: Pick<BillingPorts, 'now'>,
  caller: Caller,
  input: TransferInput,
) {
  const { region, workspaceId, orgId, direction, amount, transferId } = input
  const authorize = () => authorizeForWorkspace(caller, 'transferCredit', { region, workspaceId })
  await authorize()
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (org?.data.ownerID !== workspaceId) throw new AppError('permission-denied')
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new AppError('invalid-argument', 'transferAmountWrong', {
      amount: 'transferAmountWrong',
    })
  const [workspace, organisation] = [paths.walletOf(workspaceId), paths.walletOfOrg(orgId)]
  const ends =
    direction === 'toOrg' ? { from: workspace, to: organisation } : { from: organisation, to: workspace }
  const isDone = await transferCredit(
    region,
    {
      ...ends,
      amount,
      id: transferId,
      actor: caller.uid,
      hold: (writes) => holdRights(writes, region, caller, authorize),
    },
    ports.now(),
  )
  if (!isDone)
    throw new AppError(
      'failed-precondition',
      direction === 'toOrg' ? 'notEnoughCreditsInWorkspace' : 'notEnoughCreditsInOrg',
    )
  const now = ports.now()
  const credits = String(amount / unitsPerCredit)
  const about = direction === 'toOrg' ? `+${credits}` : `−${credits}`
  // The ledger has it in any case, under the same ID.
  await runIsolated('Logging a transfer', transferId, async () => {
    const writes = new Writes(region)
    addLogEntry(writes, { orgId, kind: 'creditsTransferred', by: caller.uid, at: now, about }, transferId)
    await writes.commit()
  })
  return { success: true as const }
}
