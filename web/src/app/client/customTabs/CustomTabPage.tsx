import { Skeleton } from '@mantine/core'
import type { AgencyTab } from '@parley/functions/shared/agencies/agencyTab'
import { paths } from '@parley/functions/shared/paths'
import { useParams } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useDocumentTitle } from '../../../lib/navigation/useDocumentTitle.ts'
import { NotAllowedPage } from '../../shell/NotAllowedPage.tsx'
import styles from './CustomTab.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'
import { useCustomTabs } from './useCustomTabs.ts'
import { WrittenTab } from './WrittenTab.tsx'

/**
 * An agency's own tab. A line above names the author of its content, so that it cannot pass for a page of the
 * platform.
 */
export function CustomTabPage() {
  const { tab: name = '' } = useParams()
  const tabs = useCustomTabs()
  const tab =
    tabs.status === 'ready'
      ? tabs.data.find(({ href }) => href.toLowerCase() === `/${name}`.toLowerCase())
      : undefined
  useDocumentTitle(tab?.label ?? '')
  if (tabs.status === 'error')
    return <LoadFailure title={t('tabNotLoaded')} error={tabs.error} retry={tabs.retry} />
  if (tabs.status === 'loading') return <Skeleton aria-busy="true" className={styles.tabBody ?? ''} />
  if (!tab) return <NotAllowedPage />
  return (
    <figure className={styles.tab}>
      <figcaption>
        {t('contentOf', { name: currentBrand().name })}
        {tab.pageType === 'iframe' && (
          <>
            {' · '}
            <bdi dir="ltr">{new URL(tab.iframeUrl).hostname}</bdi>
          </>
        )}
      </figcaption>
      {tab.pageType === 'iframe' ? (
        // Another site keeps its own origin, but cannot navigate this page.
        <iframe
          className={styles.tabBody}
          title={tab.label}
          src={tab.iframeUrl}
          sandbox={sandboxOf(tab.iframeUrl)}
          referrerPolicy="no-referrer"
        />
      ) : (
        <TabOfAgency tab={tab} />
      )}
    </figure>
  )
}

/**
 * Returns the sandbox of a framed page. A page of this origin, which its domain may have become since the tab
 * was saved, could escape a sandbox that keeps its origin.
 */
function sandboxOf(url: string): string {
  const isOwn = URL.parse(url)?.origin === location.origin
  return isOwn ? '' : 'allow-scripts allow-forms allow-popups allow-same-origin'
}

function TabOfAgency({ tab }: { tab: AgencyTab }) {
  const { region, client } = useClient()
  const content = useLiveDoc('tabContent', { region, path: paths.tabContent(client.agencyId, tab.ID) })
  if (content.status === 'error')
    return <LoadFailure title={t('tabNotLoaded')} error={content.error} retry={content.retry} />
  if (content.status === 'loading') return <Skeleton aria-busy="true" className={styles.tabBody ?? ''} />
  const { htmlContent = '', jsContent = '' } = content.data ?? {}
  // A frame shows its content once: changed content needs a new frame.
  return (
    <WrittenTab
      key={`${tab.ID} ${htmlContent} ${jsContent}`}
      title={tab.label}
      html={htmlContent}
      js={jsContent}
    />
  )
}
