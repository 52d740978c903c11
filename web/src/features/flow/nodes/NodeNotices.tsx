import { Anchor, Button } from '@mantine/core'
import type { FlowEdge, FlowNode } from '@parley/functions/shared/flow/flow'
import { useContext, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { IconAlertCircle, IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { arrow } from '../../../components/text/arrow.ts'
import { describeCondition, nameOfNode } from '../edges/describeEdge.ts'
import { describeDifferences } from './describeDifferences.ts'
import { describeProblem } from '../describeProblem.ts'
import { FindingsContext, useFlow, useFlowEditing, useProblemsOf } from '../FlowContext.ts'
import styles from './NodeNotices.module.css'
import { t } from '../texts.ts'

/** Shows the errors of a node, and a colleague's conflicting changes. */
export function NodeNotices({ nodeId }: { nodeId: string }) {
  const problems = useProblemsOf(nodeId).filter(
    ({ kind, edgeId }) => !shownAtFields.has(kind) && (kind !== 'missingTool' || edgeId),
  )
  const { calendarsPath } = useFlowEditing()
  return (
    <>
      <NodeConflict nodeId={nodeId} />
      {problems.map((problem) => (
        <p key={problem.kind + (problem.edgeId ?? '')} className={styles.problem} data-level={problem.level}>
          {problem.level === 'error' ? <IconAlertCircle size={16} /> : <IconAlertTriangle size={16} />}
          <span>
            {describeProblem(problem)}{' '}
            {problem.kind === 'needsCalendar' && calendarsPath && (
              <Anchor component={Link} to={calendarsPath} inherit>
                {t('toCalendars')}
              </Anchor>
            )}
          </span>
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
  'noSource',
  'missingSource',
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

/** Shows the conflict of a node deleted here and changed by a colleague, which no node shows. */
export function DeletedConflict({ nodeId }: { nodeId: string }) {
  const { stored, base } = useFlow((state) => state)
  const [node, before] = [stored.nodes[nodeId], base.nodes[nodeId]]
  return (
    <Conflict
      kind="nodes"
      id={nodeId}
      title={t('deletedAndChanged', { name: nameOfNode(before ?? node) })}
      mine={<NodeWords node={undefined} other={node} />}
      theirs={<NodeWords node={node} other={before} />}
    />
  )
}

interface ConflictProps {
  kind: 'nodes' | 'edges'
  id: string
  title?: string
  mine: ReactNode
  theirs: ReactNode
}

function Conflict({ kind, id, title = t('conflict'), mine, theirs }: ConflictProps) {
  const { store } = useFlowEditing()
  return (
    <section className={styles.conflict} aria-label={title}>
      <p dir="auto">
        <IconUsers size={16} /> {title}
      </p>
      <div>
        <article>
          <strong>{t('yours')}</strong>
          {mine}
          <Button size="compact-sm" onClick={() => store.settle(kind, id, 'mine')}>
            {t('keepYours')}
          </Button>
        </article>
        <article>
          <strong>{t('theirs')}</strong>
          {theirs}
          <Button size="compact-sm" variant="default" onClick={() => store.settle(kind, id, 'theirs')}>
            {t('takeTheirs')}
          </Button>
        </article>
      </div>
    </section>
  )
}

/** Shows the differences between the two versions. */
function NodeWords({ node, other }: { node: FlowNode | undefined; other: FlowNode | undefined }) {
  const { store, tools, models, sources: found } = useFlowEditing()
  const sources = found.status === 'ready' ? found.data : undefined
  const { draft, stored } = store.state
  const groupName = (id: string) => nameOfNode(draft.nodes[id] ?? stored.nodes[id])
  if (!node) return <em>{t('deleted')}</em>
  const fields = describeDifferences(node, other, { tools, models, sources, groupName })
  if (fields.length === 0) return <p dir="auto">{nameOfNode(node)}</p>
  return (
    <dl>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function EdgeWords({ edge }: { edge: FlowEdge | undefined }) {
  const { toolOutcomes: tools, forms } = useFlowEditing()
  const target = useFlow(({ draft }) => (edge ? draft.nodes[edge.to] : undefined))
  if (!edge) return <em>{t('deleted')}</em>
  const when = describeCondition(edge.when, { tools, forms })
  return <p dir="auto">{`${when} ${arrow()} ${nameOfNode(target)}`}</p>
}
