import { Checkbox } from '@mantine/core'
import { maxTabs, tabInOrder } from '@parley/functions/shared/agencies/agencyTab'
import { paths } from '@parley/functions/shared/paths'
import { FormSection } from '../../components/FormSection.tsx'
import { useLiveList } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import styles from './Clients.module.css'
import { t } from './texts.ts'

interface OwnTabsFieldProps {
  agencyId: string
  /** A client's tabs; the agency's own ones stand among them as `/c/…`. */
  value: readonly string[]
  onChange: (order: string[]) => void
}

/** Which of the agency's own tabs a client sees; nothing where there are none. */
export function OwnTabsField({ agencyId, value, onChange }: OwnTabsFieldProps) {
  const { region } = useWorkspaceRef()
  const live = useLiveList('agencyTab', {
    region,
    path: paths.agencyTabs(agencyId),
    newestBy: 'createdAt',
    isOldestFirst: true,
    count: maxTabs,
  })
  if (live.status !== 'ready' || live.data.items.length === 0) return null
  return (
    <FormSection title={t('ownTabs')} lead={t('ownTabsHint')}>
      <ul className={styles.list}>
        {live.data.items.map((tab) => {
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
