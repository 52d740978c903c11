import { t } from '../texts.ts'

/** How a number stands, by Meta's word for it; words that are not known are shown as they are. */
export function connectionText(connection: string): string {
  if (connection === 'CONNECTED') return t('waConnectionReady')
  if (connection === 'BANNED') return t('waConnectionBanned')
  return connection === 'DISCONNECTED' ? t('waConnectionNone') : connection
}
