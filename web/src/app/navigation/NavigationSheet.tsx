import type { ReactNode } from 'react'
import { BottomSheet } from '../../components/dialogs/BottomSheet.tsx'
import styles from '../shell/Shell.module.css'
import { t } from '../texts.ts'

interface NavigationSheetProps {
  onClose: () => void
  children: ReactNode
}

/** The navigation as a sheet over a phone's page, with the workspace and its account on top. */
export function NavigationSheet({ onClose, children }: NavigationSheetProps) {
  return (
    <BottomSheet title={t('navigation')} onClose={onClose}>
      <div className={styles.sheet}>{children}</div>
    </BottomSheet>
  )
}
