import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LayerBoundary } from '../components/LayerBoundary.tsx'
import { lazyComponent } from '../lib/lazyComponent.tsx'
import { useNavigationBehind } from './NavigationContext.ts'
import styles from './Shell.module.css'
import { t } from './texts.ts'
import { WaitingCount } from './WaitingCount.tsx'

const NavigationDrawer = lazyComponent(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer)

/** Opens the navigation on a phone; elsewhere there is nothing to open. */
export function NavigationButton() {
  const navigation = useNavigationBehind()
  const { key } = useLocation()
  // Open for the place it was opened at: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  if (navigation === null) return null
  const isOpen = openedAt === key
  const close = () => setOpenedAt(undefined)
  return (
    <>
      <span className={styles.menu}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          flex="none"
          aria-label={t('openNavigation')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpenedAt(key)}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
        <span className={styles.menuCount}>
          <WaitingCount />
        </span>
      </span>
      {isOpen && (
        <LayerBoundary onClose={close}>
          <NavigationDrawer onClose={close}>{navigation}</NavigationDrawer>
        </LayerBoundary>
      )}
    </>
  )
}
