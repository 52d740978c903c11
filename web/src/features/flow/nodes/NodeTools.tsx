import { Anchor, MultiSelect } from '@mantine/core'
import { flowLimits } from '@parley/functions/shared/flow/flow'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { describeProblem } from '../describeProblem.ts'
import { useFlowEditing, useNodeChange, useProblemsOf } from '../FlowContext.ts'
import { t } from '../texts.ts'

/**
 * Chooses the tools that the model may call at a node. A deleted one stays chosen and marked until it is
 * removed.
 */
export function NodeTools({ nodeId, chosen }: { nodeId: string; chosen: readonly string[] }) {
  const { mayEdit, tools, areToolsKnown, retryTools, functionsPath } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const problem = useProblemsOf(nodeId).find(({ kind, edgeId }) => kind === 'missingTool' && !edgeId)
  const options = tools.map(({ id, name }) => ({ value: id, label: name }))
  const others = chosen
    .filter((id) => !tools.some((tool) => tool.id === id))
    .map((id) => ({ value: id, label: areToolsKnown ? t('gone') : '…' }))
  if (retryTools) return <InlineFailure text={t('toolsNotLoaded')} retry={retryTools} />
  return (
    <MultiSelect
      label={t('tools')}
      description={
        <>
          {t('toolsHint')}{' '}
          {functionsPath && (
            <Anchor component={Link} to={functionsPath} inherit>
              {t('newFunction')}
            </Anchor>
          )}
        </>
      }
      readOnly={!mayEdit}
      maxValues={flowLimits.tools}
      value={[...chosen]}
      data={[...options, ...others]}
      error={problem && describeProblem(problem)}
      onChange={(next) => change({ tools: next })}
    />
  )
}
