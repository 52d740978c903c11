import type { FlowNode } from '../../../../shared/flow/flow.ts'
import { flowStateLimits, type FlowState } from '../../../../shared/flow/flowState.ts'
import type { Rule } from '../../../../shared/flow/rules.ts'
import type { OfferedMove, TraceStep, TurnTrace } from '../../../../shared/flow/trace.ts'
import { describeStep } from './describeStep.ts'
import { emptyNode, noState } from './emptyFlow.ts'
import { collectedFieldRule } from '../../../../shared/flow/collectedFieldRule.ts'
import { FoundValues } from './FoundValues.ts'
import { isOfFacts, isRuleMet, type RuleFacts } from './isRuleMet.ts'
import { nodeNamesOf } from './nodeNamesOf.ts'
import { fillInValues } from './fillInValues.ts'
import type { PreparedFlow, EdgeWithId } from './PreparedFlow.ts'

/** A circle of rules ends the walk: the visitor is answered at the node reached. */
const maxMoves = 10

type MoveBy = Extract<TraceStep, { step: 'move' }>['by']
type RuledEdge = EdgeWithId & { when: Rule }
type VisitorInput = Pick<RuleFacts, 'reply' | 'form'>

/** One message's way through a flow: the present node, the possible moves, and the collected values. */
export class FlowTurn {
  private readonly flow: PreparedFlow
  private readonly before: FlowState
  private readonly input: VisitorInput
  private readonly steps: TraceStep[]
  private readonly nodes: string[] = []
  private readonly found: FoundValues
  private at: string
  private moves = 0
  private outcome: string
  private returnsTo: string | undefined

  /**
   * A node that the newer flow does not have, and an end that was reached, lead to the start. Events are
   * added to `steps`.
   */
  constructor(flow: PreparedFlow, state: FlowState | null, input: VisitorInput, steps: TraceStep[] = []) {
    this.flow = flow
    this.input = input
    this.steps = steps
    this.before = state ?? { ...noState, hash: flow.hash }
    this.found = new FoundValues(this.before, flow.askedKeys, (step, key, value) =>
      this.steps.push({ step, node: this.at, key, value }),
    )
    this.outcome = this.before.outcome
    const node = flow.node(this.before.node)
    this.at = node && node.kind !== 'end' ? this.before.node : flow.start
    this.nodes.push(this.at)
  }

  /** The node that speaks. */
  get nodeId(): string {
    return this.at
  }

  get node(): FlowNode {
    return this.flow.node(this.at) ?? emptyNode
  }

  /** Follows rules that need no model. */
  walk(): void {
    const seen = new Set([this.at])
    for (let way = this.wayByRule(false); way && !seen.has(way.to); way = this.wayByRule(true)) {
      seen.add(way.to)
      this.go(way.id, way.to, 'rule')
      if (this.moves >= maxMoves) return
    }
  }

  /**
   * Follows rules on collected values and tools after an answer; returns the texts of fixed nodes on that
   * way.
   */
  settle(): string[] {
    const words: string[] = []
    const seen = new Set([this.at])
    for (let way = this.edgeByFacts(); way && !seen.has(way.to); way = this.edgeByFacts()) {
      seen.add(way.to)
      this.go(way.id, way.to, 'rule')
      if (this.moves >= maxMoves) break
      const fixed = this.takeFixed()
      if (fixed) words.push(fixed)
    }
    return words
  }

  /**
   * Follows rules that what was just found out meets, unless the model chose a way that is tried before them.
   * Returns 'call' when the new step must speak, 'settle' when a fixed text follows, undefined for the model's
   * choice.
   */
  follow(choice: OfferedMove | undefined, hasSpoken: boolean): 'call' | 'settle' | undefined {
    let followed: 'call' | undefined
    const seen = new Set([this.at])
    for (let way = this.metByFacts(); way && !seen.has(way.to); way = this.metByFacts()) {
      if (!followed && !this.takesPrecedence(way, choice, hasSpoken)) return undefined
      if (this.isFixed(way.to)) return 'settle'
      if (this.moves >= maxMoves) return followed
      seen.add(way.to)
      const { id: edgeId, to, when: rule } = way
      this.steps.push({ step: 'rule', node: this.at, edgeId, to, rule, isMet: true })
      this.go(way.id, way.to, 'rule')
      followed = 'call'
    }
    return followed
  }

