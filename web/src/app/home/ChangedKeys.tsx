import { IconKey } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '../../components/keyNotices/texts.ts'
import { useKeyNotices } from '../../components/keyNotices/useKeyNotices.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './BrokenChannels.module.css'

/** Says that keys were renewed or shown, until the owner has looked at it; hidden if none were. */
export function ChangedKeys() {
  const { region } = useWorkspaceRef()
  const count = useKeyNotices().length
  if (count === 0) return null
  return (
    <ul className={styles.broken} aria-label={t('changedKeys')}>
      <li>
        <IconKey size={18} aria-hidden="true" />
        <span>{t('keysChanged', { count })}</span>
        <Link to={webPaths.workspace(region)}>{t('lookAtThem')}</Link>
      </li>
    </ul>
  )
}
