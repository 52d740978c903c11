import type { Agent, AgentChanges } from '@parley/functions/shared/agent'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { useState } from 'react'
import { showFailure } from '../../lib/toast.ts'
import type { AgentDraft, AgentOptions } from './AgentDraftContext.ts'
import { changedFields, saveAgent, validateAgent } from './agentActions.ts'

/** Holds what has been typed and not saved; what others save meanwhile shows through. */
export function useAgentDraftState(region: Region, stored: Agent): AgentDraft {
  const [changes, setChanges] = useState<AgentChanges>({})
  const [optionChanges, setOptionChanges] = useState<Partial<AgentOptions>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const draft: Agent = { ...stored, ...changes, vgOptions: { ...stored.vgOptions, ...optionChanges } }
  const isDirty = agentFingerprint(draft) !== agentFingerprint(stored)

  function forget(names: string[]) {
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))))
  }

  function change(added: AgentChanges) {
    setChanges((known) => ({ ...known, ...added }))
    forget(Object.keys(added))
  }

  function changeOptions(added: Partial<AgentOptions>) {
    setOptionChanges((known) => ({ ...known, ...added }))
    forget(Object.keys(added).map((name) => `vgOptions.${name}`))
  }

  function discard() {
    setChanges({})
    setOptionChanges({})
    setErrors({})
  }

  async function save(): Promise<boolean> {
    if (!isDirty) return true
    setSaving(true)
    try {
      const found = await validateAgent(draft)
      setErrors(found)
      const wrong = Object.values(found)[0]
      if (wrong !== undefined) {
        showFailure(new Error(wrong), () => texts.agentSaveFailed(wrong))
        return false
      }
      await saveAgent(region, stored.ID, changedFields(stored, draft))
      discard()
      return true
    } catch (error) {
      showFailure(error, texts.agentSaveFailed)
      return false
    } finally {
      setSaving(false)
    }
  }

  return { region, stored, draft, isDirty, isSaving, errors, change, changeOptions, save, discard }
}
