import { isRun } from '../../../../shared/flow/groups.ts'
import { inlinedEdges } from '../../../../shared/flow/flowCost.ts'
import type { Flow, FlowEdge, FlowNode } from '../../../../shared/flow/flow.ts'

export interface EdgeWithId extends FlowEdge {
  id: string
}

/** A flow prepared for turns: computed once, however many turns there are. */
export class PreparedFlow {
  readonly hash: string
  readonly start: string
  /** Nodes that are reachable from everywhere, by id. */
  readonly globals: readonly string[]
  /** The keys of the values that nodes ask visitors for. */
  readonly askedKeys: ReadonlySet<string>
  private readonly inlined: ReadonlySet<string>
  private readonly nodes: ReadonlyMap<string, FlowNode>
  private readonly ways = new Map<string, EdgeWithId[]>()

  constructor(flow: Flow, hash: string) {
    this.hash = hash
    this.nodes = new Map(Object.entries(flow.nodes).filter(([, node]) => isRun(node)))
    const ids = [...this.nodes.keys()].toSorted()
    this.start = ids.find((id) => this.nodes.get(id)?.kind === 'start') ?? ''
    this.askedKeys = new Set(
      [...this.nodes.values()].flatMap(({ collects }) => collects.map(({ key }) => key)),
    )
    this.globals = ids.filter((id) => this.nodes.get(id)?.global)
    for (const [id, edge] of Object.entries(flow.edges)) {
      if (!this.nodes.has(edge.from) || !this.nodes.has(edge.to)) continue
      this.ways.set(edge.from, [...(this.ways.get(edge.from) ?? []), { ...edge, id }])
    }
    for (const ways of this.ways.values())
      ways.sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
    this.inlined = new Set([...this.ways.keys()].flatMap((id) => [...inlinedEdges(flow, id)]))
  }

  node(id: string): FlowNode | undefined {
    return this.nodes.get(id)
  }

  /**
   * Returns whether a model answers in an edge's target in the same call in which it decides to move there.
   */
  isInlined(edgeId: string): boolean {
    return this.inlined.has(edgeId)
  }

  /** Returns the ways out of a node, in the order in which they are tried. */
  waysFrom(id: string): readonly EdgeWithId[] {
    return this.ways.get(id) ?? []
  }
}
