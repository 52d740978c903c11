import type { LanguageModel, ModelPart, ModelRequest } from '../../src/domain/kernel/ports/ports.ts'
import { saveFlow } from '../../src/domain/chat/flow/saveFlow.ts'
import { flowSchema, type Flow } from '../../src/shared/flow/flow.ts'
import type { makeAgent } from '../factories.ts'
import { makePorts } from '../factories.ts'

/** Saves a flow for an agent as the editor does. Every node and edge counts as new. */
export async function giveFlow(agent: Awaited<ReturnType<typeof makeAgent>>, flow: Flow) {
  const { region, agentId, caller } = agent
  const missing = (ids: object) => Object.fromEntries(Object.keys(ids).map((id) => [id, null]))
  const base = { nodes: missing(flow.nodes), edges: missing(flow.edges) }
  return saveFlow(makePorts(), caller, { region, agentId, parts: flow, base })
}

/** Returns a flow that asks for an order's number and says where the order is. */
export function orderFlow(): Flow {
  const order = { key: 'order', label: 'Order number', kind: 'number' }
  return flowSchema.parse({
    nodes: {
      n1: { kind: 'start', name: 'Start' },
      n2: { kind: 'default', name: 'Reception', text: 'Ask for what brings the visitor here.' },
      n3: { kind: 'default', name: 'Orders', text: 'Ask for the order number.', collects: [order] },
      n4: {
        kind: 'end',
        name: 'Found',
        mode: 'fixed',
        text: 'Order {{order}} left on Monday.',
        outcome: 'found',
      },
      n5: { kind: 'default', name: 'Complaints', text: 'Listen well. '.repeat(60) },
    },
    edges: {
      e1: { from: 'n1', to: 'n2', when: { rule: 'always' } },
      e2: { from: 'n2', to: 'n3', order: 1, when: 'asks about an order' },
      e3: { from: 'n2', to: 'n5', order: 2, when: 'complains' },
      e4: { from: 'n3', to: 'n4', when: { rule: 'variable', key: 'order', comparison: 'isSet' } },
    },
  })
}

/** A step of the scripted model: it says something, at once or later, calls a tool, or fails. */
type ModelStep =
  | string
  | { says: string; after: () => Promise<unknown> }
  | { call: string; arguments: object }
  | Error

const saidIn = (says: string): ModelPart[] =>
  (says.match(/.{1,3}/gs) ?? []).map((text) => ({ type: 'text', text }))

/** Returns a model that performs the steps in order and stores its requests. */
export function sayingModel(...steps: ModelStep[]): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = []
  return {
    requests,
    async *stream(request) {
      const step = steps[requests.length] ?? 'Nothing more.'
      requests.push(request)
      if (step instanceof Error) throw step
      if (typeof step === 'string') yield* saidIn(step)
      else if ('says' in step) {
        await step.after()
        yield* saidIn(step.says)
      } else {
        const call = {
          id: `call-${requests.length}`,
          name: step.call,
          arguments: JSON.stringify(step.arguments),
        }
        yield { type: 'toolCall', call }
      }
      yield { type: 'usage', inputTokens: 100, outputTokens: 20 }
    },
  }
}
