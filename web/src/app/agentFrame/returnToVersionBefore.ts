import { readVersions } from '../../features/agents/useVersions.ts'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../lib/call.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import { t } from '../texts.ts'

/** Of the newest versions some may hold just what the draft holds. */
const mostTries = 5

interface Returning {
  region: Region
  agentId: string
  saveNodes: () => Promise<void>
}

/** Brings the newest version back that is another than the draft, which is kept as a version first. */
export async function returnToVersionBefore({ region, agentId, saveNodes }: Returning): Promise<void> {
  try {
    await saveNodes()
    const { versions } = await readVersions(region, agentId)
    for (const { at } of versions.slice(0, mostTries)) {
      const { restored } = await call('restoreVersion', { region, agentId, at }, region)
      if (restored.length === 0) continue
      void showToast(t('returnedToVersionBefore'))
      return
    }
    void showToast(t('noVersionBefore'), 'bad')
  } catch (error) {
    showFailure(error)
  }
}
