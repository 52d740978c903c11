import type { ClientPage } from '@parley/functions/shared/agencies/clientPages'
import { t } from './texts.ts'

/** Returns the name of a page of a client's dashboard. */
export function nameOfPage(page: ClientPage): string {
  const names: Record<ClientPage, string> = {
    '/home': t('page_home'),
    '/voice': t('page_voice'),
    '/metrics': t('page_metrics'),
    '/campaigns': t('page_campaigns'),
    '/convos': t('page_convos'),
    '/leads': t('page_leads'),
    '/analytics': t('page_analytics'),
    '/kb': t('page_kb'),
    '/channels': t('page_channels'),
    '/prompt': t('page_prompt'),
    '/nodes': t('page_nodes'),
    '/settings': t('page_settings'),
  }
  return names[page]
}
