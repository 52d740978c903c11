import { parseTheme } from '@parley/functions/shared/themes/agentTheme'
import { t } from '../texts.ts'

/** Returns a value as text; a large value is shown by its title or label. */
export function describeValue(value: unknown): string {
  if (value === undefined) return t('removed')
  if (value === '') return t('empty')
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (Array.isArray(value)) return value.length === 0 ? t('none') : value.map(describeValue).join(' · ')
  if (typeof value === 'object' && value !== null) {
    const { title, label, value: inner, kind } = { title: '', label: '', value: '', kind: '', ...value }
    return String(title || label || inner || kind || Object.values(value).map(describeValue).join(' · '))
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  const theme = value.startsWith('{') ? parseTheme(value) : undefined
  return theme ? [theme.primary, ...theme.palette].join(' · ') : value
}
