import { t } from '../texts.ts'

/** Returns Meta's state of a number as text; unknown states are shown unchanged. */
export function connectionText(connection: string): string {
  if (connection === 'CONNECTED') return t('waConnectionReady')
  if (connection === 'BANNED') return t('waConnectionBanned')
  return connection === 'DISCONNECTED' ? t('waConnectionNone') : connection
}
