import { Skeleton } from '@mantine/core'
import { agentSchema, type Agent } from '@parley/functions/shared/agents/agent'
import {
  agentDescriptionSchema,
  type AgentDescription,
} from '@parley/functions/shared/agents/agentDescription'
import { patchOf } from '@parley/functions/shared/texts/patchOf'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo, type ReactNode } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { call } from '../../../lib/call.ts'
import type { Edit } from '../../../lib/drafts/findEdits.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { OpenDraft } from './OpenDraft.tsx'
import { t } from '../texts.ts'

/**
 * Opens the texts of an agent for a client who may not read the rest of its draft. The functions read and
 * save them.
 */
export function DescriptionDraft({ children }: { children: ReactNode }) {
  const { region, agentId } = useAgentInView()
  const { workspaceId } = useWorkspaceRef()
  const read = useRead(['description', region, agentId], () =>
    call('readDescription', { region, agentId }, region),
  )
  const description = read.status === 'ready' ? read.data : undefined
  const agent = useMemo(
    () => description && describedAgent(agentId, workspaceId, description),
    [agentId, workspaceId, description],
  )
  if (read.status === 'error')
    return <LoadFailure title={t('agentNotLoaded')} error={read.error} retry={read.retry} />
  if (!agent) return <Skeleton height={320} m={32} aria-busy="true" />
  return (
    <OpenDraft key={agentId} agent={agent} write={saveDescription}>
      {children}
    </OpenDraft>
  )
}

/** Returns an agent with these texts; all other fields have their defaults and are not shown. */
function describedAgent(ID: string, ownerID: string, description: AgentDescription): Agent {
  return agentSchema.parse({ ID, ownerID, createdAt: 0, lastModified: 0, ...description })
}

async function saveDescription(region: Region, agentId: string, edits: readonly Edit[]) {
  const valuesOf = (name: 'before' | 'after') =>
    patchOf(agentDescriptionSchema).parse(Object.fromEntries(edits.map((edit) => [edit.path, edit[name]])))
  const changes = { before: valuesOf('before'), after: valuesOf('after') }
  const { stored, conflicts } = await call('saveDescription', { region, agentId, ...changes }, region)
  return { stored: describedAgent(agentId, '', stored), conflicts }
}
