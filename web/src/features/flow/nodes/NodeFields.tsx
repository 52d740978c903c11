import { NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { flowLimits, type FlowNode } from '@parley/functions/shared/flow/flow'
import { isRun } from '@parley/functions/shared/flow/groups'
import { modelIds } from '@parley/functions/shared/models/models'
import { useState } from 'react'
import { LimitedTextarea } from '../../../components/forms/LimitedTextarea.tsx'
import { ModelSelect } from '../../../components/forms/ModelSelect.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { CollectFields } from './CollectFields.tsx'
import { continuesAtOnce } from '../store/flowEdits.ts'
import { describeProblem } from '../describeProblem.ts'
import { useFlow, useFlowEditing, useNodeChange, useProblemsOf } from '../FlowContext.ts'
import { GroupFields } from './GroupFields.tsx'
import { NodeGroup } from './NodeGroup.tsx'
import { NodeKnowledge } from './NodeKnowledge.tsx'
import { NodeNotices } from './NodeNotices.tsx'
import { NodeTools } from './NodeTools.tsx'
import styles from './NodeFields.module.css'
import { t } from '../texts.ts'
import { OutgoingEdges } from '../edges/OutgoingEdges.tsx'

interface NodeFieldsProps {
  nodeId: string
  onJump: (nodeId: string) => void
  /** The edge to show. */
  edgeId?: string | undefined
}

/** Shows all settings of a node: in the Prompt view and beside the canvas. */
export function NodeFields({ nodeId, onJump, edgeId }: NodeFieldsProps) {
  const node = useFlow(({ draft }) => draft.nodes[nodeId])
  const { mayEdit } = useFlowEditing()
  const goesOn = useFlow(({ draft }) => continuesAtOnce(draft, nodeId))
  const change = useNodeChange(nodeId)
  if (!node) return null
  const isStep = isRun(node)
  const isGroup = node.kind === 'group'
  const isSilent = goesOn && !node.text && node.collects.length === 0 && node.tools.length === 0
  return (
    <div className={styles.room}>
      <div className={styles.node}>
        <NodeNotices nodeId={nodeId} />
        <TextInput
          label={t('name')}
          dir="auto"
          placeholder={t(`kind_${node.kind}`)}
          maxLength={flowLimits.name}
          readOnly={!mayEdit}
          value={node.name}
          onChange={(event) => change({ name: event.currentTarget.value }, 'name')}
        />
        {goesOn && <p className={styles.remark}>{t('goesOnAtOnce')}</p>}
        {isGroup && <GroupFields nodeId={nodeId} node={node} onJump={onJump} />}
        {!isSilent && !isGroup && <NodeText nodeId={nodeId} node={node} />}
        {isStep && !isSilent && <CollectFields nodeId={nodeId} fields={node.collects} />}
        {isStep && !isSilent && (node.mode === 'model' || node.tools.length > 0) && (
          <NodeTools nodeId={nodeId} chosen={node.tools} />
        )}
        {isStep && node.kind !== 'end' && <OutgoingEdges nodeId={nodeId} onJump={onJump} chosen={edgeId} />}
        {isStep && <MoreSettings nodeId={nodeId} node={node} />}
        {node.kind === 'note' && <NodeGroup nodeId={nodeId} />}
      </div>
    </div>
  )
}

interface PartProps {
  nodeId: string
  node: FlowNode
}

/** Edits the instructions for the model, or the text that the visitor reads word for word. */
function NodeText({ nodeId, node }: PartProps) {
  const { mayEdit } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const problem = useProblemsOf(nodeId).find(({ kind }) => kind === 'emptyText')
  const isNote = node.kind === 'note'
  const label = isNote ? t('remark') : t(node.mode === 'fixed' ? 'wordForWord' : 'instructions')
  return (
    <div className={styles.text}>
      {!isNote && (
        <SegmentedControl
          aria-label={t('howItAnswers')}
          readOnly={!mayEdit}
          value={node.mode}
          data={[
            { value: 'model', label: t('byTheModel') },
            { value: 'fixed', label: t('wordForWord') },
          ]}
          onChange={(mode) => change({ mode: mode === 'fixed' ? 'fixed' : 'model' })}
        />
      )}
      <LimitedTextarea
        label={label}
        dir="auto"
        classNames={{ input: styles.words ?? '' }}
        maxLength={flowLimits.text}
        readOnly={!mayEdit}
        value={node.text}
        error={problem && describeProblem(problem)}
        onChange={(event) => change({ text: event.currentTarget.value }, 'text')}
      />
      {!isNote && node.mode === 'fixed' && <p className={styles.remark}>{t('fixedHint')}</p>}
    </div>
  )
}

function MoreSettings({ nodeId, node }: PartProps) {
  const { mayEdit, models, agentModel } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const isModel = node.mode === 'model'
  const takesTemperature = models.find(({ id }) => id === node.model)?.mostTemperature !== null
  // Afterwards the section stays as the user has left it.
  const [isOpen, setOpen] = useState(node.global !== undefined || typeof node.knowledge !== 'string')
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('more')}</summary>
      {node.kind !== 'start' && <GlobalFields nodeId={nodeId} node={node} />}
      <TextInput
        label={t('outcome')}
        description={t('outcomeHint')}
        dir="auto"
        maxLength={40}
        readOnly={!mayEdit}
        value={node.outcome}
        onChange={(event) => change({ outcome: event.currentTarget.value }, 'outcome')}
      />
      {isModel && (
        <ModelSelect
          label={t('model')}
          isDisabled={!mayEdit}
          models={models}
          others={[{ value: '', label: t('modelOfTheAgent', { model: agentModel }) }]}
          value={node.model ?? ''}
          onChange={(value) => change({ model: modelIds.find((id) => id === value) })}
        />
      )}
      {isModel && takesTemperature && (
        <NumberInput
          label={t('temperature')}
          placeholder={t('asTheAgent')}
          min={0}
          max={2}
          step={0.1}
          decimalScale={2}
          clampBehavior="strict"
          readOnly={!mayEdit}
          value={node.temperature ?? ''}
          onChange={(value) =>
            change({ temperature: typeof value === 'number' ? value : undefined }, 'temperature')
          }
        />
      )}
      {isModel && <NodeKnowledge nodeId={nodeId} chosen={node.knowledge} />}
      <NodeGroup nodeId={nodeId} />
    </details>
  )
}

/** Edits whether a conversation can jump here from every other node. */
function GlobalFields({ nodeId, node }: PartProps) {
  const { mayEdit } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const problem = useProblemsOf(nodeId).find(
    ({ kind, edgeId }) => kind === 'emptyGlobal' || (kind === 'sameWhen' && !edgeId),
  )
  const { global } = node
  return (
    <>
      <SettingSwitch
        label={t('fromEverywhere')}
        description={t('fromEverywhereHint')}
        isOn={global !== undefined}
        isDisabled={!mayEdit}
        onChange={(isOn) => change({ global: isOn ? { when: '', returns: true } : undefined })}
      />
      {global && (
        <>
          <TextInput
            label={t('fromEverywhereWhen')}
            placeholder={t('conditionExample')}
            dir="auto"
            maxLength={flowLimits.when}
            readOnly={!mayEdit}
            value={global.when}
            error={problem && describeProblem(problem)}
            onChange={(event) => change({ global: { ...global, when: event.currentTarget.value } }, 'global')}
          />
          <SettingSwitch
            label={t('returns')}
            isOn={global.returns}
            isDisabled={!mayEdit}
            onChange={(returns) => change({ global: { ...global, returns } })}
          />
        </>
      )}
    </>
  )
}
