import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { organisationOf } from '#test/agency/organisations.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { ledgerEntrySchema, walletSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { reclaimCredit } from '../../billing/credits/moveCredit.ts'
import { transferCredits } from './transferCredits.ts'

beforeAll(clearDatabases)

/** Creates a workspace with 100 units and an organisation of its own with none. */
async function makePair(region: Region) {
  const account = await makeAccount(region, 100)
  const orgId = `org${account.workspaceId.slice(0, 12)}`
  await new Writes(region)
    .set(paths.org(orgId), organisationOf(orgId, account.workspaceId))
    .set(paths.walletOfOrg(orgId), {
      owner: 'org',
      wsId: account.workspaceId,
      orgId,
      balance: 0,
      filled: 0,
      seq: 0,
    })
    .commit()
  const walletPaths = [paths.walletOf(account.workspaceId), paths.walletOfOrg(orgId)]
  const move = (amount: number, changes: object = {}) =>
    transferCredits({ now: () => Date.now() }, account.caller, {
      region,
      workspaceId: account.workspaceId,
      orgId,
      direction: 'toOrg',
      amount,
      transferId: randomUUID(),
      ...changes,
    })
  const balances = () =>
    Promise.all(
      walletPaths.map(async (path) => (await readDocument(region, path, walletSchema))?.data.balance),
    )
  const entries = async () =>
    (await Promise.all(walletPaths.map((path) => readQuery(region, `${path}/ledger`, ledgerEntrySchema))))
      .flat()
      .map(({ data }) => data)
      .filter(({ type }) => type === 'transfer')
  return { ...account, orgId, move, balances, entries }
}

describe.each(oneRegion)('credit in %s', (region) => {
  it('moves once per ID, never below zero, and keeps its sum (H-098)', async () => {
    const pair = await makePair(region)
    const both = await Promise.allSettled([pair.move(60), pair.move(60)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await pair.balances()).toEqual([40, 60])
    const transferId = randomUUID()
    await Promise.all(
      Array.from({ length: 6 }, () => pair.move(25, { direction: 'toWorkspace', transferId })),
    )
    expect(await pair.balances()).toEqual([65, 35])
    const moved = await pair.entries()
    expect(moved.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      -60, -25, 25, 60,
    ])
    await expect(pair.move(26, { direction: 'toWorkspace', transferId })).rejects.toMatchObject({
      code: 'already-exists',
    })
  })

  it('pays the debt of its recipient first', async () => {
    const pair = await makePair(region)
    await pair.move(100)
    await reclaimCredit(
      pair.wallet,
      { key: `refund:${pair.workspaceId}`, type: 'refund', amount: 30, ref: 'test', actor: 'test' },
      Date.now(),
    )
    await pair.move(50, { direction: 'toWorkspace' })
    expect((await expectBooksToBalance(pair.wallet, [])).wallet).toMatchObject({ balance: 20, debt: 0 })
    expect(await pair.balances()).toEqual([20, 50])
  })

  it('stays in a workspace that owes for a refund', async () => {
    const pair = await makePair(region)
    const path = paths.walletOf(pair.workspaceId)
    await new Writes(region).update(path, { debt: 10 }).commit()
    await expect(pair.move(50)).rejects.toThrow('Not enough credits in workspace.')
    expect(await pair.balances()).toEqual([100, 0])
  })

  it('stays in place for an invalid amount, for too much, and for a stranger', async () => {
    const pair = await makePair(region)
    const other = await makePair(region)
    for (const amount of [0, -1, Number.NaN, 1e20, 1.5])
      await expect(pair.move(amount)).rejects.toThrow('Please enter a valid amount to transfer.')
    await expect(pair.move(101)).rejects.toThrow('Not enough credits in workspace.')
    await expect(pair.move(1, { direction: 'toWorkspace' })).rejects.toThrow('Not enough credits in org.')
    await expect(pair.move(1, { orgId: other.orgId })).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await pair.balances()).toEqual([100, 0])
  })
})
