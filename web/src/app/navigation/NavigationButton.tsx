import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { useNavigationBehind } from './NavigationContext.ts'
import styles from './BottomBar.module.css'
import { t } from '../texts.ts'

const NavigationSheet = lazyComponent(async () => (await import('./NavigationSheet.tsx')).NavigationSheet)

/** The button that opens the navigation on a phone; hidden on larger screens. */
export function NavigationButton() {
  const navigation = useNavigationBehind()
  const { key } = useLocation()
  // Open for the location where it was opened: any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  if (navigation === null) return null
  const isOpen = openedAt === key
  const close = () => setOpenedAt(undefined)
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-label={t('openNavigation')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(key)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('morePlaces')}</span>
      </button>
      {isOpen && (
        <LayerBoundary onClose={close}>
          <NavigationSheet onClose={close}>{navigation}</NavigationSheet>
        </LayerBoundary>
      )}
    </>
  )
}
