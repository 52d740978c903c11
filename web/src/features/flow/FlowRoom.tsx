import { Skeleton } from '@mantine/core'
import { checkFlow } from '@parley/functions/shared/flow/checks/checkFlow'
import { conflictsOf } from '@parley/functions/shared/flow/mergeParts'
import { readingOrder } from '@parley/functions/shared/flow/readingOrder'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { useUid } from '../../lib/session/session.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import {
  FindingsContext,
  FlowContext,
  useFlow,
  useFlowEditing,
  noNode,
  type FlowEditing,
} from './FlowContext.ts'
import { nameOfNode } from './edges/describeEdge.ts'
import { readStoredFlow } from './store/readStoredFlow.ts'
import { openFlow } from './store/openFlow.ts'
import { t } from './texts.ts'
import { TrafficContext, useTraffic } from './traffic/TrafficContext.ts'
import { useFlowSources } from './useFlowSources.ts'

interface FlowRoomProps extends Omit<FlowEditing, 'store' | 'saver' | 'sources'> {
  region: Region
  agentId: string
  children: ReactNode
}

/** Opens an agent's flow for its children, and follows colleagues' changes. */
export function FlowRoom({ region, agentId, children, ...context }: FlowRoomProps) {
  const { mayEdit, tools, toolOutcomes, keptKeys, areKeysKnown, functionsPath, calendarsPath } = context
  const { areToolsKnown, retryTools, forms, models, agentModel } = context
  const uid = useUid()
  const { store, saver } = openFlow(uid, region, agentId)
  const sources = useFlowSources(store, { region, agentId })
  const traffic = useTraffic(region, agentId)
  const stored = useLiveDoc('flow', { region, path: paths.flow(agentId) })
  const [broken, setBroken] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (stored.status !== 'ready') return
    const { data } = stored
    readStoredFlow(data?.json ?? '', store.state.draft).then((flow) => {
      if (data) store.follow(flow, data.seq)
      else store.followNone()
      setBroken(null)
    }, setBroken)
  }, [stored, store, tries])

  function readAgain() {
    setBroken(null)
    setTries((count) => count + 1)
  }

  const editing = useMemo(
    () => ({
      store,
      saver,
      mayEdit,
      tools,
      toolOutcomes,
      keptKeys,
      areKeysKnown,
      functionsPath,
      calendarsPath,
      areToolsKnown,
      retryTools,
      forms,
      sources,
      models,
      agentModel,
    }),
    [
      store,
      saver,
      mayEdit,
      tools,
      toolOutcomes,
      keptKeys,
      areKeysKnown,
      functionsPath,
      calendarsPath,
      areToolsKnown,
      retryTools,
      forms,
      sources,
      models,
      agentModel,
    ],
  )
  const error = stored.status === 'error' ? stored.error : broken
  if (error !== null)
    return (
      <LoadFailure
        title={t('notLoaded')}
        error={error}
        retry={stored.status === 'error' ? stored.retry : readAgain}
      />
    )
  return (
    <FlowContext value={editing}>
      <TrafficContext value={traffic}>
        <LoadedFlow>{children}</LoadedFlow>
      </TrafficContext>
    </FlowContext>
  )
}

function LoadedFlow({ children }: { children: ReactNode }) {
  const isLoaded = useFlow((state) => state.isLoaded)
  const findings = useFindings()
  if (!isLoaded)
    return (
      <div aria-busy="true" style={{ padding: 32 }}>
        <Skeleton height={24} width={160} />
        <Skeleton height={220} mt={24} radius="lg" />
      </div>
    )
  return <FindingsContext value={findings}>{children}</FindingsContext>
}

/** Returns the same object while the results are equal, since most typing changes none of them. */
function useFindings() {
  const { tools, toolOutcomes, keptKeys, areKeysKnown, areToolsKnown, forms, sources } = useFlowEditing()
  const { stored, base, draft } = useFlow((state) => state)
  const conflicts = useMemo(() => conflictsOf({ stored, base, draft }), [stored, base, draft])
  const found = useMemo(() => {
    const context = {
      toolIds: new Set([...tools, ...toolOutcomes].map(({ id }) => id)),
      formIds: new Set(forms.map(({ id }) => id)),
      sourceIds: sources.status === 'ready' ? new Set(sources.data.map(({ id }) => id)) : undefined,
      keptKeys: areKeysKnown ? new Set(keptKeys.map(({ key }) => key)) : undefined,
    }
    const wrong = checkFlow(draft, context).filter(({ kind }) => areToolsKnown || kind !== 'missingTool')
    const problems = Object.groupBy(wrong, ({ nodeId = noNode }) => nodeId)
    const list = readingOrder(draft).flatMap((id) => {
      const node = draft.nodes[id]
      return node ? [{ id, name: nameOfNode(node), kind: node.kind }] : []
    })
    return { problems, list, conflicts }
  }, [draft, tools, toolOutcomes, keptKeys, areKeysKnown, areToolsKnown, forms, sources, conflicts])
  const [choice, keep] = useState(found)
  if (choice === found || isSame({ ...choice }, { ...found })) return choice
  keep(found)
  return found
}
