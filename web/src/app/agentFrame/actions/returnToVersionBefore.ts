import { readVersions } from '../../../features/agents/versions/useVersions.ts'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import { t } from '../../texts.ts'

/** The maximum number of versions to try, because the newest ones may equal the draft. */
const maxTries = 5

interface Returning {
  region: Region
  agentId: string
  saveNodes: () => Promise<void>
}

/** Restores the newest version that differs from the draft; the draft is stored as a version first. */
export async function returnToVersionBefore({ region, agentId, saveNodes }: Returning): Promise<void> {
  try {
    await saveNodes()
    const { versions } = await readVersions(region, agentId)
    for (const { at } of versions.slice(0, maxTries)) {
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
