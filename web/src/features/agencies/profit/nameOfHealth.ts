import type { OrganisationHealth } from '@parley/functions/shared/agencies/profit'
import { t } from './texts.ts'

/** Returns the name of a state; an organisation without credit has run out already. */
export function nameOfHealth({ state, reason }: Pick<OrganisationHealth, 'state' | 'reason'>): string {
  if (reason === 'noCredit' || reason === 'agencyPays') return t('outOfCredit')
  return reason === 'limitReached' ? t('atLimit') : t(`state_${state}`)
}
