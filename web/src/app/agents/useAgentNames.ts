import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import type { AgentNames } from '../../lib/agents/AgentNames.ts'
import { isMissing } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { t } from '../texts.ts'

/** The limit of lists in the rules. */
const maxListed = 100
/** The limit of single reads of agents that are not in the list: enough for what a person views. */
const maxRead = 50

/** Returns names and colours of agents, including deleted ones and those that were not changed recently. */
export function useAgentNames(): AgentNames {
  const { region } = useWorkspaceRef()
  const agents = useAgentRows()
  const colourOf = useAgentColours()
  const list = agents.status === 'ready' ? agents.data : undefined
  const isLoading = agents.status === 'loading'
  const [read, setRead] = useState<ReadonlyMap<string, string | null>>(new Map())
  const requestedIds = useRef(new Set<string>())
  const isComplete = list !== undefined && list.items.length + list.brokenIds.length < maxListed

  const nameOf = useCallback(
    (agentId: string) => {
      const listed = list?.items.find(({ ID }) => ID === agentId)
      // Shows no id during the moment before the list is loaded.
      const unnamed = isLoading ? '' : agentId
      const isGone = read.get(agentId) === null || (isComplete && !list.brokenIds.includes(agentId))
      return (
        listed?.title ??
        read.get(agentId) ??
        (isGone ? t('deletedAgent', { end: agentId.slice(-4) }) : unnamed)
      )
    },
    [list, isLoading, isComplete, read],
  )
  const request = useCallback(
    (agentIds: readonly string[]) => {
      if (!list || isComplete) return
      for (const agentId of agentIds) {
        if (
          requestedIds.current.has(agentId) ||
          requestedIds.current.size >= maxRead ||
          list.items.some(({ ID }) => ID === agentId)
        )
          continue
        requestedIds.current.add(agentId)
        readTitle(region, agentId).then(
          (title) => setRead((before) => new Map(before).set(agentId, title)),
          // Its id is shown instead.
          () => {},
        )
      }
    },
    [list, isComplete, region],
  )
  return useMemo(() => ({ nameOf, colourOf, requestNames: request }), [nameOf, colourOf, request])
}

/** Reads an agent's name; null for a deleted one. */
async function readTitle(region: Region, agentId: string): Promise<string | null> {
  const { readDocument } = await import('../../lib/firestore/firestore.ts')
  try {
    return (await readDocument('agent', { region, path: paths.agent(agentId) }))?.title ?? null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
