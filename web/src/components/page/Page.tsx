import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/navigation/useDocumentTitle.ts'
import styles from './Page.module.css'

interface PageProps {
  title: string
  /** Replaces the visible title, for example by a greeting. */
  heading?: ReactNode
  /** Hides the title visually, because a tab above says the same. */
  isTitleUnseen?: boolean
  /** The title was written by a person, so its direction may differ from that of the page. */
  isOwnTitle?: boolean
  /** The title of the browser's tab, when the page's title is the same for every agent. */
  documentTitle?: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** A title row with the page's actions at its right, above the content. */
export function Page({
  title,
  heading = title,
  isTitleUnseen = false,
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
      <header className={styles.head}>
        <h1 className={isTitleUnseen ? 'unseen' : undefined} dir={isOwnTitle ? 'auto' : undefined}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
