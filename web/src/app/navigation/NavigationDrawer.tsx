import type { ReactNode } from 'react'
import { SidePanel } from '../../components/panels/SidePanel.tsx'
import styles from '../shell/Shell.module.css'
import { t } from '../texts.ts'

interface NavigationDrawerProps {
  onClose: () => void
  children: ReactNode
}

/** The navigation as a drawer, if there is no room beside the page. */
export function NavigationDrawer({ onClose, children }: NavigationDrawerProps) {
  return (
    <SidePanel
      id="navigation"
      position="left"
      size="min(288px, 86vw)"
      title={t('navigation')}
      classNames={{
        content: styles.drawer ?? '',
        header: styles.drawerHead ?? '',
        body: styles.drawerBody ?? '',
      }}
      onClose={onClose}
    >
      {children}
    </SidePanel>
  )
}
