import { randomUUID } from 'node:crypto'
import { topUp } from '../../src/domain/billing/payments/purchases.ts'
import { unitsPerCredit } from '../../src/shared/billing/credits.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { openBilling } from '../billing/billing.ts'
import { makeAccount } from '../factories.ts'
import { expectBooksToBalance } from '../invariants.ts'

type Account = Awaited<ReturnType<typeof makeAccount>>

/** The credit of a month on the paid plan, in units. */
export const monthUnits = 10_000 * unitsPerCredit

/** Creates billing in dollars whose events wait until a test releases them. */
export async function openBillingWithHeldEvents() {
  const billing = await openBilling()
  await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  const webhook = await billing.receiveEvents('us')

  /** Creates a workspace on the paid plan, in dollars. */
  async function makeSubscriber(region: Region) {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us')
    return account
  }

  /** Buys credit: `amount` is in cents; the default buys as much as a month includes. */
  const buy = ({ caller, region, workspaceId }: Account, attemptId: string = randomUUID(), amount = 1000) =>
    topUp(billing.ports, caller, { region, workspaceId, amount, attemptId })

  return { ...billing, webhook, makeSubscriber, buy }
}

/** Returns the balance in units, after a check that the books balance. */
export const balanceOf = async (account: Account) =>
  (await expectBooksToBalance(account.wallet, [])).wallet.balance
