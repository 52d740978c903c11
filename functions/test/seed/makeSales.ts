import { randomUUID } from 'node:crypto'
import type { BillingPorts } from '../../src/domain/billing/BillingPorts.ts'
import { createSellingPorts } from '../../src/api/billing/createBillingPorts.ts'
import { readConfig } from '../../src/config/readConfig.ts'
import { connectSeller, saveSellerPrice } from '../../src/domain/agency/selling/connectSeller.ts'
import { openCheckout } from '../../src/domain/agency/selling/plans/openCheckout.ts'
import { savePlans } from '../../src/domain/agency/selling/plans/savePlans.ts'
import { readClientBilling } from '../../src/domain/agency/selling/readClientBilling.ts'
import { findSeller, refreshSeller } from '../../src/domain/agency/selling/sellerDocuments.ts'
import { saveOrganisation } from '../../src/domain/agency/organisations/saveOrganisation.ts'
import { adjustWallet } from '../../src/domain/billing/credits/wallets.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { clientSchema, uidOfClient } from '../../src/shared/agencies/client.ts'
import { unitsPerCredit } from '../../src/shared/billing/credits.ts'
import { walletOfWorkspace } from '../../src/shared/billing/wallet.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readQuery } from '../../src/store/documents.ts'
import { requestStripe, setPaymentClock } from './makePayments.ts'

interface SellingWorkspace {
  region: Region
  workspaceId: string
  /** The client who subscribes. */
  email: string
  /** When it happens, in Unix milliseconds. */
  at: number
}

/** Connects the payment account of the demo agency, and sells one of its two plans to a client. */
export async function makeSales(
  billing: BillingPorts,
  caller: Caller,
  { region, workspaceId, email, at }: SellingWorkspace,
): Promise<void> {
  const ports = createSellingPorts(readConfig(), billing)
  const workspace = { region, workspaceId }
  await setPaymentClock(at)
  await connectSeller(ports, caller, workspace)
  const accountId = (await findSeller(workspace))?.data.accountId ?? ''
  await requestStripe('POST', '/accounts/onboard', { account: accountId })
  await refreshSeller(ports, region, workspaceId)
  await saveSellerPrice(ports, caller, { ...workspace, extraMicros: 3_000 })
  const features = ['Answers on your website and channels', 'Conversations in your inbox']
  const { plans } = await savePlans(ports, caller, {
    ...workspace,
    version: 0,
    plans: [
      { id: randomUUID(), name: 'Starter', credits: 5_000, features, isPopular: false, trialDays: 0 },
      {
        id: randomUUID(),
        name: 'Pro',
        credits: 15_000,
        features: [...features, 'A monthly review with us'],
        isPopular: true,
        trialDays: 0,
      },
    ],
  })
  // The agency has bought the credit that it sells.
  const wallet = { region, wallet: walletOfWorkspace(workspaceId) }
  await adjustWallet(wallet, 'demo-sales', 5_000 * unitsPerCredit, 'seed', at)
  const [client] = await readQuery(region, paths.clients, clientSchema, (query) =>
    query.where('email', '==', email).limit(1),
  )
  if (!client) throw new Error(`There is no client ${email}`)
  const { ID, orgId } = client.data
  await saveOrganisation(ports, caller, { region, orgId, changed: { allowBilling: true } })
  const asClient: Caller = {
    uid: uidOfClient(region, ID),
    email: '',
    emailVerified: false,
    sessionVersion: 0,
    authTime: Math.floor(Date.now() / 1000),
    country: 'US',
    region,
    start: { via: 'code', by: '' },
  }
  const choice = { region, orgId, planId: plans[0]?.id ?? '', attemptId: randomUUID() }
  const { url } = await openCheckout(ports, asClient, choice)
  await requestStripe('POST', '/sessions/complete', {
    account: accountId,
    session: url.slice(url.lastIndexOf('/') + 1),
  })
  await readClientBilling(ports, asClient, { region, orgId })
}
