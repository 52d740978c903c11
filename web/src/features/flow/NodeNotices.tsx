import { Button } from '@mantine/core'
import type { FlowEdge, FlowNode } from '@parley/functions/shared/flow/flow'
import { isSame } from '@parley/functions/shared/isSame'
import { useContext, type ReactNode } from 'react'
import { IconAlertCircle, IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { describeCondition, nameOfNode } from './describeEdge.ts'
import { describeProblem } from './describeProblem.ts'
import { FindingsContext, useFlow, useFlowEditing, useProblemsOf } from './FlowContext.ts'
import styles from './NodeNotices.module.css'
import { t } from './texts.ts'

/** What is wrong at a node, and what a colleague has changed there at the same time. */
export function NodeNotices({ nodeId }: { nodeId: string }) {
  const problems = useProblemsOf(nodeId).filter(({ kind }) => !shownAtFields.has(kind))
  return (
    <>
      <NodeConflict nodeId={nodeId} />
      {problems.map((problem) => (
        <p key={problem.kind + (problem.edgeId ?? '')} className={styles.problem} data-level={problem.level}>
          {problem.level === 'error' ? <IconAlertCircle size={16} /> : <IconAlertTriangle size={16} />}
          {describeProblem(problem)}
        </p>
      ))}
    </>
  )
}

const shownAtFields: ReadonlySet<string> = new Set([
  'emptyText',
  'emptyGlobal',
  'emptyWhen',
  'sameWhen',
  'missingForm',
])

function NodeConflict({ nodeId }: { nodeId: string }) {
  const { conflicts } = useContext(FindingsContext)
  if (conflicts.nodes.length + conflicts.edges.length === 0) return null
  return <Conflicts nodeId={nodeId} among={conflicts} />
}

interface ConflictsProps {
  nodeId: string
  among: { nodes: readonly string[]; edges: readonly string[] }
}

function Conflicts({ nodeId, among }: ConflictsProps) {
  const { stored, base, draft } = useFlow((state) => state)
  const edges = among.edges.filter((id) => {
    const edge = draft.edges[id] ?? base.edges[id] ?? stored.edges[id]
    return edge?.from === nodeId
  })
  return (
    <>
      {among.nodes.includes(nodeId) && (
        <Conflict
          kind="nodes"
          id={nodeId}
          mine={<NodeWords node={draft.nodes[nodeId]} other={stored.nodes[nodeId]} />}
          theirs={<NodeWords node={stored.nodes[nodeId]} other={draft.nodes[nodeId]} />}
        />
      )}
      {edges.map((id) => (
        <Conflict
          key={id}
          kind="edges"
          id={id}
          mine={<EdgeWords edge={draft.edges[id]} />}
          theirs={<EdgeWords edge={stored.edges[id]} />}
        />
      ))}
    </>
  )
}

interface ConflictProps {
  kind: 'nodes' | 'edges'
  id: string
  mine: ReactNode
  theirs: ReactNode
}

function Conflict({ kind, id, mine, theirs }: ConflictProps) {
  const { store } = useFlowEditing()
  return (
    <section className={styles.conflict} aria-label={t('conflict')}>
      <p>
        <IconUsers size={16} /> {t('conflict')}
      </p>
      <div>
        <article>
          <h4>{t('yours')}</h4>
          {mine}
          <Button size="compact-sm" onClick={() => store.settle(kind, id, 'mine')}>
            {t('keepYours')}
          </Button>
        </article>
        <article>
          <h4>{t('theirs')}</h4>
          {theirs}
          <Button size="compact-sm" variant="default" onClick={() => store.settle(kind, id, 'theirs')}>
            {t('takeTheirs')}
          </Button>
        </article>
      </div>
    </section>
  )
}

/** What differs between the two. */
function NodeWords({ node, other }: { node: FlowNode | undefined; other: FlowNode | undefined }) {
  if (!node) return <em>{t('deleted')}</em>
  const isOther = (name: keyof FlowNode) => !isSame(node[name], other?.[name])
  const lines = (['name', 'text', 'outcome'] as const).filter(isOther).map((name) => node[name])
  const settings = (['mode', 'model', 'knowledge'] as const).filter(isOther).map((name) => node[name])
  const fields = isOther('collects') ? node.collects.map(({ label, key }) => label || key).join(', ') : ''
  const when = isOther('global') ? (node.global?.when ?? '') : ''
  const words = [...lines, ...settings, fields, when].filter(Boolean)
  return <p dir="auto">{words.length > 0 ? words.join('\n') : nameOfNode(node)}</p>
}

function EdgeWords({ edge }: { edge: FlowEdge | undefined }) {
  const { tools, forms } = useFlowEditing()
  const target = useFlow(({ draft }) => (edge ? draft.nodes[edge.to] : undefined))
  if (!edge) return <em>{t('deleted')}</em>
  const when = describeCondition(edge.when, { tools, forms })
  return <p dir="auto">{`${when} → ${nameOfNode(target)}`}</p>
}
