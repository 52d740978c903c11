import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { walletOfWorkspace, walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { creditCrossing } from '../../billing/creditCrossing.ts'
import { addCredit } from '../../billing/credits/moveCredit.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import type { BillingNotice } from '../../billing/BillingPorts.ts'
import { notifyLowCredit, notifyLowCreditOfWallet } from './notifyLowCredit.ts'

beforeAll(clearDatabases)

describe('low credit', () => {
  it.each(regions)(
    'notifies an owner in %s at a fifth and at a twentieth, once each, and again after a top-up',
    async (region) => {
      const account = await makeAccount(region, 1_000)
      const sent: BillingNotice[] = []
      const ports = {
        ...makePorts(),
        notifyOwner: async (_: unknown, workspaceId: string, notice: BillingNotice) =>
          void (workspaceId === account.workspaceId && sent.push(notice)),
      }
      let step = 0
      const spendTo = async (units: number) => {
        const { wallet } = await expectBooksToBalance(account.wallet, [])
        await adjustWallet(account.wallet, `step-${step++}`, units - wallet.balance, 'test', Date.now())
        for (let repeat = 0; repeat < 2; repeat++) await notifyLowCredit(ports, region)
      }
      await spendTo(1_000)
      sent.length = 0
      await addCredit(
        account.wallet,
        { key: 'pi:first', type: 'payment', amount: 9_000, ref: '', actor: 'test' },
        async () => {},
        Date.now(),
      )
      await spendTo(2_000)
      expect(sent).toEqual([])
      await spendTo(1_999)
      expect(sent).toEqual(['creditLow'])
      await spendTo(1_000)
      await spendTo(499)
      expect(sent).toEqual(['creditLow', 'creditNearlyGone'])
      await addCredit(
        account.wallet,
        { key: 'pi:second', type: 'payment', amount: 9_501, ref: '', actor: 'test' },
        async () => {},
        Date.now(),
      )
      await spendTo(400)
      expect(sent).toEqual(['creditLow', 'creditNearlyGone', 'creditNearlyGone'])
    },
  )

  it.each(regions)(
    'notifies an owner in %s whose email has failed the next time, and delays no other owner',
    async (region) => {
      const accounts = await Promise.all([
        makeAccount(region, 1),
        makeAccount(region, 1),
        makeAccount(region, 1),
      ])
      const notices: string[] = []
      let isDown = true
      const ports = {
        ...makePorts(),
        notifyOwner: async (_: unknown, workspaceId: string) => {
          if (isDown && workspaceId === accounts[0].workspaceId) throw new AppError('unavailable')
          if (accounts.some((account) => account.workspaceId === workspaceId)) notices.push(workspaceId)
        },
      }
      await notifyLowCredit(ports, region)
      expect(notices).toHaveLength(2)
      isDown = false
      await notifyLowCredit(ports, region)
      await notifyLowCredit(ports, region)
      expect(notices.toSorted()).toEqual(accounts.map(({ workspaceId }) => workspaceId).toSorted())
    },
  )

  it.each(regions)(
    'notifies the owner of a wallet in %s that changes in the meantime once, without the sweep',
    async (region) => {
      const account = await makeAccount(region, 100)
      const notices: string[] = []
      const ports = {
        ...makePorts(),
        notifyOwner: async (_: unknown, workspaceId: string) => {
          notices.push(workspaceId)
          await adjustWallet(account.wallet, 'meanwhile', -1, 'test', Date.now())
        },
      }
      const wallet = walletOfWorkspace(account.workspaceId)
      for (let time = 0; time < 2; time++)
        await notifyLowCreditOfWallet(ports, { region, wallet, filled: 0, level: 2 })
      expect(notices).toEqual([account.workspaceId])
      const stored = await readDocument(region, paths.wallet(wallet), walletSchema)
      expect(stored?.data).toMatchObject({ isUntold: false, balance: 99 })
    },
  )

  it.each(regions)(
    'notifies once in %s of a fall that is reported three times, and not of its own write',
    async (region) => {
      const account = await makeAccount(region, 1)
      const notices: string[] = []
      const ports = {
        ...makePorts(),
        notifyOwner: async (_: unknown, workspaceId: string) => void notices.push(workspaceId),
      }
      const wallet = walletOfWorkspace(account.workspaceId)
      const read = async () => (await readDocument(region, paths.wallet(wallet), walletSchema))?.data
      const before = await read()
      expect(creditCrossing(undefined, before)).toEqual({ filled: before?.filled, level: before?.level })
      for (let time = 0; time < 3; time++)
        await notifyLowCreditOfWallet(ports, { region, wallet, filled: 0, level: 1 })
      expect(notices).toEqual([account.workspaceId])
      // Otherwise the trigger would start itself.
      expect(creditCrossing(before, await read())).toBe(undefined)
    },
  )
})
