import { temperatureFor, type ModelId, type ModelPrice } from '../../shared/models.ts'
import type { OfferedMove } from '../../shared/flow/trace.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import { mostTokens } from '../credits/priceUsage.ts'
import type { FlowTurn } from '../flow/FlowTurn.ts'
import type { ModelRequest, Ports } from '../ports.ts'
import { buildPrompt, type Prompt } from './buildPrompt.ts'
import { findSources, noSources, type FoundSources } from './findSources.ts'
import type { Asked } from './generateAnswer.ts'

/** One call of a model, before it is known what may be spent on it. */
export interface PlannedCall {
  model: ModelId
  maxTokens: number
  /** What its input may cost at most, in tokens. */
  inputBound: number
  prompt: Prompt
  moves: OfferedMove[]
}

/** A visitor waits for each: a turn asks two more models at most after the first. */
const mostSwitches = 2

/** What the calls of one turn are made of: the agent, the question, and where the flow stands by then. */
export class Calls {
  /** What the answer may rest on. */
  known: FoundSources = noSources
  private readonly ports: Pick<Ports, 'embeddings'>
  private readonly live: LiveAgent
  private readonly asked: Asked
  private readonly flow: FlowTurn | undefined
  private planned = 0

  constructor(ports: Pick<Ports, 'embeddings'>, live: LiveAgent, asked: Asked, flow: FlowTurn | undefined) {
    this.ports = ports
    this.live = live
    this.asked = asked
    this.flow = flow
  }

  /** The call that comes now; `isLast`: the model must answer where it is. */
  async next(isLast = false): Promise<PlannedCall> {
    const { agent } = this.live
    const { history, question } = this.asked
    const node = this.flow?.node
    const usesKnowledge = node?.knowledge !== 'none'
    if (usesKnowledge && this.known === noSources)
      this.known = await findSources(this.ports, this.live, history, question.text)
    const maySwitch = this.planned < mostSwitches
    this.planned++
    const moves = isLast ? [] : (this.flow?.offers(maySwitch) ?? [])
    const known = usesKnowledge ? this.known : noSources
    const step = this.flow?.describe(moves) ?? ''
    const prompt = buildPrompt(agent, { history, question, known, step })
    const { model, maxTokens } = agent.vgOptions
    return { model: node?.model ?? model, maxTokens, inputBound: boundOf(prompt), prompt, moves }
  }

  /** The request of a call that may answer so many tokens. */
  request(
    { prompt }: PlannedCall,
    model: ModelId,
    price: ModelPrice,
    maxOutputTokens: number,
  ): Omit<ModelRequest, 'signal'> {
    const temperature = this.flow?.node.temperature ?? this.live.agent.vgOptions.temperature
    return { model, ...prompt, temperature: temperatureFor(price, temperature), maxOutputTokens }
  }
}

function boundOf({ instructions, messages }: Prompt): number {
  return mostTokens(instructions) + messages.reduce((sum, { content }) => sum + mostTokens(content), 0)
}
