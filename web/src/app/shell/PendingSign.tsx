import { useSyncExternalStore } from 'react'
import { isPageSlow, onPageSlow } from '../../lib/navigation/pendingPages.ts'
import styles from './PendingSign.module.css'
import { t } from '../texts.ts'

/** Shows that the requested page is loading; until then the previous one stays. */
export function PendingSign() {
  const isSlow = useSyncExternalStore(onPageSlow, isPageSlow)
  return (
    <output className={styles.sign} data-shown={isSlow}>
      {isSlow && <span className="unseen">{t('pageIsComing')}</span>}
    </output>
  )
}
