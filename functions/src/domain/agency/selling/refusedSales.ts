import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/** Notifies the owner, once a day, that their workspace has too little credit to sell. */
export async function notifyOfRefusal(
  ports: SellingPorts,
  region: Region,
  workspaceId: string,
): Promise<void> {
  const key = `sale-refused-${workspaceId}-${Math.floor(ports.now() / dayMs)}`
  await runIsolated('Notifying of a refused sale', workspaceId, () =>
    ports.notifyOwner(region, workspaceId, 'saleRefused', key),
  )
}

/** Returns the text of a sale on receipts. */
export function descriptionOf({ name }: Pick<Organisation, 'name'>, credits: number): string {
  return `${name}: ${credits} credits`
}
