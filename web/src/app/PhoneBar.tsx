import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BrandLogo } from '../components/BrandLogo.tsx'
import { LayerBoundary } from '../components/LayerBoundary.tsx'
import { currentBrand } from '../lib/brand/currentBrand.ts'
import { lazyComponent } from '../lib/lazyComponent.tsx'
import styles from './Shell.module.css'
import { t } from './texts.ts'

const NavigationDrawer = lazyComponent(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer)

/** The head of every page on a phone, with the button that opens the navigation. */
export function PhoneBar({ navigation }: { navigation: ReactNode }) {
  const { key } = useLocation()
  // Open for the place it was opened at: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === key
  const close = () => setOpenedAt(undefined)
  return (
    <div className={styles.bar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('openNavigation')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(key)}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <BrandLogo size={22} />
      {currentBrand().name}
      {isOpen && (
        <LayerBoundary onClose={close}>
          <NavigationDrawer onClose={close}>{navigation}</NavigationDrawer>
        </LayerBoundary>
      )}
    </div>
  )
}
