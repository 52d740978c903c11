import { currentBrand } from '../../lib/brand/currentBrand.ts'
import styles from './Strip.module.css'
import { t } from './texts.ts'

/** Says to a client that somebody of his agency looks at the same dashboard (security design 2.7). */
export function LookedAtStrip() {
  return (
    <aside className={styles.strip} aria-label={t('lookedAt')}>
      <output>{t('agencyLooksOn', { agency: currentBrand().name })}</output>
    </aside>
  )
}
