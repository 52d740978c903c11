import { MultiSelect, NativeSelect } from '@mantine/core'
import { flowLimits, type FlowNode } from '@parley/functions/shared/flow/flow'
import { useRef } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatCount } from '../../../lib/formats/formats.ts'
import { describeProblem } from '../describeProblem.ts'
import { useFlowEditing, useNodeChange, useProblemsOf } from '../FlowContext.ts'
import { t } from '../texts.ts'

/** The number of sources that are shown at once; the others are found by typing. */
const maxShown = 50

interface NodeKnowledgeProps {
  nodeId: string
  chosen: FlowNode['knowledge']
}

/** Chooses the knowledge of a node: all sources of the agent, some of them, or none. */
export function NodeKnowledge({ nodeId, chosen }: NodeKnowledgeProps) {
  const { mayEdit } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const kind = typeof chosen === 'string' ? chosen : 'some'
  // The chosen sources are there again when a person returns to them.
  const former = useRef<readonly string[]>([])

  function choose(value: string) {
    if (typeof chosen !== 'string') former.current = chosen
    change({ knowledge: value === 'all' || value === 'none' ? value : [...former.current] })
  }
  return (
    <>
      <NativeSelect
        label={t('usesKnowledge')}
        disabled={!mayEdit}
        value={kind}
        data={(['all', 'some', 'none'] as const).map((value) => ({ value, label: t(`knowledge_${value}`) }))}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {typeof chosen !== 'string' && <ChosenSources nodeId={nodeId} chosen={chosen} />}
    </>
  )
}

/** A deleted source stays chosen and marked until it is removed. */
function ChosenSources({ nodeId, chosen }: { nodeId: string; chosen: readonly string[] }) {
  const { mayEdit, sources } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const problem = useProblemsOf(nodeId).find(({ kind }) => kind === 'noSource' || kind === 'missingSource')
  if (sources.status === 'error') return <InlineFailure text={t('sourcesNotLoaded')} retry={sources.retry} />
  const available = sources.status === 'ready' ? sources.data : []
  const others = chosen
    .filter((id) => available.every((source) => source.id !== id))
    .map((id) => ({ value: id, label: sources.status === 'ready' ? t('gone') : '…' }))
  return (
    <MultiSelect
      label={t('sources')}
      description={t('sourcesHint', { count: formatCount(flowLimits.sources) })}
      searchable
      limit={maxShown}
      nothingFoundMessage={t('nothingFound')}
      readOnly={!mayEdit}
      maxValues={flowLimits.sources}
      value={[...chosen]}
      data={[...others, ...available.map(({ id, name }) => ({ value: id, label: name }))]}
      error={problem && describeProblem(problem)}
      onChange={(next) => change({ knowledge: next })}
    />
  )
}
