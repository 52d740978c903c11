import {
  flowLimits,
  flowNodeSchema,
  type Flow,
  type FlowEdge,
  type FlowField,
  type FlowNode,
} from '@parley/functions/shared/flow/flow'
import { layOutNodes } from '@parley/functions/shared/flow/drawing/layOutNodes'
import { oneLine } from '@parley/functions/shared/texts/cleanText'
import type { Losses } from './Losses.ts'

/** The maximum length of a flow's texts together; names and positions take the rest of its document. */
const maxTextCharacters = 150_000

/** The steps of a converted agent, which are laid out at the end. */
export class FlowDraft {
  private readonly losses: Losses
  private readonly nodes: Record<string, FlowNode> = {}
  private readonly edges: Record<string, FlowEdge> = {}
  private readonly keys = new Map<string, string>()
  private readonly ways = new Set<string>()
  private nodeCount = 0
  private characters = 0

  constructor(losses: Losses) {
    this.losses = losses
  }

  get isEmpty(): boolean {
    return this.nodeCount === 0
  }

  /** Adds a step and returns its id; undefined when the flow is full. */
  addNode(node: Pick<FlowNode, 'kind'> & Partial<FlowNode>): string | undefined {
    const name = oneLine(node.name ?? '').slice(0, flowLimits.name)
    const text = this.cut(node.text ?? '')
    if (this.nodeCount >= flowLimits.nodes || this.characters + text.length > maxTextCharacters) {
      this.losses.add('tooMany', name)
      return undefined
    }
    this.characters += text.length
    const id = `n${++this.nodeCount}`
    this.nodes[id] = flowNodeSchema.parse({ ...node, name, text })
    return id
  }

  /** Adds a way between two steps. Steps that are missing get none. */
  addEdge(from: string | undefined, to: string | undefined, when: FlowEdge['when']): void {
    if (from === undefined || to === undefined) return
    const cut = typeof when === 'string' ? oneLine(when).slice(0, flowLimits.when).toWellFormed() : when
    const way = JSON.stringify([from, cut])
    const isFull = this.ways.size >= flowLimits.edges || this.characters + way.length > maxTextCharacters
    if (isFull || this.ways.has(way)) return
    this.ways.add(way)
    this.characters += way.length
    this.edges[`e${this.ways.size}`] = { from, to, order: Math.min(this.ways.size, 10_000), when: cut }
  }

  /** Returns a way's condition: the tap on a reply, or words where a reply is too long for one. */
  replyRule(text: string): FlowEdge['when'] {
    return text.length <= 80 ? { rule: 'reply', text } : `chooses “${text}”`
  }

  /** Returns the key of a value by its name in the other platform; one name has one key. */
  keyOf(name: string): string {
    const earlier = this.keys.get(name)
    if (earlier !== undefined) return earlier
    const bare = name
      .normalize('NFKD')
      .replaceAll(/[^a-zA-Z0-9_]/g, '')
      .replace(/^[^a-zA-Z]+/, '')
    const used = new Set(this.keys.values())
    const wanted = bare.slice(0, 26) || 'value'
    const key = used.has(wanted) ? `${wanted}${this.keys.size + 1}` : wanted
    this.keys.set(name, key)
    return key
  }

  /** Returns a value that a step collects. */
  fieldOf(name: string, kind: FlowField['kind']): FlowField {
    return { key: this.keyOf(name), label: oneLine(name).slice(0, flowLimits.name), kind, choices: [] }
  }

  toFlow(): Flow {
    return withinCanvas(layOutNodes({ nodes: this.nodes, edges: this.edges }))
  }

  private cut(text: string): string {
    if (text.length <= flowLimits.text) return text
    this.losses.add('shortened')
    return text.slice(0, flowLimits.text).toWellFormed()
  }
}

/** Moves the nodes of a very long flow nearer to each other, so that all are on the canvas. */
function withinCanvas({ nodes, edges }: Flow): Flow {
  const distances = Object.values(nodes).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])
  const scale = Math.min(1, flowLimits.distance / Math.max(1, ...distances))
  if (scale === 1) return { nodes, edges }
  const moved = Object.entries(nodes).map(([id, node]) => [
    id,
    { ...node, x: Math.trunc(node.x * scale), y: Math.trunc(node.y * scale) },
  ])
  return { nodes: Object.fromEntries(moved), edges }
}
