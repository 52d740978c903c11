import type { Agent } from '@parley/functions/shared/agent'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../lib/errors.ts'
import { showFailure } from '../../lib/toast.ts'
import type { AgentDraft } from './AgentDraftContext.ts'
import { changedFields, saveChanges, validateAgent } from './agentActions.ts'
import {
  addTyped,
  nothingTyped,
  withoutFields,
  withoutWritten,
  withTyped,
  type Typed,
} from './typedChanges.ts'

interface Write {
  isSure: boolean
  tell: (error: unknown) => void
}

const tellOnPage: Write['tell'] = (error) => showFailure(error, texts.agentPageSaveFailed, 2000)
const tellAtPublish: Write['tell'] = (error) => showFailure(error, texts.agentSaveFailed)

/** Holds what has been typed and not saved; what others save meanwhile shows through. */
export function useAgentDraftState(region: Region, followed: Agent): AgentDraft {
  const [typed, setTyped] = useState(nothingTyped)
  const [discarded, setDiscarded] = useState<Typed | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [conflicts, setConflicts] = useState<string[]>([])
  const [saved, setSaved] = useState<{ over: Agent; agent: Agent }>()
  const forgetDiscarded = useCallback(() => setDiscarded(null), [])
  const latest = useRef(followed)
  useEffect(() => {
    latest.current = followed
  })
  // The listener may tell of a save later than the server's answer to it.
  const stored = saved?.over === followed ? saved.agent : followed
  const draft = withTyped(stored, typed)
  const isChanged = agentFingerprint(draft) !== agentFingerprint(stored)

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

  function add(added: Partial<Omit<Typed, 'from'>>, names: string[]) {
    setTyped((known) => addTyped(known, stored, added))
    forgetErrors(names)
  }

  function clear() {
    setTyped(nothingTyped)
    setErrors({})
    setConflicts([])
  }

  function discard() {
    setDiscarded(typed)
    clear()
  }

  function undoDiscard() {
    if (discarded) setTyped(discarded)
    setDiscarded(null)
  }

  /** What somebody else has stored meanwhile is written over only where `isSure`. */
  async function write({ isSure, tell }: Write): Promise<boolean> {
    if (!isChanged) return true
    setSaving(true)
    try {
      const found = await validateAgent(draft)
      setErrors(found)
      const wrong = Object.values(found)[0]
      if (wrong !== undefined) {
        setRefusals((count) => count + 1)
        tell(new CallError('invalid-argument', wrong))
        return false
      }
      const from = isSure ? {} : typed.from
      const result = await saveChanges(region, stored.ID, changedFields(stored, draft), from)
      setConflicts(result.conflicts)
      if (result.conflicts.length > 0) return false
      setSaved({ over: latest.current, agent: withTyped(result.stored, typed) })
      setTyped((known) => withoutWritten(known, draft))
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    region,
    stored,
    draft,
    // The local copy has a write before the server does: until then it is not saved.
    isDirty: isChanged || isSaving,
    isSaving,
    errors,
    refusals,
    conflicts,
    change: (changes) => add({ changes }, Object.keys(changes)),
    changeOptions: (options) =>
      add(
        { options },
        Object.keys(options).map((name) => `vgOptions.${name}`),
      ),
    changeWidget: (widget) =>
      add(
        { widget },
        Object.keys(widget).map((name) => `widgetOptions.${name}`),
      ),
    save: () => write({ isSure: false, tell: tellOnPage }),
    saveToPublish: () => write({ isSure: false, tell: tellAtPublish }),
    saveMine: () => write({ isSure: true, tell: tellOnPage }),
    takeTheirs() {
      setTyped((known) => withoutFields(known, conflicts))
      setConflicts([])
    },
    discard,
    canUndoDiscard: discarded !== null && !isChanged,
    undoDiscard,
    forgetDiscarded,
  }
}
