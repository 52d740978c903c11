import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconSitemap } from '@tabler/icons-react'
import { useState } from 'react'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { call } from '../../lib/call.ts'
import { showFailure } from '../../lib/toast.ts'
import { firstFlow } from './store/flowEdits.ts'
import { t } from './texts.ts'

interface EnableFlowProps {
  region: Region
  agentId: string
  /** True when the agent had nodes before, which are restored. */
  hasFlow: boolean
  onReady: () => Promise<void>
}

/** Enables nodes for an agent, and explains them. */
export function EnableFlow({ region, agentId, hasFlow, onReady }: EnableFlowProps) {
  const [isBusy, setBusy] = useState(false)

  async function createFirst() {
    setBusy(true)
    try {
      if (!hasFlow) await saveFirstFlow(region, agentId)
      await onReady()
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }

  return (
    <FormSection title={t('nodes')} lead={hasFlow ? t('nodesKept') : t('nodesHint')}>
      <div>
        <Button
          variant="default"
          leftSection={<IconSitemap size={16} />}
          loading={isBusy}
          onClick={() => void createFirst()}
        >
          {t('useNodes')}
        </Button>
      </div>
    </FormSection>
  )
}

async function saveFirstFlow(region: Region, agentId: string): Promise<void> {
  const parts = firstFlow(t('firstNode'), t('firstNodeText'))
  const nothing = (ids: object) => Object.fromEntries(Object.keys(ids).map((id) => [id, null]))
  const base = { nodes: nothing(parts.nodes), edges: nothing(parts.edges) }
  await call('saveFlow', { region, agentId, parts, base }, region)
}
