import { NavLink } from 'react-router-dom'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './BottomBar.module.css'
import { NavigationButton } from './NavigationButton.tsx'
import { labelOf } from '../navigationItems/nameOf.ts'
import { regionNavigation } from '../navigationItems/regionNavigation.ts'
import { useNavigationItems } from '../navigationItems/useNavigationItems.ts'
import { t } from '../texts.ts'
import { WaitingCount } from './WaitingCount.tsx'

const mainPaths = ['home', 'inbox', 'agents']

/** The main pages within reach of a thumb, and the button for all others. */
export function BottomBar() {
  const { region } = useWorkspaceRef()
  const items = useNavigationItems(regionNavigation).filter(({ path }) => mainPaths.includes(path))
  return (
    <nav className={styles.bar} aria-label={t('navigation')} data-at-foot>
      {items.map(({ path, name, icon: Icon }) => (
        <NavLink key={path} to={`/app/${region}/${path}`} className={styles.item ?? ''}>
          <Icon size={22} stroke={1.75} aria-hidden="true" />
          <span>{labelOf(name)}</span>
          {path === 'inbox' && (
            <span className={styles.count}>
              <WaitingCount />
            </span>
          )}
        </NavLink>
      ))}
      <NavigationButton />
    </nav>
  )
}
