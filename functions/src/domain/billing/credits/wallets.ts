import { Writes } from '../../../store/commit.ts'
import { paths } from '../../../shared/paths.ts'
import type { Wallet } from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { ignoreExists, ledgerEntry, moveWallet, readWallet, type WalletRef } from './moveWallet.ts'

/** Returns a wallet without credit. */
export function newWallet(owner: Wallet['owner'], wsId: string, orgId: string): Wallet {
  return {
    owner,
    wsId,
    orgId,
    balance: 0,
    leased: 0,
    debt: 0,
    filled: 0,
    high: 0,
    worth: 0,
    bought: 0,
    monthlyLimit: 0,
    month: '',
    usedInMonth: 0,
    level: 0,
    isUntold: false,
    seq: 0,
  }
}

/** Adds a new wallet, with its welcome grant if there is one, to a larger commit. */
export function addWallet(writes: Writes, workspaceId: string, grant: number, now: number) {
  const path = paths.walletOf(workspaceId)
  const hasGrant = grant > 0
  const filled = { balance: grant, filled: grant, high: grant, seq: hasGrant ? 1 : 0 }
  writes.create(path, { ...newWallet('ws', workspaceId, ''), ...filled })
  if (hasGrant)
    writes.create(`${path}/ledger/free:${workspaceId}`, {
      ...ledgerEntry('free', grant, workspaceId, 1, now, 'system'),
      position: 0,
    })
}

/** Adds the empty wallet of a new organisation to a larger commit. */
export function addOrganisationWallet(writes: Writes, workspaceId: string, orgId: string): void {
  writes.create(paths.walletOfOrg(orgId), newWallet('org', workspaceId, orgId))
}

/**
 * Adds or takes credit by hand, for an operator (`npm run wallet`). The same `key` a second time changes
 * nothing. Throws AppError 'out-of-credits' when the balance would be negative.
 */
export async function adjustWallet(
  ref: WalletRef,
  key: string,
  amount: number,
  actor: string,
  now: number,
): Promise<void> {
  await untilUnchanged(async () => {
    const wallet = await readWallet(ref)
    if (wallet.data.balance + amount < 0) throw new AppError('out-of-credits')
    const writes = new Writes(ref.region)
    moveWallet(
      writes,
      wallet,
      { balance: amount, leased: 0 },
      `adj:${key}`,
      ledgerEntry('adjustment', amount, key, wallet.data.seq + 1, now, actor),
    )
    await ignoreExists(writes.commit())
  })
}
