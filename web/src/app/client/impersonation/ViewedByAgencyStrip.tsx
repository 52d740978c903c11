import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import styles from './Strip.module.css'
import { t } from '../texts.ts'

/** Tells a client that a person of their agency views the same dashboard. */
export function ViewedByAgencyStrip() {
  return (
    <aside className={styles.strip} aria-label={t('lookedAt')}>
      <output>{t('agencyLooksOn', { agency: currentBrand().name })}</output>
    </aside>
  )
}
