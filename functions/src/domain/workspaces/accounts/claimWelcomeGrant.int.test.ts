import { beforeAll, describe, expect, it } from 'vitest'
import { workspaceWallet } from '../../billing/credits/moveWallet.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { bootstrapAccount } from './bootstrapAccount.ts'

beforeAll(clearDatabases)

/** Returns the wallet that an account of this email starts with. */
async function signUp(region: Region, email: string) {
  const caller = makeCaller({ email })
  await bootstrapAccount(makePorts(), caller, { region })
  const { wallet, entries } = await expectBooksToBalance(
    workspaceWallet({ region, workspaceId: caller.uid }),
    [],
  )
  return { caller, balance: wallet.balance, entries: entries.length }
}

const otherThan = (region: Region) => (region === 'na' ? 'eu' : 'na')

describe.each(regions)('the welcome credit in %s', (region) => {
  it('is granted once per mailbox, even when the account is deleted or the email is spelled differently', async () => {
    const name = `ada.${region}`
    expect(await signUp(region, `${name}@example.com`)).toMatchObject({
      balance: welcomeGrantUnits,
      entries: 1,
    })
    for (const [again, email] of [
      [region, `${name}@example.com`],
      [region, `${name}+second@example.com`],
      [otherThan(region), `${name.toUpperCase()}+third@example.com`],
    ] as const)
      expect(await signUp(again, email)).toMatchObject({ balance: 0, entries: 0 })
    expect((await signUp(region, `a.d.a${region}@gmail.com`)).balance).toBe(welcomeGrantUnits)
    expect((await signUp(region, `ada${region}@googlemail.com`)).balance).toBe(0)
    expect((await signUp(region, `other.${region}@example.com`)).balance).toBe(welcomeGrantUnits)
  })

  it('is granted once when several accounts of one mailbox are created at the same time', async () => {
    const balances = await Promise.all(
      ['x', 'y', 'z'].map(
        async (alias) => (await signUp(region, `race.${region}+${alias}@example.com`)).balance,
      ),
    )
    expect(balances.toSorted((one, other) => one - other)).toEqual([0, 0, welcomeGrantUnits])
  })
})
