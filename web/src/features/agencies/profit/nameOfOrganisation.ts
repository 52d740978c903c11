import type { OrganisationProfit } from '@parley/functions/shared/agencies/profit'
import { t } from './texts.ts'

/** Returns the name of an organisation, which a deleted one does not have any more. */
export function nameOfOrganisation({ name }: Pick<OrganisationProfit, 'name'>): string {
  return name || t('deletedClient')
}
