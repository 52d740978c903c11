import { billingSchema } from '../../../shared/billing/billing.ts'
import { normalizeVatId, vatIdFormOf } from '../../../shared/billing/vatIds.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { requireBilling } from '../readBilling.ts'
import { findOrCreateBilling } from '../payments/cards.ts'
import { throttleVendor } from '../payments/throttleVendor.ts'

interface VatIdInput {
  region: Region
  workspaceId: string
  vatId: string
  /** The country of a workspace that has never had a card; ignored once its country is final. */
  country: string
}

/**
 * Saves the VAT ID of a workspace at the payment service and in its billing; an empty one removes it. Throws
 * at the field when it does not have the form of the workspace's country, or the payment service refuses it.
 * Payments from then on are taxed by it, and the first one too.
 */
export async function saveVatId(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId, vatId, country: chosen }: VatIdInput,
): Promise<{ vatId: string }> {
  const authorize = () => authorizeForWorkspace(caller, 'changeCard', { region, workspaceId })
  await authorize()
  const { automaticTax } = await loadCatalogue(ports.now())
  if (!automaticTax) throw new AppError('failed-precondition', 'vatIdNotUsed')
  await throttleVendor(caller, ports.now())
  const { country, customerId, account } = chosen
    ? await findOrCreateBilling(ports, caller, { region, workspaceId, country: chosen })
    : await requireBilling(region, workspaceId)
  const value = vatId && normalizeVatId(country, vatId)
  const type = vatIdFormOf(country)?.type
  if (value === undefined || (value && !type))
    throw new AppError('invalid-argument', undefined, { vatId: 'vatIdInvalid' })
  await ports.payments.account(account).saveVatId(customerId, value && type ? { type, value } : undefined)
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, authorize)
    const stored = await readDocument(region, paths.billing(workspaceId), billingSchema)
    // Another country was chosen meanwhile, with another customer.
    if (stored?.data.customerId !== customerId) throw new AppError('failed-precondition', 'countryChanged')
    if (stored.data.vatId === value) return
    await writes.update(stored.path, { vatId: value }, stored.version).commitUnchanged()
  })
  return { vatId: value }
}
