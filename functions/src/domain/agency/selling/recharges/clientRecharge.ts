import {
  clientRechargeSchema,
  clientRechargeSettingsSchema,
  finalPriceMicros,
  type ClientRecharge,
  type ClientRechargeSettings,
} from '../../../../shared/agencies/seller.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import { countInMonth } from '../../../billing/credits/countInMonth.ts'
import type { OrganisationRef } from '../../../kernel/access/OrganisationRef.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { holdRights } from '../../../kernel/access/holdRights.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { authorizeForClientBilling, authorizeToPay } from '../authorizeForClientBilling.ts'
import { readCustomer } from '../clientCard.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'

const resumed = { state: 'idle', reason: '', failures: 0, failure: '', nextTryAt: 0 } as const

/**
 * Saves the settings of an organisation's automatic recharge and ends a pause. Switching it on needs a card,
 * and accepts the agency's present price, which the client must have been shown (`priceMicros`).
 */
export async function setClientRecharge(
  ports: Pick<SellingPorts, 'now'>,
  caller: Caller,
  {
    region,
    orgId,
    settings,
    priceMicros,
  }: OrganisationRef & { settings: ClientRechargeSettings; priceMicros: number },
) {
  const { org, seller } = await authorizeForClientBilling(caller, { region, orgId })
  const saved = clientRechargeSettingsSchema.parse(settings)
  const customer = await readCustomer(region, orgId, seller)
  if (saved.isOn && !customer?.card) throw new AppError('failed-precondition', 'cardMissing')
  if (saved.isOn && priceMicros !== finalPriceMicros(seller.extraMicros))
    throw new AppError('failed-precondition', 'priceHasChanged')
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () => authorizeToPay(caller, { region, orgId }))
    const stored = await readClientRecharge(region, orgId)
    const isPaused = stored?.data.state === 'paused'
    const next = {
      ...saved,
      priceMicros,
      ...(isPaused && resumed),
    }
    if (stored) writes.update(stored.path, next, stored.version)
    else
      writes.create(
        paths.clientRecharge(orgId),
        clientRechargeSchema.parse({ ...next, orgId, workspaceId: org.ownerID }),
      )
    // The agency's page of profits shows whether it recharges.
    countInMonth(writes, { orgId, wsId: org.ownerID }, ports.now())
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

export function readClientRecharge(
  region: Region,
  orgId: string,
): Promise<Stored<ClientRecharge> | undefined> {
  return readDocument(region, paths.clientRecharge(orgId), clientRechargeSchema)
}
