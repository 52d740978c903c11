import styles from '../Client.module.css'
import { t } from '../texts.ts'
import type { OwnStatus } from './useOwnStatus.ts'

/** The client's status, online or offline, for colleagues and for texts to visitors. */
export function StatusSwitch({ status, choose }: OwnStatus) {
  const isOnline = status === 'online'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOnline}
      aria-label={t('online')}
      title={t(isOnline ? 'goOffline' : 'goOnline')}
      className={styles.status}
      onClick={() => choose(isOnline ? 'offline' : 'online')}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{t(isOnline ? 'online' : 'offline')}</span>
    </button>
  )
}
