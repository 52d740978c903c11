import type { Region } from '@parley/functions/shared/regions/regions'
import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageTabs } from '../../components/PageTabs.tsx'
import { webPaths } from '../../lib/paths.ts'
import { t } from './retrieval/texts.ts'

/** The pages of what an agent knows: what there is, what of it is found, what is missing and what is used. */
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
  // A second row of tabs that scrolls would be cut like the one above it.
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
