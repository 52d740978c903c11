import { randomUUID } from 'node:crypto'
import { parseFlow } from '../../src/shared/flow/parseFlow.ts'
import type { TraceStep } from '../../src/shared/flow/trace.ts'
import { languageModel } from '../../src/providers/llm/languageModel.ts'
import { paths } from '../../src/shared/paths.ts'
import { Writes } from '../../src/store/commit.ts'
import { ask, makeAgent, makeClaims, type makeEngine } from '../factories.ts'
import { giveFlow } from './flows.ts'

const shop = parseFlow(`start Start ^n1
  - always -> Welcome ^e1
default Welcome ^n2
  | Ask for what the visitor needs.
  - when "asks about an order" -> Orders ^e2 (1)
  - when "asks about a refund" -> Refunds ^e3 (2)
  - when "asks about delivery" -> Delivery ^e4 (3)
  - when "asks about the guarantee" -> Guarantee ^e5 (4)
default Orders ^n3
  collects order number "Order number"
  | Ask for the order number.
  - variable order isSet "" -> Found ^e6 (1)
  - when "has lost it" -> Lost ^e7 (2)
end Found ^n4
  word for word
  | Order {{order}} is on its way.
default Lost ^n5
  collects email email "E-mail address"
  | Ask for the e-mail address.
  - variable email isSet "" -> Noted ^e8
end Noted ^n6
  word for word
  | We write to {{email}}.
default Refunds ^n7
  | Say: "Within 30 days."
  - when "is late, after thirty days" -> Late ^e9
default Late ^n8
  | ${'Explain what can still be done after that time, kindly and at length. '.repeat(10)}
default Delivery ^n9
  | Say: "Two to three days."
  - when "lives abroad" -> Abroad ^e10
default Abroad ^n10
  | Say: "Five days more."
default Guarantee ^n11
  | Say: "Two years."
default Person ^n12
  from everywhere when "wants a manager", then back
  | Say: "Somebody will come."
`)

/** The visitor's messages, each with the node that should answer. */
const talks: readonly (readonly [string, string])[][] = [
  [
    ['Hello', 'n2'],
    ['My order please', 'n3'],
    ['I do not know', 'n3'],
    ['It is 4711', 'n4'],
    ['Hello again', 'n2'],
  ],
  [
    ['Hello', 'n2'],
    ['An order', 'n3'],
    ['I lost it', 'n5'],
    ['Hm', 'n5'],
    ['ada@example.com', 'n6'],
  ],
  [
    ['Hello', 'n2'],
    ['A refund', 'n7'],
    ['Thanks', 'n7'],
    ['It is late', 'n8'],
    ['Well', 'n8'],
  ],
  [
    ['Hello', 'n2'],
    ['And delivery?', 'n9'],
    ['I live abroad', 'n10'],
    ['Fine', 'n10'],
    ['Good', 'n10'],
  ],
  [
    ['Hello', 'n2'],
    ['The guarantee?', 'n11'],
    ['Fine', 'n11'],
    ['So', 'n11'],
    ['Well', 'n11'],
  ],
  [
    ['Hello', 'n2'],
    ['Get me a manager', 'n2'],
    ['A refund then', 'n7'],
    ['Fine', 'n7'],
    ['Good', 'n7'],
  ],
]

/** Returns the providers' own code with the sandbox's model. */
export function sandboxModel(sandboxUrl: string) {
  return languageModel({
    openai: undefined,
    anthropic: undefined,
    google: undefined,
    compatible: undefined,
    sandbox: `${sandboxUrl}/llm/v1`,
  })
}

/** Creates an agent with twelve nodes. */
export async function makeShopAgent(region: Parameters<typeof makeAgent>[0]) {
  const agent = await makeAgent(region)
  await giveFlow(agent, shop)
  await new Writes(region).update(paths.agent(agent.agentId), { enableNodes: true }).commit()
  return agent
}

/** The actual and the expected node of a turn, and the prompts of its model calls. */
export interface WalkedTurn {
  said: string
  node: string | undefined
  expected: string
  /** The prompt of each model call. */
  calls: string[]
}

/** Runs sixty scripted turns, twice through six conversations. */
export async function runSixtyTurns(
  engine: ReturnType<typeof makeEngine>,
  agent: Awaited<ReturnType<typeof makeAgent>>,
): Promise<WalkedTurn[]> {
  const walked: WalkedTurn[] = []
  for (const talk of [...talks, ...talks]) {
    const claims = makeClaims(agent, { draft: true })
    let last: string | undefined
    for (const [said, expected] of talk) {
      const turn = await ask(engine, claims, said, randomUUID(), last)
      last = turn.answer?.id
      const trace = turn.last?.type === 'done' ? turn.last.report?.trace : undefined
      const steps = trace?.steps ?? []
      const isGlobal = steps.some((step) => step.step === 'move' && step.by === 'global')
      walked.push({
        said,
        expected,
        node: isGlobal ? trace?.from : trace?.to,
        calls: steps.flatMap(answeredIn),
      })
    }
  }
  return walked
}

function answeredIn(step: TraceStep): string[] {
  return step.step === 'model' ? [step.instructions] : []
}
