import { Popover } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { PartBoundary } from '../../../components/failures/PartBoundary.tsx'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { BarButton } from '../BarButton.tsx'
import { t } from '../../texts.ts'

const AgentSearch = lazyComponent(async () => (await import('./AgentSearch.tsx')).AgentSearch)

/** Opens the search within the agent, which loads on demand. */
export function AgentSearchButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <BarButton aria-label={t('searchThisAgent')} onClick={() => setOpen(!isOpen)}>
          <IconSearch size={18} />
        </BarButton>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('searchThisAgent')}>
        <PartBoundary>
          <Suspense fallback={<output>{t('oneMoment')}</output>}>
            <AgentSearch onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      </Popover.Dropdown>
    </Popover>
  )
}
