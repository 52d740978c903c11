import { ActionIcon, Button, EmptyState, Skeleton } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import { maxTabs, type AgencyTab } from '@parley/functions/shared/agencies/agencyTab'
import { paths } from '@parley/functions/shared/paths'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { call } from '../../../lib/call.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { CustomTabPanel } from './CustomTabPanel.tsx'
import styles from './CustomTabs.module.css'
import { t } from './customTabTexts.ts'

/** The agency's own tabs in its clients' dashboard. */
export function CustomTabsTab({ agency }: { agency: Agency }) {
  const { region } = useWorkspaceRef()
  const agencyId = agency.ID
  const [edited, setEdited] = useState<AgencyTab | 'new'>()
  const tabs = useLiveList('agencyTab', {
    region,
    path: paths.agencyTabs(agencyId),
    newestBy: 'createdAt',
    isOldestFirst: true,
    count: maxTabs,
  })
  const deletion = useDeletion<AgencyTab>({
    title: t('delete'),
    text: ({ label }) => t('deleteText', { label }),
    done: t('deleted'),
    remove: async ({ ID }) => void (await call('deleteTab', { region, agencyId, tabId: ID }, region)),
  })
  const newTab = <Button onClick={() => setEdited('new')}>{t('newTab')}</Button>
  return (
    <div className={formStyles.form}>
      <FormSection title={t('title')} lead={t('lead')}>
        {tabs.status === 'error' && (
          <LoadFailure title={t('notLoaded')} error={tabs.error} retry={tabs.retry} />
        )}
        {tabs.status === 'loading' && <Skeleton aria-busy="true" height={120} radius="md" />}
        {tabs.status === 'ready' && tabs.data.items.length === 0 && (
          <EmptyState title={t('none')} description={t('noneHint')}>
            <EmptyState.Actions>{newTab}</EmptyState.Actions>
          </EmptyState>
        )}
        {tabs.status === 'ready' && tabs.data.items.length > 0 && (
          <>
            <ul className={styles.list}>
              {tabs.data.items.map((tab) => (
                <li key={tab.ID}>
                  <div className={styles.about}>
                    <div dir="auto" className={styles.label}>
                      {tab.label}
                    </div>
                    <div className={styles.more}>
                      <bdi dir="ltr">{tab.href}</bdi> · {t(`type_${tab.pageType}`)}
                      {tab.alwaysVisible && ` · ${t('alwaysVisible')}`}
                    </div>
                  </div>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('edit', { label: tab.label })}
                    onClick={() => setEdited(tab)}
                  >
                    <IconPencil size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    size="lg"
                    aria-label={t('deleteNamed', { label: tab.label })}
                    onClick={() => deletion.confirmDeletion(tab)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
            {tabs.data.items.length < maxTabs && <div className={styles.start}>{newTab}</div>}
          </>
        )}
      </FormSection>
      {edited && (
        <CustomTabPanel
          agencyId={agencyId}
          tab={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deletion.question}
    </div>
  )
}
