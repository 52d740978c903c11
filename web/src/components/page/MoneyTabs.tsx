import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { PageTabs } from './PageTabs.tsx'
import { t } from '../texts.ts'

/** The tabs of payments and usage of the workspace, below the title of each page. */
export function MoneyTabs() {
  const { region } = useWorkspaceRef()
  return (
    <PageTabs
      label={t('billingAndUsage')}
      tabs={[
        { to: webPaths.billing(region), label: t('billing') },
        { to: webPaths.usage(region), label: t('usage') },
      ]}
    />
  )
}
