import type { Dify, DifyNode } from './difyFile.ts'

/** The nodes in which something is said or decided; the others only prepare values. */
const speaking = ['llm', 'answer', 'question-classifier', 'if-else', 'agent']

/** A step of a graph, and the condition in words under which it follows. */
export interface DifyWay {
  to: DifyNode
  when: string
}

/** Walks through the graph of a Dify app. */
export class DifyGraph {
  private readonly nodes: ReadonlyMap<string, DifyNode>
  private readonly edges: ReadonlyMap<string, Dify['workflow']['graph']['edges']>

  constructor({ nodes, edges }: Dify['workflow']['graph']) {
    this.nodes = new Map(nodes.map((node) => [node.id, node]))
    this.edges = Map.groupBy(edges, ({ source }) => source)
  }

  /** Returns the first node that speaks. */
  get first(): DifyNode | undefined {
    const start = [...this.nodes.values()].find(({ data }) => data.type === 'start')
    return start && this.after(start)
  }

  /** Returns the node that speaks after another one, or after one of its outputs. */
  after(node: DifyNode, handle?: string): DifyNode | undefined {
    const seen = new Set([node.id])
    const waiting = this.targetsOf(node.id, handle)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (seen.has(next.id)) continue
      seen.add(next.id)
      if (speaking.includes(next.data.type)) return next
      waiting.push(...this.targetsOf(next.id))
    }
    return undefined
  }

  /**
   * Returns the ways out of a decision: the classes of a classifier, and the cases of a condition that the
   * visitor's words decide. `left`: the number of its cases that other values decide.
   */
  waysOf(node: DifyNode): { ways: DifyWay[]; otherwise: DifyNode | undefined; left: number } {
    const { type, classes, cases } = node.data
    if (type === 'question-classifier') {
      const ways = classes.map(({ id, name }) => ({ to: this.after(node, id), when: `asks about: ${name}` }))
      return { ways: ways.filter(hasTarget), otherwise: undefined, left: 0 }
    }
    const ways = cases.map((one) => ({ to: this.after(node, one.case_id), when: wordsOf(one) }))
    const conditional = ways.filter(({ when }) => when !== '')
    const otherwise = this.after(node, 'false')
    return { ways: conditional.filter(hasTarget), otherwise, left: ways.length - conditional.length }
  }

  private targetsOf(id: string, handle?: string): DifyNode[] {
    const edges = this.edges.get(id) ?? []
    const own = handle === undefined ? edges : edges.filter(({ sourceHandle }) => sourceHandle === handle)
    return own.flatMap(({ target }) => this.nodes.get(target) ?? [])
  }
}

function hasTarget(way: { to: DifyNode | undefined; when: string }): way is DifyWay {
  return way.to !== undefined
}

/** Returns a condition on the visitor's words as a sentence; empty for any other. */
function wordsOf({ conditions }: DifyNode['data']['cases'][number]): string {
  const [condition, ...others] = conditions
  const isOfWords = condition?.variable_selector.join('.') === 'sys.query' && others.length === 0
  const operators: Readonly<Record<string, string>> = {
    contains: 'mentions',
    is: 'writes',
    'start with': 'begins with',
  }
  const operator = condition?.comparison_operator ?? ''
  const verb = Object.hasOwn(operators, operator) ? operators[operator] : undefined
  return isOfWords && verb ? `${verb} “${condition?.value ?? ''}”` : ''
}
