import type { ReactNode } from 'react'
import { useDocumentTitle } from '../lib/useDocumentTitle.ts'
import { ReceiptSlip } from './ReceiptSlip.tsx'
import styles from './PageLost.module.css'
import { t } from './texts.ts'

const mostCharacters = 40

/** Says that an address leads nowhere. `children`: the way on. */
export function PageLost({ children }: { children: ReactNode }) {
  useDocumentTitle(t('pageLost'))
  const { pathname } = location
  const shown = pathname.length > mostCharacters ? `${pathname.slice(0, mostCharacters)}…` : pathname
  return (
    <section className={styles.lost}>
      <div className={styles.slip} aria-hidden="true">
        <ReceiptSlip
          title={t('lostAddress')}
          note="404"
          rows={[]}
          total={{ label: t('nothingHere'), value: '0.0000' }}
        >
          <bdi dir="auto">{shown}</bdi>
        </ReceiptSlip>
      </div>
      <h1>{t('pageLost')}</h1>
      <p>{t('pageLostHint')}</p>
      {children}
    </section>
  )
}
