import { Badge, Skeleton } from '@mantine/core'
import { useAgentDraft } from './draft/AgentDraftContext.ts'
import { fingerprintOf } from './draft/fingerprintOf.ts'
import type { AgentRow } from './useAgents.ts'
import { listTexts as t } from './listTexts.ts'

type AgentState = 'draft' | 'live' | 'changed' | 'unknown'

/** The state of the publication compared with the draft. */
export function AgentStateBadge({ agent }: { agent: AgentRow }) {
  return <StateBadge state={stateOf(agent)} />
}

/** The same for the agent that is being edited. */
export function DraftStateBadge() {
  return <StateBadge state={useAgentDraft(stateOf)} />
}

function StateBadge({ state }: { state: AgentState }) {
  switch (state) {
    case 'draft':
      return <Badge>{t('draft')}</Badge>
    case 'live':
      return <Badge color="green">{t('live')}</Badge>
    case 'changed':
      return <Badge color="yellow">{t('changesNotPublished')}</Badge>
    case 'unknown':
      return <Skeleton height={20} width={64} radius="xl" />
  }
}

function stateOf(agent: AgentRow): AgentState {
  if (agent.publishedVersion === 0) return 'draft'
  const isUnparsed = 'fields' in agent
  if (fingerprintOf(isUnparsed ? agent.fields : agent) === agent.publishedFingerprint) return 'live'
  // A missing field has a default, which only the schemas know: it may be no change at all.
  return isUnparsed ? 'unknown' : 'changed'
}
