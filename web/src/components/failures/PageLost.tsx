import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/navigation/useDocumentTitle.ts'
import { NotFoundReceipt } from '../receipts/NotFoundReceipt.tsx'
import styles from './PageLost.module.css'
import { t } from '../texts.ts'

/** Says that a URL has no page. `children` are the ways to continue. */
export function PageLost({ children }: { children: ReactNode }) {
  useDocumentTitle(t('pageLost'))
  return (
    <section className={styles.lost}>
      <NotFoundReceipt />
      <h1>{t('pageLost')}</h1>
      <p>{t('pageLostHint')}</p>
      {children}
    </section>
  )
}
