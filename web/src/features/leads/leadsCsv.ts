import { toCsv } from '@parley/functions/shared/texts/csv'
import type { Lead } from '@parley/functions/shared/chat/leads'
import { t } from './texts.ts'

/** Returns leads as CSV; every field of any lead has its own column. */
export function leadsCsv(leads: Lead[]): string {
  const labels = [...new Set(leads.flatMap(({ values }) => values.map(({ label }) => label)))]
  const rows = leads.map(({ at, formTitle, state, page, values }) => [
    new Date(at).toISOString(),
    formTitle,
    t(`state_${state}`),
    page,
    ...labels.map((label) => values.find((value) => value.label === label)?.value ?? ''),
  ])
  return toCsv([
    [t('column_time'), t('column_form'), t('column_state'), t('column_page'), ...labels],
    ...rows,
  ])
}
