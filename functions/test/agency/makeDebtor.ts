import { saveOrganisation } from '../../src/domain/agency/organisations/saveOrganisation.ts'
import { reconcileClientPlans } from '../../src/domain/agency/selling/plans/reconcilePlans.ts'
import { payUnpaidPlan } from '../../src/domain/agency/unpaid/payUnpaidPlan.ts'
import { claimCallLine } from '../../src/domain/billing/calls/callLines.ts'
import { borrow } from '../../src/domain/billing/credits/leases.ts'
import { readWallet } from '../../src/domain/billing/credits/moveWallet.ts'
import { authorizeForOrganisation } from '../../src/domain/kernel/access/authorize.ts'
import { organisationSchema } from '../../src/shared/agencies/organisation.ts'
import { walletOfOrganisation } from '../../src/shared/billing/wallet.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readDocument } from '../../src/store/documents.ts'
import { makePorts } from '../factories.ts'
import { makeHost } from './agencies.ts'
import { makePlanShop } from './makePlanShop.ts'
import type { openSelling } from './shop.ts'

type Selling = Awaited<ReturnType<typeof openSelling>>

/** Creates an organisation whose plan was renewed with a card that declines, and whose clients have a host. */
export async function makeDebtor(selling: Selling, region: Region, { pausesAgents = false } = {}) {
  const ports = makePorts({ now: () => selling.clock.now })
  const shop = await makePlanShop(selling, region)
  await makeHost(shop)
  const changed = { settings: { pausesAgents } }
  await saveOrganisation(ports, shop.caller, { region, orgId: shop.orgId, changed })
  const id = await shop.subscribe()
  const { default_payment_method: method } = await shop.stripe.subscriptions.retrieve(id)
  const setCard = (number: string) =>
    selling.control('/cards', { account: shop.accountId, payment_method: method, number })
  await setCard('4000000000000341')
  await shop.nextMonth(2)
  await shop.deliver((events) => events.toReversed(), 2)
  const since = selling.clock.now
  const reference = { region, wallet: walletOfOrganisation(shop.orgId) }
  return {
    ...shop,
    ports,
    since,
    setCard,
    org: async () => (await readDocument(region, paths.org(shop.orgId), organisationSchema))?.data,
    /** Lets days pass, with the tasks that are due and a look at the plans. */
    async pass(days: number) {
      await shop.wait(24 * days)
      await ports.tasks.runDue(selling.clock.now)
      await reconcileClientPlans(selling.ports, region)
      await ports.tasks.runDue(selling.clock.now)
    },
    mails: () => ports.sent.filter(({ idempotencyKey }) => idempotencyKey.startsWith('unpaid-')),
    /** Returns what the organisation's agents can borrow. */
    borrow: () => borrow(reference, () => ({ amount: 10, tight: true }), selling.clock.now),
    call: () => claimCallLine(reference, { attempt: 'a', caller: [], networks: [] }, selling.clock.now),
    units: async () => {
      const { data } = await readWallet(reference)
      return data.balance + data.leased
    },
    enter: () =>
      authorizeForOrganisation(shop.client.asClient, 'readOrganisation', { region, orgId: shop.orgId }),
    pay: () => payUnpaidPlan(selling.ports, shop.client.asClient, { region, orgId: shop.orgId }),
  }
}
