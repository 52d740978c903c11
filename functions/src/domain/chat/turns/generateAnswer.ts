import type { TraceStep, TurnTrace } from '../../../shared/flow/trace.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { cite } from '../conversations/passages.ts'
import { maxTurnMs } from '../../billing/credits/leases.ts'
import { KeyNotes } from './model/KeyNotes.ts'
import { answerPending } from './tools/answerPending.ts'
import type { Asking } from './tools/findConfirmation.ts'
import { Calls } from './model/Calls.ts'
import type { PlannedCall } from './model/PlannedCall.ts'
import { beginFlow } from './model/beginFlow.ts'
import { commitMs, converse, type ConversedAnswer } from './model/converse.ts'
import { reserveCounted } from './credit/reserveCredit.ts'
import { runWithoutEffects } from './tools/runWithoutEffects.ts'
import { mayHandOff, shownExtras } from './model/shownExtras.ts'
import { fixedAnswer, offeredAnswer, outdatedAnswer, pairedAnswer } from './answerWithoutModel.ts'
import { storedSteps } from './storedSteps.ts'
import { keyHolderOf } from '../projects/projectKeys.ts'
import { ToolRuns } from '../tools/ToolRuns.ts'
import type { FlowTurn } from '../flow/walking/FlowTurn.ts'
import type { TurnNeeds } from './TurnNeeds.ts'
import { TurnSpending } from './credit/TurnSpending.ts'
import { ModelRoutes } from './model/ModelRoutes.ts'
import type { TurnRequest } from './TurnRequest.ts'
import type { Generated } from './Generated.ts'

type GenerateNeeds = Pick<TurnNeeds, 'ports' | 'books' | 'tools' | 'runTool' | 'modelKeys'>

/**
 * Returns the answer to a question: of a matching pair, a fixed text of the flow, else the model's. Credit
 * for the most expensive possible answer is held before a model is called; any failure releases it. The
 * question is counted before it is answered.
 */
export async function generateAnswer(
  needs: GenerateNeeds,
  servedAgent: ServedAgent,
  request: TurnRequest,
  onText: (text: string) => void,
): Promise<Generated> {
  const { ports } = needs
  const outdated = await outdatedAnswer(ports, request, onText)
  if (outdated) return outdated
  const paired = await pairedAnswer(ports, servedAgent, request, onText)
  if (paired) return paired
  const steps: TraceStep[] = []
  const flow = isProject(servedAgent) ? undefined : beginFlow(servedAgent, request, steps)
  const fixed = await fixedAnswer(ports, request, { flow, steps }, onText)
  if (fixed) return fixed
  const runs = runsOf(needs, servedAgent, request)
  const parts: Parts = { calls: new Calls(needs, servedAgent, request, flow), runs, flow, steps }
  return modelAnswer(needs, servedAgent, request, parts, onText)
}

/** Returns the answer of models, or the agent's offer when there is no credit for one. */
async function modelAnswer(
  needs: GenerateNeeds,
  servedAgent: ServedAgent,
  request: TurnRequest,
  parts: Parts,
  onText: (text: string) => void,
): Promise<Generated> {
  const { ports, books } = needs
  const { conversation, counted, keys } = request
  const { region } = conversation
  const planned = await parts.calls.next()
  const book = books.of({ region, wallet: servedAgent.wallet })
  const reserved = await reserveCounted(book, servedAgent, { at: ports.now(), counted, keys, ...planned })
  if (!reserved) return offeredAnswer(ports, servedAgent, request, onText)
  const spending = new TurnSpending(book, reserved)
  if (reserved.isCheaper)
    parts.steps.push({
      step: 'fallback',
      node: parts.flow?.nodeId ?? '',
      model: planned.model,
      to: reserved.model,
      reason: 'credit',
    })
  const notes = new KeyNotes(needs, keyHolderOf(region, servedAgent))
  try {
    const ways = await waysOf(needs, servedAgent, request)
    // A confirmed tool runs only when there is credit for an answer.
    const first = request.pending ? await settled(needs, servedAgent, request, parts) : planned
    const conversed = await converse(ports, {
      first,
      ...parts,
      spending,
      ways,
      notes,
      asking: askingOf(request),
      onText,
    })
    const generated = generatedOf(servedAgent, parts, spending, conversed)
    await notes.finishWriting()
    return generated
  } catch (error) {
    book.release(spending.hold)
    await notes.finishWriting()
    // A further call cannot be paid, and the visitor has read nothing: this answer costs nothing either.
    if (error instanceof AppError && error.code === 'out-of-credits')
      return offeredAnswer(ports, servedAgent, request, onText)
    throw error
  }
}

