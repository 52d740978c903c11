import { organisationOf } from '../../agency/organisations.ts'
import type { makeAccount } from '../../factories.ts'
import { replayLedger } from '../replayLedger.ts'
import { paths } from '../../../src/shared/paths.ts'
import { ledgerEntrySchema, walletSchema } from '../../../src/shared/billing/wallet.ts'
import { Writes } from '../../../src/store/commit.ts'
import { readDocument, readQuery } from '../../../src/store/documents.ts'
import { randomIdentifier } from '../../../src/domain/kernel/identifiers.ts'
import { transferCredits } from '../../../src/domain/agency/credit/transferCredits.ts'

type Account = Awaited<ReturnType<typeof makeAccount>>

/** Adds an organisation to the workspace, with an empty wallet. */
export async function addOrg({ region, workspaceId, caller }: Account) {
  const orgId = randomIdentifier(15)
  const path = paths.walletOfOrg(orgId)
  await new Writes(region)
    .set(paths.org(orgId), organisationOf(orgId, workspaceId))
    .set(path, { owner: 'org', wsId: workspaceId, orgId, balance: 0, filled: 0, seq: 0 })
    .commit()
  return {
    move: (transfer: { direction: 'toOrg' | 'toWorkspace'; amount: number; transferId: string }) =>
      transferCredits({ now: Date.now }, caller, { region, workspaceId, orgId, ...transfer }),
    async books() {
      const wallet = walletSchema.parse((await readDocument(region, path, walletSchema))?.data)
      replayLedger(
        wallet,
        (await readQuery(region, `${path}/ledger`, ledgerEntrySchema)).map(({ data }) => data),
        [],
        [],
      )
      return wallet
    },
  }
}
