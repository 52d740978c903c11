import { Skeleton } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import { paths } from '@parley/functions/shared/paths'
import { useSearchParams } from 'react-router-dom'
import { LeaveGuard } from '../../components/leaving/LeaveGuard.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { AgencyDraftContext, useOpenAgency } from './agencyDraft.ts'
import styles from './Agency.module.css'
import { AgencyTabList } from './AgencyTabList.tsx'
import { toAgencyTab, type AgencyTab } from './agencyTabs.ts'
import { AutoBillingTab } from './autoBilling/AutoBillingTab.tsx'
import { CustomTabsTab } from './customTabs/CustomTabsTab.tsx'
import { DomainsTab } from './domains/DomainsTab.tsx'
import { EmailTab } from './mailDomain/EmailTab.tsx'
import { FooterTab } from './FooterTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { AgencyPreview } from './preview/AgencyPreview.tsx'
import { SaveBar } from './SaveBar.tsx'
import { t } from './texts.ts'
import { ThemeTab } from './ThemeTab.tsx'
import { useAgencyId } from './useAgencyId.ts'

/** The agency of a workspace: its name, its brand and its hosts. */
export function AgencyPage() {
  const { region } = useWorkspaceRef()
  const { agencyId, failure, retry } = useAgencyId()
  const agency = useLiveDoc('agency', agencyId ? { region, path: paths.agency(agencyId) } : null)
  if (failure !== undefined) return <LoadFailure title={t('notInitialized')} error={failure} retry={retry} />
  if (agency.status === 'error')
    return <LoadFailure title={t('agencyNotLoaded')} error={agency.error} retry={agency.retry} />
  if (agency.status === 'loading' || agency.data === null)
    return (
      <Page title={t('agency')}>
        <Skeleton aria-busy="true" height={320} radius="lg" />
      </Page>
    )
  return <AgencyEditor agency={agency.data} />
}

function AgencyEditor({ agency }: { agency: Agency }) {
  const { region } = useWorkspaceRef()
  const [search] = useSearchParams()
  const editing = useOpenAgency(region, agency)
  const isDirty = useDraft(editing.store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  const tab = toAgencyTab(search.get('activeTabIndex'))
  const firstPage = tab === 'theme' ? 'dashboard' : 'signIn'
  return (
    <AgencyDraftContext value={editing}>
      <Page
        title={t('agency')}
        documentTitle={`${t(`tab_${tab}`)} · ${t('agency')}`}
        // Billing has buttons of its own, which this does not speak for.
        actions={
          !isDirty && tab !== 'autoBilling' && <output className={styles.saved}>{t('allSaved')}</output>
        }
      >
        <LeaveGuard isDirty={isDirty} text={t('changesNotSaved')} />
        <AgencyTabList current={tab} />
        <div className={styles.editor}>
          <div>
            <div className={styles.content}>
              <TabContent tab={tab} agency={agency} />
            </div>
            <SaveBar />
          </div>
          {tab !== 'customTabs' && <AgencyPreview key={firstPage} firstPage={firstPage} />}
        </div>
      </Page>
    </AgencyDraftContext>
  )
}

function TabContent({ tab, agency }: { tab: AgencyTab; agency: Agency }) {
  if (tab === 'domains') return <DomainsTab agency={agency} />
  if (tab === 'email') return <EmailTab agency={agency} />
  if (tab === 'theme') return <ThemeTab />
  if (tab === 'customTabs') return <CustomTabsTab agency={agency} />
  if (tab === 'autoBilling') return <AutoBillingTab />
  if (tab === 'footer') return <FooterTab />
  return <OverviewTab />
}
