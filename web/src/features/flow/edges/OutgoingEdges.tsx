import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCoin, IconTrash } from '@tabler/icons-react'
import type { FlowEdge } from '@parley/functions/shared/flow/flow'
import { costlyEdges, edgesOut } from '@parley/functions/shared/flow/flowCost'
import { useContext, useMemo, type MouseEvent, type ReactNode } from 'react'
import { ActionSelect } from '../../../components/forms/ActionSelect.tsx'
import { addToFlow } from '../store/addToFlow.ts'
import { ConditionField, showsError } from './ConditionField.tsx'
import { nameOfNode } from './describeEdge.ts'
import { FindingsContext, useFlow, useFlowEditing, useProblemsOf } from '../FlowContext.ts'
import { connectNodes, mayConnect, withEdge, withMovedEdge, withoutParts } from '../store/flowEdits.ts'
import styles from '../nodes/NodeFields.module.css'
import { describeProblem } from '../describeProblem.ts'
import { t } from '../texts.ts'

interface OutgoingEdgesProps {
  nodeId: string
  onJump: (nodeId: string) => void
  /** The id of the selected edge. */
  chosen?: string | undefined
}

/** Lists a node's outgoing edges as sentences, in the order in which they are tried. */
export function OutgoingEdges({ nodeId, onJump, chosen }: OutgoingEdgesProps) {
  const { store, mayEdit } = useFlowEditing()
  const edges = useFlow(({ draft }) => edgesOut(draft, nodeId))
  const costly = useFlow(({ draft }) => [...costlyEdges(draft, nodeId)].join(' ')).split(' ')
  const targets = useTargets(nodeId)
  return (
    <fieldset className={styles.ways} tabIndex={-1}>
      <legend>{t('waysOut')}</legend>
      {edges.length === 0 && <p>{t('noWaysOut')}</p>}
      {edges.length > 0 && (
        <ol>
          {edges.map(([edgeId, edge], at) => (
            <EdgeRow
              key={edgeId}
              edgeId={edgeId}
              edge={edge}
              isFirst={at === 0}
              isLast={at === edges.length - 1}
              isCostly={costly.includes(edgeId)}
              isChosen={edgeId === chosen}
              targets={targets}
              onJump={onJump}
            />
          ))}
        </ol>
      )}
      {mayEdit && targets.length > 0 && (
        <ActionSelect
          placeholder={t('connectTo')}
          options={targets}
          onChoose={(target) => addToFlow(store, connectNodes(store.state.draft, nodeId, target))}
        />
      )}
    </fieldset>
  )
}

function useTargets(nodeId: string) {
  const { list } = useContext(FindingsContext)
  return useMemo(() => {
    const source = list.find(({ id }) => id === nodeId)
    const targets = list.filter((node) => source && node.id !== nodeId && mayConnect(source, node))
    return targets.map(({ id, name }) => ({ value: id, label: name }))
  }, [list, nodeId])
}

interface EdgeRowProps {
  edgeId: string
  edge: FlowEdge
  isFirst: boolean
  isLast: boolean
  isCostly: boolean
  isChosen: boolean
  targets: readonly { value: string; label: string }[]
  onJump: (nodeId: string) => void
}

function EdgeRow({ edgeId, edge, isFirst, isLast, isCostly, isChosen, targets, onJump }: EdgeRowProps) {
  const { store, mayEdit } = useFlowEditing()
  const problem = useProblemsOf(edge.from).find((found) => found.edgeId === edgeId)
  const error = problem && describeProblem(problem)
  const target = useFlow(({ draft }) => draft.nodes[edge.to])
  const move = (step: -1 | 1) => store.change(withMovedEdge(store.state.draft, edgeId, step))
  return (
    <li data-edge={edgeId} data-chosen={isChosen} tabIndex={-1}>
      <ConditionField edgeId={edgeId} edge={edge} error={error} />
      {error && !showsError(edge.when) && <p className={styles.error}>{error}</p>}
      <div className={styles.line}>
        <NativeSelect
          aria-label={t('goesTo')}
          disabled={!mayEdit}
          value={edge.to}
          data={
            targets.some(({ value }) => value === edge.to)
              ? [...targets]
              : [{ value: edge.to, label: nameOfNode(target) }, ...targets]
          }
          onChange={(event) =>
            store.change(withEdge(store.state.draft, edgeId, { to: event.currentTarget.value }))
          }
        />
        <button type="button" className={styles.jump} onClick={() => onJump(edge.to)}>
          {t('show')}
        </button>
        {mayEdit && (
          <span className={styles.tools}>
            <EdgeButton label={t('earlier')} isDisabled={isFirst} onClick={() => move(-1)}>
              <IconArrowUp size={14} />
            </EdgeButton>
            <EdgeButton label={t('later')} isDisabled={isLast} onClick={() => move(1)}>
              <IconArrowDown size={14} />
            </EdgeButton>
            <EdgeButton
              label={t('deleteWay')}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('li')
                const next =
                  row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('fieldset')
                store.change(withoutParts(store.state.draft, [], [edgeId]))
                if (next instanceof HTMLElement) next.focus()
              }}
            >
              <IconTrash size={14} />
            </EdgeButton>
          </span>
        )}
      </div>
      {isCostly && (
        <p className={styles.cost}>
          <IconCoin size={14} /> {t('secondCall')}
        </p>
      )}
    </li>
  )
}

interface EdgeButtonProps {
  label: string
  isDisabled?: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  children: ReactNode
}

function EdgeButton({ label, isDisabled = false, onClick, children }: EdgeButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
