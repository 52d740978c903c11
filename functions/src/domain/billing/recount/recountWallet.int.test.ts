import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { walletOfWorkspace } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { borrow } from '../credits/leases.ts'
import { adjustWallet } from '../credits/wallets.ts'
import { recountWallet } from './recountWallet.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the recount of a wallet in %s', (region) => {
  it('adds up to what the wallet says, while credit is lent too', async () => {
    const { workspaceId } = await makeAccount(region)
    const ref = { region, wallet: walletOfWorkspace(workspaceId) }
    await adjustWallet(ref, 'ticket-1', 50_000, 'operator', Date.now())
    await borrow(ref, () => ({ amount: 10_000, tight: true }), Date.now())
    const { stored, counted } = await recountWallet(ref)
    expect(counted).toEqual(stored)
    expect(stored.leased).toBeGreaterThan(0)
  })

  it('shows a balance that was changed by hand', async () => {
    const { workspaceId } = await makeAccount(region)
    const ref = { region, wallet: walletOfWorkspace(workspaceId) }
    const before = await recountWallet(ref)
    await new Writes(region).update(paths.wallet(ref.wallet), { balance: before.stored.balance + 7 }).commit()
    const { stored, counted } = await recountWallet(ref)
    expect([stored.balance - counted.balance, counted]).toEqual([7, before.counted])
  })
})