  /** Leaves a step whose tool has just failed, when a rule leads to a step that says what happens now. */
  leaveFailed(): void {
    const way = this.metByFacts()
    const isFailure = way?.when.rule === 'tool' && way.when.ended === 'failed'
    if (isFailure && !this.isFixed(way.to)) this.follow(undefined, false)
  }

  /** Returns the text of a fixed node that was just reached; undefined when a model speaks. */
  takeFixed(): string | undefined {
    const { mode, text } = this.node
    if (mode !== 'fixed' || !text || this.isStaying()) return undefined
    const words = fillInValues(text, this.found.values)
    if (!words.trim()) return undefined
    this.steps.push({ step: 'fixed', node: this.at, text: words })
    return words
  }

  /** Returns the moves that a model may make here. `maySwitch`: also those that need another call. */
  offers(maySwitch: boolean): OfferedMove[] {
    const own = this.flow.waysFrom(this.at).flatMap((way) => this.offerOf(way))
    const everywhere = this.flow.globals
      .filter((id) => id !== this.at)
      .map((id) => ({ edgeId: '', to: id, when: this.flow.node(id)?.global?.when ?? '', isInlined: false }))
    return [...own, ...everywhere]
      .filter((move) => move.when && (maySwitch || move.isInlined || this.isFixed(move.to)))
      .map((move, index) => ({ ...move, mark: String(index + 1) }))
  }

  /** Returns the instructions of the present step for a model, which moves by a mark or by calling a tool. */
  describe(moves: readonly OfferedMove[], movesBy: 'mark' | 'tool' = 'mark'): string {
    const inlined = moves
      .filter(({ isInlined }) => isInlined)
      .map(({ mark, to }) => [mark, this.flow.node(to) ?? emptyNode] as const)
    return describeStep({
      node: this.node,
      values: this.found.values,
      moves,
      movesBy,
      inlined: new Map(inlined),
    })
  }

  /**
   * Follows a mark that a model wrote, with the values that it collected. Returns false without moving when
   * the mark's rule is not met.
   */
  take({ edgeId, to }: OfferedMove, fields: Readonly<Record<string, unknown>> = {}): boolean {
    this.collect(fields)
    const way = this.flow.waysFrom(this.at).find(({ id }) => id === edgeId)
    if (way && typeof way.when !== 'string' && !isRuleMet(way.when, this.facts())) return false
    this.go(edgeId, to, edgeId ? 'model' : 'global')
    this.collect(fields)
    return true
  }

  /** Stores values that a model collected, for the fields that the nodes of this turn ask for. */
  collect(fields: Readonly<Record<string, unknown>>): void {
    const wanted = this.nodes.flatMap((id) => this.flow.node(id)?.collects ?? [])
    this.found.collect(wanted, fields)
  }

  /** Stores how a tool ended, and the values that it returned. */
  noteTool(toolId: string, ended: 'ok' | 'failed', values: Readonly<Record<string, string>>): void {
    this.found.noteTool(toolId, ended, values)
  }

  /** Returns the present state of the conversation. */
  state(): FlowState {
    const isElsewhere = this.at !== this.before.node
    const node = this.returnsTo ?? this.at
    return {
      hash: this.flow.hash,
      node,
      back: isElsewhere
        ? [...this.before.back, this.before.node].filter(Boolean).slice(-flowStateLimits.back)
        : this.before.back,
      turns: node === this.before.node ? this.before.turns + 1 : 1,
      values: this.found.values,
      tools: this.found.tools,
      outcome: this.outcome,
    }
  }

  /** The nodes of this turn, in order. */
  get path(): string[] {
    return this.nodes.slice(-maxMoves)
  }

