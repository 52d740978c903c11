import type { Agent } from '@parley/functions/shared/agents/agent'
import type { TemplateKey } from '@parley/functions/shared/agents/templateKeys'
import { useState } from 'react'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

interface NewAgentDraft {
  title: string
  platform: Agent['agentPlatform']
  template: TemplateKey
  /** Identifies the attempt: a repeated click or a retried request finds the same agent. */
  attemptId: string
}

/** Survives the drawer, but not the page: a drawer that was closed by mistake keeps its input. */
const drafts = new Map<string, NewAgentDraft>()

interface KeptDraft {
  draft: NewAgentDraft
  change: (changes: Partial<NewAgentDraft>) => void
  forget: () => void
}

/** Returns the input for a new agent in the current workspace. */
export function useNewAgentDraft(): KeptDraft {
  const { region, workspaceId } = useWorkspaceRef()
  const key = `${region}/${workspaceId}`
  const [draft, setDraft] = useState(() => drafts.get(key) ?? emptyDraft())
  return {
    draft,
    change(changes) {
      const next = { ...(drafts.get(key) ?? draft), ...changes }
      drafts.set(key, next)
      setDraft(next)
    },
    forget: () => void drafts.delete(key),
  }
}

function emptyDraft(): NewAgentDraft {
  return { title: '', platform: 'vg', template: 'customer-support', attemptId: crypto.randomUUID() }
}
