import type { ReactNode } from 'react'
import { useDocumentTitle } from '../lib/useDocumentTitle.ts'
import styles from './Page.module.css'

interface PageProps {
  title: string
  /** What stands there in place of the title, such as a greeting. */
  heading?: ReactNode
  /** Where a tab above says the same: the title is for those who listen. */
  unseenTitle?: 'always' | 'onPhones'
  /** The title is somebody's own words. */
  isOwnTitle?: boolean
  /** What the tab is called, when the title alone would not tell agents apart. */
  documentTitle?: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** One title row with the page's actions at its right, then the content. */
export function Page({
  title,
  heading = title,
  unseenTitle,
  isOwnTitle = false,
  documentTitle = title,
  lead,
  actions,
  width = 'wide',
  children,
}: PageProps) {
  useDocumentTitle(documentTitle)
  return (
    <div className={width === 'narrow' ? `${styles.page} ${styles.narrow}` : styles.page}>
      <header className={styles.head} data-of-tab={unseenTitle === 'onPhones' || undefined}>
        <h1 className={unseenTitle === 'always' ? 'unseen' : undefined} dir={isOwnTitle ? 'auto' : undefined}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
