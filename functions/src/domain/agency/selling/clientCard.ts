import { organisationPlanSchema } from '../../../shared/agencies/organisationPlan.ts'
import type { Card } from '../../../shared/billing/billing.ts'
import type { PaymentFailure } from '../../../shared/billing/paymentFailures.ts'
import { orgBillingSchema, type OrgBilling, type Seller } from '../../../shared/agencies/seller.ts'
import { clientIdOf, clientSchema } from '../../../shared/agencies/client.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { OrganisationRef } from '../../kernel/access/OrganisationRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { authorizeForClientBilling, authorizeToPay, type ClientBilling } from './authorizeForClientBilling.ts'
import { syncOrganisationPlan } from './plans/syncOrganisationPlan.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

const maxCardsPerHour = 20
/** A card that the bank has confirmed is saved once; more often only by repetitions. */
const maxSavesPerHour = 60

/** Starts to add a card in a client's browser. Its number goes to the agency's payment account only. */
export async function startClientCard(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId, attemptId }: OrganisationRef & { attemptId: string },
) {
  const billing = await authorizeForClientBilling(caller, { region, orgId })
  // Testing stolen cards needs many of them.
  await throttle(`clientCards:${orgId}`, maxCardsPerHour, hourMs, ports.now())
  const { customerId } = await findOrCreateCustomer(ports, caller, billing)
  const { accountId } = billing.seller
  const sellers = ports.sellers()
  const setup = await sellers
    .account(accountId)
    .startCardSetup(customerId, `setup:${customerId}:${attemptId}`)
  return { ...setup, publishableKey: sellers.publishableKey, accountId }
}

export interface SavedCard {
  card: Card
  /**
   * Why the open month was not charged to the card: the reason of the decline, or the payment service's page
   * on which the payer confirms the payment to their bank. Null when nothing is open any more.
   */
  unpaid: { reason: PaymentFailure; confirmUrl: string } | null
}

/**
 * Makes the card of a finished setup the one that the organisation pays with, and charges an open month of
 * its plan to it. The card is saved also when that charge fails.
 */
export async function saveClientCard(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId, setupId }: OrganisationRef & { setupId: string },
): Promise<SavedCard> {
  const { seller } = await authorizeForClientBilling(caller, { region, orgId })
  const customer = await readCustomer(region, orgId, seller)
  if (!customer) throw new AppError('not-found')
  await throttle(`clientCardSaves:${orgId}`, maxSavesPerHour, hourMs, ports.now())
  const account = ports.sellers().account(seller.accountId)
  const found = await account.readCardSetup(customer.customerId, setupId)
  if (!found) throw new AppError('failed-precondition', 'cardNotSaved')
  await account.useCard(customer.customerId, found.card.id)
  const plan = (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
  const isOwnPlan = plan && plan.status !== 'ended' && plan.customerId === customer.customerId
  const payment = isOwnPlan
    ? await account.changeSubscriptionCard(plan.subscriptionId, found.card.id)
    : undefined
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () => authorizeToPay(caller, { region, orgId }))
    const stored = await readDocument(region, paths.orgBilling(orgId), orgBillingSchema)
    if (stored?.data.customerId !== customer.customerId) throw new AppError('not-found')
    await writes.update(stored.path, { card: found.card }, stored.version).commit()
  })
  if (plan?.status === 'unpaid') await syncOrganisationPlan(ports, region, customer)
  const isUnpaid = payment?.state === 'declined' || payment?.state === 'confirm'
  return { card: found.card, unpaid: isUnpaid ? { reason: payment.reason, confirmUrl: payment.url } : null }
}

/** Returns the organisation as a customer of this account; undefined without one. */
export async function readCustomer(
  region: Region,
  orgId: string,
  { accountId }: Pick<Seller, 'accountId'>,
): Promise<OrgBilling | undefined> {
  const stored = await readDocument(region, paths.orgBilling(orgId), orgBillingSchema)
  return stored && isCustomerOf(stored.data, { accountId }) ? stored.data : undefined
}

function isCustomerOf(billing: OrgBilling, { accountId }: Pick<Seller, 'accountId'>): boolean {
  return billing.accountId === accountId && billing.customerId !== ''
}

/**
 * Forgets a customer that the agency has deleted in its account, which also ends their plan; the next card or
 * plan creates another one. Returns false, and changes nothing, where the customer exists.
 */
export async function forgetDeletedCustomer(
  ports: SellingPorts,
  region: Region,
  customer: OrgBilling,
): Promise<boolean> {
  const { orgId, accountId, customerId } = customer
  if (await ports.sellers().account(accountId).hasCustomer(customerId)) return false
  await syncOrganisationPlan(ports, region, customer)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.orgBilling(orgId), orgBillingSchema)
    if (stored?.data.customerId !== customerId) return
    const forgotten = { customerId: '', formerId: customerId, card: null }
    await new Writes(region).update(stored.path, forgotten, stored.version).commitUnchanged()
  })
  return true
}

/**
 * Returns the organisation as a customer of its agency's account, and creates it there if needed: also when
 * the agency has deleted the customer, with or without a card.
 */
export async function findOrCreateCustomer(
  ports: SellingPorts,
  caller: Caller,
  { region, org, seller }: ClientBilling,
): Promise<OrgBilling> {
  const existing = await readCustomer(region, org.ID, seller)
  if (existing && !(await forgetDeletedCustomer(ports, region, existing))) return existing
  const former = await readDocument(region, paths.orgBilling(org.ID), orgBillingSchema)
  // Another request may have created one meanwhile.
  if (former && isCustomerOf(former.data, seller)) return former.data
  const path = paths.client(clientIdOf(region, caller.uid))
  const client = await readDocument(region, path, clientSchema)
  if (!client) throw new AppError('permission-denied')
  // Requests of two people may create two customers; the first that is stored is used. The deleted customer
  // tells the request for them from that for the next one.
  const customerId = await ports
    .sellers()
    .account(seller.accountId)
    .createCustomer(
      { orgId: org.ID, name: org.name, email: client.data.email },
      `customer:${region}:${org.ID}:${client.data.ID}:${former?.data.formerId ?? ''}`,
    )
  const created = orgBillingSchema.parse({
    orgId: org.ID,
    workspaceId: org.ownerID,
    accountId: seller.accountId,
    customerId,
  })
  try {
    const writes = new Writes(region)
    if (former) {
      const { soldAt, formerId } = former.data
      writes.update(former.path, { ...created, soldAt, formerId }, former.version)
    } else writes.create(paths.orgBilling(org.ID), { ...created })
    await writes.commit()
    return created
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const earlier = await readCustomer(region, org.ID, seller)
    if (!earlier) throw new AppError('unavailable')
    return earlier
  }
}
