import { Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useCurrentInView } from '../../lib/useCurrentInView.ts'
import styles from './Agency.module.css'
import { agencyTabs, type AgencyTab } from './agencyTabs.ts'
import { t } from './texts.ts'

/** The tabs; what cannot be had yet says why (checklist row 98). */
export function AgencyTabList({ current }: { current: AgencyTab }) {
  const row = useCurrentInView<HTMLElement>(current)
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('agency')}>
      {agencyTabs.map(({ index, tab }) =>
        tab === 'autoBilling' ? (
          <Tooltip key={tab} label={t('whitelabelOnly')} events={{ hover: true, focus: true, touch: true }}>
            <button type="button" aria-disabled="true" className={styles.locked}>
              {t(`tab_${tab}`)} <IconLock size={14} aria-hidden="true" />
            </button>
          </Tooltip>
        ) : (
          <Link key={tab} to={`?activeTabIndex=${index}`} aria-current={tab === current ? 'page' : undefined}>
            {t(`tab_${tab}`)}
          </Link>
        ),
      )}
    </nav>
  )
}