  /** Returns the way of this turn, with the names of all nodes in its steps. */
  trace(): Omit<TurnTrace, 'steps'> {
    return {
      from: this.nodes[0] ?? '',
      to: this.at,
      outcome: this.outcome,
      ...nodeNamesOf(this.flow, this.nodes, this.steps),
      values: this.found.values,
    }
  }

  /** Returns whether the visitor has had this node's text before, and nothing has moved on from it. */
  private isStaying(): boolean {
    return this.moves === 0 && this.before.node === this.at
  }

  private isFixed(id: string): boolean {
    return this.flow.node(id)?.mode === 'fixed'
  }

  private offerOf(way: EdgeWithId): Omit<OfferedMove, 'mark'>[] {
    const when = typeof way.when === 'string' ? way.when : this.conditionForModel(way)
    return when ? [{ edgeId: way.id, to: way.to, when, isInlined: this.flow.isInlined(way.id) }] : []
  }

  /**
   * Returns the condition that a model must know. Fixed texts follow by themselves once their rule is met.
   */
  private conditionForModel({ when, to }: EdgeWithId): string {
    const rule = collectedFieldRule(this.node, when)
    if (!rule || this.isFixed(to) || Object.hasOwn(this.found.values, rule.key)) return ''
    const { label } = this.node.collects.find(({ key }) => key === rule.key) ?? {}
    const what = `has told what you ask for as "${label || rule.key}"`
    return rule.comparison === 'is' ? `${what}, and it is ${JSON.stringify(rule.value)}` : what
  }

  private facts(): RuleFacts {
    return {
      ...this.input,
      values: this.found.values,
      tools: this.found.tools,
      turns: this.at === this.before.node ? this.before.turns : 0,
    }
  }

  /**
   * Returns the first way whose rule is met. Once the walk has reached a node with a text, only stored values
   * lead past it.
   */
  private wayByRule(hasMoved: boolean): EdgeWithId | undefined {
    const hasOwnText = this.node.text !== ''
    return hasMoved && hasOwnText ? this.edgeByFacts() : this.firstEdge(() => true)
  }

  /** Returns the first way that is met by values, or by a tool of this turn. */
  private metByFacts(): RuledEdge | undefined {
    const facts = this.facts()
    // How a tool ended in an earlier turn says nothing about this one.
    const isNew = (rule: Rule) => rule.rule !== 'tool' || this.found.ran.has(rule.id)
    const isMet = (way: EdgeWithId): way is RuledEdge =>
      isOfFacts(way.when) && isNew(way.when) && isRuleMet(way.when, facts)
    return this.flow.waysFrom(this.at).find(isMet)
  }

  /** A way that the model has chosen counts when it is tried first, or leads to the same step. */
  private takesPrecedence(way: EdgeWithId, choice: OfferedMove | undefined, hasSpoken: boolean): boolean {
    // A step that the model knows of was answered with the same words.
    if (!choice) return this.isFixed(way.to) || !hasSpoken || !this.flow.isInlined(way.id)
    const order = this.flow.waysFrom(this.at).map(({ id }) => id)
    return choice.to !== way.to && order.indexOf(way.id) < order.indexOf(choice.edgeId)
  }

  private edgeByFacts(): EdgeWithId | undefined {
    return this.firstEdge(({ when }) => isOfFacts(when))
  }

  private firstEdge(isTried: (way: EdgeWithId) => boolean): EdgeWithId | undefined {
    const facts = this.facts()
    return this.flow.waysFrom(this.at).find((way) => {
      if (typeof way.when === 'string' || !isTried(way)) return false
      const isMet = isRuleMet(way.when, facts)
      this.steps.push({ step: 'rule', node: this.at, edgeId: way.id, to: way.to, rule: way.when, isMet })
      return isMet
    })
  }

  private go(edgeId: string, to: string, by: MoveBy): void {
    const from = this.at
    this.steps.push({ step: 'move', node: from, edgeId, to, by })
    this.moves++
    this.at = to
    this.nodes.push(to)
    const { global, outcome } = this.node
    if (outcome) this.outcome = outcome
    // After a question from anywhere, the agent returns to where it was.
    if (by === 'global') this.returnsTo = global?.returns ? from : undefined
    else this.returnsTo = undefined
  }
}
