import type { TraceStep, TurnTrace } from '../../../shared/flow/trace.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { cutToBytes, maxAnswerBytes } from '../conversations/messageBytes.ts'
import { cite } from '../conversations/passages.ts'
import { longestTurnMs } from '../../billing/credits/leases.ts'
import { KeyNotes } from './model/KeyNotes.ts'
import { answerPending } from './tools/answerPending.ts'
import { answerWithoutCredit } from './credit/answerWithoutCredit.ts'
import { Calls } from './model/Calls.ts'
import type { PlannedCall } from './model/PlannedCall.ts'
import { beginFlow } from './model/beginFlow.ts'
import { commitMs, converse } from './model/converse.ts'
import { reserveCounted } from './credit/reserveCredit.ts'
import { runWithoutEffects } from './tools/runWithoutEffects.ts'
import { mayHandOff, shownExtras } from './model/shownExtras.ts'
import { storedSteps } from './storedSteps.ts'
import { keyHolderOf } from '../projects/projectKeys.ts'
import { ToolRuns } from '../tools/ToolRuns.ts'
import type { FlowTurn } from '../flow/walking/FlowTurn.ts'
import type { TurnNeeds } from './TurnNeeds.ts'
import { TurnSpending } from './credit/TurnSpending.ts'
import { TurnWays } from './model/TurnWays.ts'
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
  live: LiveAgent,
  request: TurnRequest,
  onText: (text: string) => void,
): Promise<Generated> {
  const { ports, books } = needs
  const { conversation, history, question, counted, visitor, models, keys } = request
  const { region } = conversation
  const free = { sources: [], passages: new Map(), wantsPerson: false, hold: undefined }
  const pair = request.pending ? undefined : live.index?.pair(question.text)
  if (pair) {
    await counted
    onText(pair.answer)
    const message = { role: 'agent' as const, text: pair.answer, pair: pair.id }
    return { ...free, message, firstTokenAt: ports.now() }
  }
  const steps: TraceStep[] = []
  // A project has its own flow.
  const isProject = live.agent.agentPlatform === 'vf'
  const flow = isProject ? undefined : beginFlow(live, request, steps)
  const fixed = request.pending ? undefined : flow?.takeFixed()
  if (flow && fixed !== undefined) {
    await counted
    const text = cutToBytes([fixed, ...flow.settle()].join('\n\n'), maxAnswerBytes)
    onText(text)
    const message = { role: 'agent' as const, text, path: flow.path }
    return {
      ...free,
      message,
      flow: flow.state(),
      trace: { ...flow.trace(), steps },
      firstTokenAt: ports.now(),
    }
  }
  const runs = runsOf(needs, live, request)
  const calls = new Calls(needs, live, request, flow)
  const planned = await calls.next()
  const book = books.of({ region, wallet: live.wallet })
  const reserved = await reserveCounted(book, live, { at: ports.now(), counted, keys, ...planned })
  const withoutCredit = () => {
    const offered = answerWithoutCredit(live.agent, history)
    if (!offered) throw new AppError('out-of-credits')
    onText(offered.message.text)
    return { ...free, ...offered, firstTokenAt: ports.now() }
  }
  if (!reserved) return withoutCredit()
  const spending = new TurnSpending(book, reserved)
  if (reserved.isCheaper)
    steps.push({
      step: 'fallback',
      node: flow?.nodeId ?? '',
      model: planned.model,
      to: reserved.model,
      reason: 'credit',
    })
  const notes = new KeyNotes(needs, keyHolderOf(region, live))
  try {
    const ways = new TurnWays({
      models,
      keys: await keys,
      hasKey: (model) => ports.languageModel.hasKey?.(model) === true,
      fallback: isProject ? 'none' : (live.agent.vgOptions.fallbackModel ?? 'auto'),
    })
    // A confirmed tool runs only when there is credit for an answer.
    const first = request.pending
      ? await settled(needs, live, request, { calls, runs, flow, steps })
      : planned
    const conversed = await converse(ports, {
      first,
      calls,
      spending,
      ways,
      notes,
      runs,
      flow,
      steps,
      asking: { id: question.id, language: visitor.language, timeZone: visitor.timeZone },
      onText,
    })
    const wantsPerson = conversed.extras.handoff === true && mayHandOff(live)
    const { sources, isUnknown } = calls.found
    // An answer that only hands over has no sources, and a request for a person is not an unanswered
    // question.
    const isUnanswered = conversed.extras.unanswered === true || (isUnknown && !wantsPerson)
    const cited = cite(wantsPerson ? [] : sources)
    const message: Generated['message'] = {
      role: 'agent',
      text: conversed.text,
      sources: cited.sources,
      ...(isUnanswered && { unanswered: true }),
      receipt: spending.receipt(),
      ...(flow && { path: flow.path }),
      ...storedSteps(steps),
      ...shownExtras(live, { ...conversed.extras, ...(conversed.replies && { replies: conversed.replies }) }),
    }
    const { passages } = cited
    const { firstTokenAt } = conversed
    const trace = { ...(flow?.trace() ?? noFlow), steps }
    const walked = { ...(flow && { flow: flow.state() }), trace }
    const { pending } = conversed
    await notes.written()
    const kept = { pending, contact: runs.contact, hasChanged: runs.hasChanged }
    return { message, sources, passages, wantsPerson, hold: spending.hold, ...walked, ...kept, firstTokenAt }
  } catch (error) {
    book.release(spending.hold)
    await notes.written()
    // A further call cannot be paid, and the visitor has read nothing: this answer costs nothing either.
    if (error instanceof AppError && error.code === 'out-of-credits') return withoutCredit()
    throw error
  }
}

const noFlow: Omit<TurnTrace, 'steps'> = { from: '', to: '', outcome: '', names: {}, values: {} }

/** Creates the tool runs of a turn. However long the models take, tools stop before the turn must be over. */
function runsOf({ ports, runTool }: GenerateNeeds, live: LiveAgent, request: TurnRequest): ToolRuns {
  return new ToolRuns({
    run: request.isDryRun ? runWithoutEffects(runTool) : runTool,
    now: ports.now,
    conversation: request.conversation,
    visitor: request.visitor,
    workspaceId: live.workspaceId,
    messageId: request.question.id,
    keepsHistory: live.agent.recordChatHistory,
    signal: AbortSignal.timeout(longestTurnMs - commitMs),
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
  { workspaceId }: LiveAgent,
  { pending, question, conversation }: TurnRequest,
  { calls, ...parts }: Parts,
): Promise<PlannedCall> {
  if (pending) {
    const tool = await tools.loadTool(conversation.region, workspaceId, pending.toolId)
    calls.add(...(await answerPending({ pending, text: question.text, tool, ...parts })))
  }
  return calls.next()
}