/** Returns what a turn stores and shows of the models' answer, with its hold. */
function generatedOf(
  servedAgent: ServedAgent,
  { calls, runs, flow, steps }: Parts,
  spending: TurnSpending,
  { text, extras, replies, pending, firstTokenAt }: ConversedAnswer,
): Generated {
  const wantsPerson = runs.wantsPerson || (extras.handoff === true && mayHandOff(servedAgent))
  const { sources, isUnknown } = calls.found
  // An answer that only hands over has no sources, and a request for a person is not an unanswered question.
  const isUnanswered = extras.unanswered === true || (isUnknown && !wantsPerson)
  const cited = cite(wantsPerson ? [] : sources)
  const message: Generated['message'] = {
    role: 'agent',
    text,
    sources: cited.sources,
    ...(isUnanswered && { unanswered: true }),
    receipt: spending.receipt(),
    ...(flow && { path: flow.path }),
    ...storedSteps(steps),
    ...shownExtras(servedAgent, { ...extras, ...(replies && { replies }) }),
  }
  return {
    message,
    sources,
    passages: cited.passages,
    wantsPerson,
    hold: spending.hold,
    ...(flow && { flow: flow.state() }),
    trace: { ...(flow?.trace() ?? noFlow), steps },
    pending,
    contact: runs.contact,
    hasChanged: runs.hasChanged,
    firstTokenAt,
  }
}

/** Returns what a question for confirmation depends on. */
function askingOf({ question, visitor: { language, timeZone } }: TurnRequest): Asking {
  return { id: question.id, language, timeZone, isSpoken: question.isSpoken === true }
}

/** Returns whether the agent is a project, which has its own flow. */
function isProject({ agent }: ServedAgent): boolean {
  return agent.agentPlatform === 'vf'
}

async function waysOf(
  { ports }: GenerateNeeds,
  servedAgent: ServedAgent,
  { models, keys }: TurnRequest,
): Promise<ModelRoutes> {
  return new ModelRoutes({
    models,
    keys: await keys,
    hasKey: (model) => ports.languageModel.hasKey?.(model) === true,
    fallback: isProject(servedAgent) ? 'none' : (servedAgent.agent.vgOptions.fallbackModel ?? 'auto'),
  })
}

const noFlow: Omit<TurnTrace, 'steps'> = { from: '', to: '', outcome: '', names: {}, values: {} }

/** Creates the tool runs of a turn. However long the models take, tools stop before the turn must be over. */
function runsOf({ ports, runTool }: GenerateNeeds, servedAgent: ServedAgent, request: TurnRequest): ToolRuns {
  return new ToolRuns({
    run: request.isDryRun ? runWithoutEffects(runTool) : runTool,
    now: ports.now,
    conversation: request.conversation,
    visitor: request.visitor,
    workspaceId: servedAgent.workspaceId,
    messageId: request.question.id,
    storesHistory: servedAgent.agent.recordChatHistory,
    signal: AbortSignal.timeout(maxTurnMs - commitMs),
  })
}

interface Parts {
  calls: Calls
  runs: ToolRuns
  flow: FlowTurn | undefined
  steps: TraceStep[]
}

/** Returns the first call after the confirmed tool has run. */
async function settled(
  { tools }: GenerateNeeds,
  { workspaceId }: ServedAgent,
  { pending, confirmation, conversation }: TurnRequest,
  { calls, ...parts }: Parts,
): Promise<PlannedCall> {
  if (pending) {
    const tool = await tools.loadTool(conversation.region, workspaceId, pending.toolId)
    calls.add(...(await answerPending({ pending, reply: confirmation, tool, ...parts })))
  }
  return calls.next()
}
