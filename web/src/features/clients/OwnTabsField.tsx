import { Checkbox } from '@mantine/core'
import { maxTabs, tabInOrder } from '@parley/functions/shared/agencies/agencyTab'
import { paths } from '@parley/functions/shared/paths'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { useLiveList } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './Clients.module.css'
import { t } from './texts.ts'

interface OwnTabsFieldProps {
  agencyId: string
  /** A client's tabs; those defined by the agency appear as `/c/…`. */
  value: readonly string[]
  onChange: (order: string[]) => void
}

/** Chooses which of the agency's custom tabs a client sees; renders nothing when the agency has none. */
export function OwnTabsField({ agencyId, value, onChange }: OwnTabsFieldProps) {
  const { region } = useWorkspaceRef()
  const tabs = useLiveList('agencyTab', {
    region,
    path: paths.agencyTabs(agencyId),
    newestBy: 'createdAt',
    isOldestFirst: true,
    count: maxTabs,
  })
  if (tabs.status !== 'ready' || tabs.data.items.length === 0) return null
  return (
    <FormSection title={t('ownTabs')} lead={t('ownTabsHint')}>
      <ul className={styles.list}>
        {tabs.data.items.map((tab) => {
          const name = tabInOrder(tab)
          const isGiven = value.includes(name)
          return (
            <li key={tab.ID}>
              <Checkbox
                label={<bdi dir="auto">{tab.label}</bdi>}
                description={tab.alwaysVisible ? t('everybodySeesTab') : undefined}
                checked={isGiven || tab.alwaysVisible}
                disabled={tab.alwaysVisible}
                onChange={() => onChange(isGiven ? value.filter((one) => one !== name) : [...value, name])}
              />
            </li>
          )
        })}
      </ul>
    </FormSection>
  )
}
