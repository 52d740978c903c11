import { NavLink, useLocation } from 'react-router-dom'
import { useCurrentInView } from '../../lib/browser/useCurrentInView.ts'
import styles from './PageTabs.module.css'

interface PageTabsProps {
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** The tabs of related pages, below the title of each. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const { pathname } = useLocation()
  const row = useCurrentInView<HTMLElement>(pathname)
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
