import { billingSchema, isSettled, type Billing, type Card } from '../../../shared/billing/billing.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { currencyOf } from '../../../shared/billing/payment.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { accountOf, countryCodeOf } from './accountOf.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import type { FoundCard, PaymentAccount } from './Payments.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { storeWorkspaceOfCustomer } from './workspaceOfCustomer.ts'
import { throttleVendor } from './throttleVendor.ts'
import { applyPaidInvoice, syncSubscription } from '../subscriptions/syncSubscription.ts'

const maxCardsPerHour = 30

/** Starts to add a card in the payer's browser. Its number goes to the payment service only. */
export async function startCardSetup(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef & { country: string; attemptId: string },
) {
  await authorizeForWorkspace(caller, 'changeCard', input)
  await requireCardSetupsAllowed(ports, caller, input)
  const billing = await findOrCreateBilling(ports, caller, input)
  const account = ports.payments.account(billing.account)
  const setup = await account.startCardSetup(
    billing.customerId,
    `setup:${billing.customerId}:${input.attemptId}`,
  )
  return { ...setup, publishableKey: account.publishableKey, account: account.key }
}

/** Makes the card of a finished setup the paying one, also for a subscription and its open invoices. */
export async function saveCard(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId, setupId }: WorkspaceRef & { setupId: string },
): Promise<{ card: Card }> {
  await authorizeForWorkspace(caller, 'changeCard', { region, workspaceId })
  const billing = await readDocument(region, paths.billing(workspaceId), billingSchema)
  if (!billing) throw new AppError('not-found')
  await throttleVendor(caller, ports.now(), 'changes')
  const account = ports.payments.account(billing.data.account)
  return {
    card: await keepCard(
      ports,
      { region, workspaceId },
      account,
      billing.data,
      await account.readCardSetup(billing.data.customerId, setupId),
    ),
  }
}

/** Makes a card the paying one that a program's own page created with the payment service. */
export async function attachCard(
  ports: BillingPorts,
  caller: Caller,
  {
    region,
    workspaceId,
    paymentMethodId,
    country,
  }: WorkspaceRef & { paymentMethodId: string; country: string },
): Promise<{ customerId: string }> {
  await authorizeForWorkspace(caller, 'changeCard', { region, workspaceId })
  await requireCardSetupsAllowed(ports, caller, { workspaceId })
  const billing = await findOrCreateBilling(ports, caller, { region, workspaceId, country })
  const account = ports.payments.account(billing.account)
  await keepCard(
    ports,
    { region, workspaceId },
    account,
    billing,
    await account.attachCard(billing.customerId, paymentMethodId),
  )
  return { customerId: billing.customerId }
}

/** Limits new cards: testing stolen cards needs many of them, and many workspaces. */
async function requireCardSetupsAllowed(
  ports: BillingPorts,
  { uid }: Caller,
  { workspaceId }: Pick<WorkspaceRef, 'workspaceId'>,
): Promise<void> {
  await throttle(`cards:${workspaceId}`, maxCardsPerHour, hourMs, ports.now())
  await throttle(`cardsBy:${uid}`, maxCardsPerHour, hourMs, ports.now())
}

async function keepCard(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  { customerId, country, subscription }: Billing,
  found: FoundCard | undefined,
): Promise<Card> {
  if (!found) throw new AppError('failed-precondition', 'cardNotSaved')
  const { card } = found
  // Tax depends on the country: a billing address elsewhere would need another tax.
  if (found.country && countryCodeOf(found.country) !== countryCodeOf(country))
    throw new AppError('failed-precondition', 'billingAddressElsewhere')
  await account.useCard(customerId, card.id)
  if ((await loadCatalogue(ports.now())).automaticTax) await account.useAddress(customerId, card.id)
  await untilUnchanged(async () => {
    const billing = await readDocument(workspace.region, paths.billing(workspace.workspaceId), billingSchema)
    // Another tab chose another country: the card belongs to a customer that is not used any more.
    if (billing?.data.customerId !== customerId) throw new AppError('failed-precondition', 'countryChanged')
    await new Writes(workspace.region).update(billing.path, { card }, billing.version).commit()
  })
  if (subscription && subscription.status !== 'cancelled' && subscription.status !== 'pending') {
    await account.changeCard(subscription.id, card.id)
    const { newestInvoiceId } = await syncSubscription(ports, workspace, account, subscription.id)
    if (newestInvoiceId)
      await applyPaidInvoice(ports, workspace, account.key, await account.readInvoice(newestInvoiceId))
  }
  return card
}

/**
 * Returns the billing document and creates it with its customer on first use. Country, currency and account
 * can change until there is a card.
 */
export async function findOrCreateBilling(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId, country }: WorkspaceRef & { country: string },
): Promise<Billing> {
  const path = paths.billing(workspaceId)
  const stored = await readDocument(region, path, billingSchema)
  if (stored && (isSettled(stored.data) || !country || country === stored.data.country)) return stored.data
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  const chosen = country || workspace.data.internal.countryCode || caller.country
  const account = ports.payments.account(accountOf(chosen))
  const catalogue = await loadCatalogue(ports.now())
  const { currency } = currencyOf(catalogue, chosen)
  // Parallel requests create one customer: the key is the workspace.
  const customerId = await account.createCustomer(
    { workspaceId, email: workspace.data.email, country: countryCodeOf(chosen) },
    `customer:${workspaceId}:${account.key}:${chosen}`,
  )
  await storeWorkspaceOfCustomer(account.key, customerId, { region, workspaceId })
  // A country that was chosen before has its customer again, and perhaps the VAT ID of that time.
  if (stored && catalogue.automaticTax) await account.saveVatId(customerId, undefined)
  const billing = billingSchema.parse({
    workspaceId,
    country: chosen,
    currency,
    account: account.key,
    customerId,
  })
  try {
    const writes = new Writes(region)
    if (stored) writes.update(path, { ...billing }, stored.version)
    else writes.create(path, { ...billing })
    await writes.commit()
    return billing
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return billingSchema.parse((await readDocument(region, path, billingSchema))?.data)
  }
}
