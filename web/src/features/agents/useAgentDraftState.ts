import type { Agent, AgentChanges } from '@parley/functions/shared/agent'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { useCallback, useState } from 'react'
import { showFailure } from '../../lib/toast.ts'
import type { AgentDraft, AgentOptions, WidgetOptions } from './AgentDraftContext.ts'
import { changedFields, saveAgent, validateAgent } from './agentActions.ts'

interface Typed {
  changes: AgentChanges
  options: Partial<AgentOptions>
  widget: Partial<WidgetOptions>
}

const nothing: Typed = { changes: {}, options: {}, widget: {} }

/** Holds what has been typed and not saved; what others save meanwhile shows through. */
export function useAgentDraftState(region: Region, stored: Agent): AgentDraft {
  const [typed, setTyped] = useState(nothing)
  const [discarded, setDiscarded] = useState<Typed | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const forgetDiscarded = useCallback(() => setDiscarded(null), [])
  const draft: Agent = {
    ...stored,
    ...typed.changes,
    vgOptions: { ...stored.vgOptions, ...typed.options },
    widgetOptions: { ...stored.widgetOptions, ...typed.widget },
  }
  const isDirty = agentFingerprint(draft) !== agentFingerprint(stored)

  /** What is changed is no longer called wrong, nor what lies inside of it. */
  function forgetErrors(names: string[]) {
    setErrors((known) =>
      Object.fromEntries(
        Object.entries(known).filter(
          ([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`)),
        ),
      ),
    )
    setDiscarded(null)
  }

  function change(added: AgentChanges) {
    setTyped((known) => ({ ...known, changes: { ...known.changes, ...added } }))
    forgetErrors(Object.keys(added))
  }

  function changeOptions(added: Partial<AgentOptions>) {
    setTyped((known) => ({ ...known, options: { ...known.options, ...added } }))
    forgetErrors(Object.keys(added).map((name) => `vgOptions.${name}`))
  }

  function changeWidget(added: Partial<WidgetOptions>) {
    setTyped((known) => ({ ...known, widget: { ...known.widget, ...added } }))
    forgetErrors(Object.keys(added).map((name) => `widgetOptions.${name}`))
  }

  function clear() {
    setTyped(nothing)
    setErrors({})
  }

  function discard() {
    setDiscarded(typed)
    clear()
  }

  function undoDiscard() {
    if (discarded) setTyped(discarded)
    setDiscarded(null)
  }

  async function save(): Promise<boolean> {
    if (!isDirty) return true
    setSaving(true)
    try {
      const found = await validateAgent(draft)
      setErrors(found)
      const wrong = Object.values(found)[0]
      if (wrong !== undefined) {
        setRefusals((count) => count + 1)
        showFailure(new Error(wrong), () => texts.agentSaveFailed(wrong))
        return false
      }
      await saveAgent(region, stored.ID, changedFields(stored, draft))
      clear()
      return true
    } catch (error) {
      showFailure(error, texts.agentSaveFailed)
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    region,
    stored,
    draft,
    isDirty,
    isSaving,
    errors,
    refusals,
    change,
    changeOptions,
    changeWidget,
    save,
    discard,
    canUndoDiscard: discarded !== null && !isDirty,
    undoDiscard,
    forgetDiscarded,
  }
}
