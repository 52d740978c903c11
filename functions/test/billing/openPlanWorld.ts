import { billingSchema } from '../../src/shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../src/shared/billing/credits.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readDocument } from '../../src/store/documents.ts'
import { makeAccount } from '../factories.ts'
import { expectBooksToBalance } from '../invariants.ts'
import { openBilling } from './billing.ts'

/**
 * Opens billing with data and a clock of its own, and a workspace with a card. `holdsEvents`: events wait
 * until the test releases them.
 */
export async function openPlanWorld(region: Region, { holdsEvents = false } = {}) {
  const billing = await openBilling(['us'])
  if (holdsEvents) {
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
    await billing.receiveEvents('us')
  }
  const account = await makeAccount(region)
  await billing.addCard(account, undefined, 'US')
  return {
    billing,
    account,
    own: { region, workspaceId: account.workspaceId },
    readSubscription: async () =>
      (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data.subscription,
    /** Returns the balance in credits, without the grant of a new workspace. */
    readCredits: async () =>
      ((await expectBooksToBalance(account.wallet, [])).wallet.balance - welcomeGrantUnits) / unitsPerCredit,
    async letTimePass(ms: number) {
      billing.clock.now += ms
      await billing.control('us', '/clock', { to: Math.floor(billing.clock.now / 1000) })
    },
  }
}
