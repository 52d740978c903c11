import type { Region } from '@parley/functions/shared/regions/regions'
import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageTabs } from '../../components/page/PageTabs.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { t } from './retrieval/texts.ts'

/** Links the pages about an agent's knowledge: sources, retrieval, unanswered questions and use. */
export function KnowledgeTabs({ region, agentId }: { region: Region; agentId: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isTight = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  const tabs = [
    { to: webPaths.agent(region, agentId, 'kb'), label: t('sources') },
    { to: webPaths.knowledge(region, agentId, 'test'), label: t('tryAQuestion') },
    { to: webPaths.knowledge(region, agentId, 'questions'), label: t('notAnswered') },
    { to: webPaths.knowledge(region, agentId, 'use'), label: t('sourcesAtWork') },
  ]
  // A second scrolling row of tabs would be cut off like the one above, so a select replaces it.
  if (isTight)
    return (
      <NativeSelect
        aria-label={t('knowledge')}
        mb={20}
        value={pathname}
        data={tabs.map(({ to, label }) => ({ value: to, label }))}
        onChange={(event) => void navigate(event.currentTarget.value)}
      />
    )
  return <PageTabs label={t('knowledge')} tabs={tabs} />
}
