import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'

/** Restores a version, or one field of it; reports the result. */
export function useRestoring(at: number, onRestored: () => void) {
  const { region, saveNodes } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [restoring, setRestoring] = useState<string | null>(null)

  async function run(field?: string) {
    setRestoring(field ?? 'all')
    try {
      await saveNodes()
      const fields = field === undefined ? {} : { fields: [field] }
      await call('restoreVersion', { region, agentId, at, ...fields }, region)
      void showToast(t('restored'))
      onRestored()
    } catch (error) {
      showFailure(error)
    } finally {
      setRestoring(null)
    }
  }

  return { restoring, restore: (field?: string) => void run(field) }
}
