import { webPaths } from '../lib/paths.ts'
import { useWorkspaceRef } from '../lib/session.ts'
import { PageTabs } from './PageTabs.tsx'
import { t } from './texts.ts'

/** The pages of what the workspace pays and of what it has used, below the title of each of them. */
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
