import type { ClientProfit } from '@parley/functions/shared/agencies/profit'
import { t } from './texts.ts'

/** Returns the name of a client, which a deleted one does not have any more. */
export function nameOfClient({ name }: Pick<ClientProfit, 'name'>): string {
  return name || t('deletedClient')
}
