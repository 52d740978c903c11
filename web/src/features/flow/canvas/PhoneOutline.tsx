import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import { isRun } from '@parley/functions/shared/flow/groups'
import { IconArrowRight, IconFlag, IconWorld } from '@tabler/icons-react'
import { useContext } from 'react'
import { formatPercent } from '../../../lib/formats/formats.ts'
import { usePathMark } from '../../../lib/agents/shownPath.ts'
import { Colleagues } from '../Colleagues.tsx'
import { describeCondition, nameOfNode } from '../edges/describeEdge.ts'
import { FindingsContext, useFlow, useFlowEditing } from '../FlowContext.ts'
import { kindIcons } from '../kindIcons.ts'
import { t } from '../texts.ts'
import { useTrafficOfEdges } from '../traffic/TrafficContext.ts'
import type { EdgeTraffic } from '../traffic/trafficOf.ts'
import { Marks } from './Marks.tsx'
import type { OpenedPart } from './OpenedPart.ts'
import styles from './PhoneOutline.module.css'
import { Uses } from './Uses.tsx'

interface PhoneOutlineProps {
  onOpen: (part: OpenedPart) => void
}

/** The flow as cards below each other, in the order of a conversation, each with its ways out. */
export function PhoneOutline({ onOpen }: PhoneOutlineProps) {
  const { list } = useContext(FindingsContext)
  const traffic = useTrafficOfEdges(useFlow(({ draft }) => draft.edges))
  return (
    <ol className={styles.outline} aria-label={t('outline')}>
      {list.map(({ id }) => (
        <OutlineCard key={id} nodeId={id} traffic={traffic} onOpen={onOpen} />
      ))}
    </ol>
  )
}

interface OutlineCardProps extends PhoneOutlineProps {
  nodeId: string
  traffic: ReadonlyMap<string, EdgeTraffic>
}

function OutlineCard({ nodeId, traffic, onOpen }: OutlineCardProps) {
  const draft = useFlow((state) => state.draft)
  const { toolOutcomes: tools, forms } = useFlowEditing()
  const mark = usePathMark(nodeId)
  const node = draft.nodes[nodeId]
  if (!node) return null
  const Icon = kindIcons[node.kind]
  const ways = edgesOut(draft, nodeId)
  return (
    <li data-kind={node.kind} data-way={mark}>
      <button type="button" className={styles.card} onClick={() => onOpen({ nodeId, takesFocus: true })}>
        <span className={styles.name}>
          <Icon size={18} aria-hidden="true" />
          <b dir="auto">{nameOfNode(node)}</b>
          {node.global && <IconWorld size={16} aria-label={t('fromEverywhere')} />}
          {node.outcome && <IconFlag size={16} aria-label={t('outcome')} />}
          <Marks nodeId={nodeId} />
        </span>
        {node.text && (
          <span className={styles.text} dir="auto">
            {node.text}
          </span>
        )}
        {isRun(node) && <Uses node={node} />}
      </button>
      <Colleagues nodeId={nodeId} />
      {ways.length > 0 && (
        <ul>
          {ways.map(([id, { to, when }]) => {
            const count = traffic.get(id)
            return (
              <li key={id}>
                <button type="button" onClick={() => onOpen({ nodeId, edgeId: id, takesFocus: true })}>
                  <span dir="auto">{describeCondition(when, { tools, forms })}</span>
                </button>
                {count && <b>{formatPercent(count.taken / count.all)}</b>}
                <button type="button" onClick={() => onOpen({ nodeId: to, takesFocus: true })}>
                  <IconArrowRight size={16} aria-hidden="true" />
                  <bdi dir="auto">{nameOfNode(draft.nodes[to])}</bdi>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}
