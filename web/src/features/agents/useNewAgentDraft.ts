import type { Agent } from '@parley/functions/shared/agents/agent'
import type { TemplateKey } from '@parley/functions/shared/agents/templateKeys'
import { useState } from 'react'
import { useWorkspaceRef } from '../../lib/session.ts'

interface NewAgentDraft {
  title: string
  platform: Agent['agentPlatform']
  template: TemplateKey
  /** One attempt, one agent: a repeated click or a retried request finds the first one. */
  attemptId: string
}

/** Outlives the drawer, not the page: whoever closes it by mistake finds it as it was. */
const kept = new Map<string, NewAgentDraft>()

interface KeptDraft {
  draft: NewAgentDraft
  change: (changes: Partial<NewAgentDraft>) => void
  forget: () => void
}

/** What is typed for an agent that is not made yet, in the workspace in view. */
export function useNewAgentDraft(): KeptDraft {
  const { region, workspaceId } = useWorkspaceRef()
  const key = `${region}/${workspaceId}`
  const [draft, setDraft] = useState(() => kept.get(key) ?? emptyDraft())
  return {
    draft,
    change(changes) {
      const next = { ...(kept.get(key) ?? draft), ...changes }
      kept.set(key, next)
      setDraft(next)
    },
    forget: () => void kept.delete(key),
  }
}

function emptyDraft(): NewAgentDraft {
  return { title: '', platform: 'vg', template: 'customer-support', attemptId: crypto.randomUUID() }
}
