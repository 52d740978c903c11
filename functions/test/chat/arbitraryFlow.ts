import fc from 'fast-check'
import {
  flowEdgeSchema,
  flowNodeSchema,
  nodeKinds,
  type Flow,
  type FlowEdge,
  type FlowNode,
} from '../../src/shared/flow/flow.ts'
import { comparisons, type Rule } from '../../src/shared/flow/rules.ts'

const words = fc.oneof(
  fc.constantFrom('', 'Hello', 'asks for a price', 'a -> b', '"quoted"', 'two\nlines', ' | bar', '\n'),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
)
const line = (maxLength: number) => words.map((text) => text.slice(0, maxLength))
const fieldKey = fc.constantFrom('name', 'email', 'order_no')

const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ rule: fc.constant('always' as const) }),
  fc.record({ rule: fc.constant('reply' as const), text: line(80) }),
  fc.record({ rule: fc.constant('form' as const), id: fc.constantFrom('f1', 'f 2') }),
  fc.record({
    rule: fc.constant('tool' as const),
    id: fc.constantFrom('t1', 't2'),
    ended: fc.constantFrom('ok' as const, 'failed' as const),
  }),
  fc.record({
    rule: fc.constant('variable' as const),
    key: fieldKey,
    comparison: fc.constantFrom(...comparisons),
    value: line(200),
  }),
  fc.record({ rule: fc.constant('stuck' as const), turns: fc.integer({ min: 1, max: 50 }) }),
)

const field = fc.record({
  key: fieldKey,
  label: line(80),
  kind: fc.constantFrom(
    'text' as const,
    'email' as const,
    'phone' as const,
    'number' as const,
    'date' as const,
    'choice' as const,
  ),
  choices: fc.array(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 3 }),
})

/** Any node that the schema accepts. */
const arbitraryNode: fc.Arbitrary<FlowNode> = fc
  .record(
    {
      kind: fc.constantFrom(...nodeKinds),
      name: line(80),
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
      text: words,
      mode: fc.constantFrom('model' as const, 'fixed' as const),
      model: fc.constantFrom('gpt-4o' as const, 'gpt-4o-mini' as const),
      temperature: fc.constantFrom(0, 0.5, 1.25),
      tools: fc.subarray(['t1', 't2', 't 3']),
      needsTool: fc.constantFrom(true as const, 'calendar' as const),
      knowledge: fc.oneof(
        fc.constantFrom('all' as const, 'none' as const),
        fc.subarray(['s1', 'pair-2', 's "3"']),
      ),
      collects: fc.array(field, { maxLength: 2 }),
      global: fc.record({ when: words, returns: fc.boolean() }),
      outcome: line(40),
      group: fc.constantFrom('n1', 'n2', 'n3', 'n9'),
      isCollapsed: fc.constant(true as const),
    },
    { requiredKeys: ['kind', 'name', 'text'] },
  )
  .map((node) => flowNodeSchema.parse(node))

const nodeIds = ['n1', 'n2', 'n3', 'n4', 'n5']
const edgeIds = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6']

const arbitraryEdge: fc.Arbitrary<FlowEdge> = fc
  .record({
    from: fc.constantFrom(...nodeIds),
    to: fc.constantFrom(...nodeIds),
    order: fc.nat({ max: 3 }),
    when: fc.oneof(words, rule),
  })
  .map((edge) => flowEdgeSchema.parse(edge))

/** Any flow that the schema accepts, including invalid ones; few ids, so that parts share them. */
export const arbitraryFlow: fc.Arbitrary<Flow> = fc.record({
  nodes: fc.dictionary(fc.constantFrom(...nodeIds), arbitraryNode, { noNullPrototype: true }),
  edges: fc.dictionary(fc.constantFrom(...edgeIds), arbitraryEdge, { noNullPrototype: true }),
})
