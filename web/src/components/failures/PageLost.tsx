import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/navigation/useDocumentTitle.ts'
import { NotFoundReceipt } from '../receipts/NotFoundReceipt.tsx'
import styles from './PageLost.module.css'
import { t } from '../texts.ts'

interface PageLostProps {
  /** The path without a page; the present one by default. */
  path?: string | undefined
  /** The ways to continue. */
  children: ReactNode
}

/** Says that a URL has no page. */
export function PageLost({ path, children }: PageLostProps) {
  useDocumentTitle(t('pageLost'))
  return (
    <section className={styles.lost}>
      <NotFoundReceipt path={path} />
      <h1>{t('pageLost')}</h1>
      <p>{t('pageLostHint')}</p>
      {children}
    </section>
  )
}
