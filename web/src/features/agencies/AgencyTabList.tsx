import { NativeSelect, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useCurrentInView } from '../../lib/browser/useCurrentInView.ts'
import styles from './Agency.module.css'
import { agencyTabs, type AgencyTab } from './agencyTabs.ts'
import { t } from './texts.ts'
import { useWhitelabel } from './useWhitelabel.ts'

/** The tabs of the agency's editor. An unavailable tab shows the reason. */
export function AgencyTabList({ current }: { current: AgencyTab }) {
  const row = useCurrentInView<HTMLElement>(current)
  const [, setSearch] = useSearchParams()
  const isLocked = useWhitelabel() === false
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  // A row of tabs would not fit.
  if (isPhone)
    return (
      <NativeSelect
        aria-label={t('agency')}
        mb={24}
        value={agencyTabs.find(({ tab }) => tab === current)?.index}
        data={agencyTabs.map(({ index, tab }) => ({
          value: String(index),
          ...(isLocked && tab === 'autoBilling'
            ? { label: `${t(`tab_${tab}`)} – ${t('whitelabelOnly')}`, disabled: true }
            : { label: t(`tab_${tab}`) }),
        }))}
        onChange={({ currentTarget: { value } }) => setSearch({ activeTabIndex: value })}
      />
    )
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('agency')}>
      {agencyTabs.map(({ index, tab }) =>
        isLocked && tab === 'autoBilling' ? (
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
