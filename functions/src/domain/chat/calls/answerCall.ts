import { callTextsOf, type CallTexts } from '../../../shared/chat/callTexts.ts'
import { maxMessageCharacters, type TurnEvent } from '../../../shared/widget/widgetApi.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { AgentCache } from '../servedAgents/AgentCache.ts'
import { startVisitorTurn, type AskNeeds } from '../visitors/startVisitorTurn.ts'
import { areCallsCovered } from '../../billing/calls/callHolds.ts'
import { noneWithoutCredit } from '../../billing/credits/noneWithoutCredit.ts'
import { unknownClient, type RequestClient } from '../../kernel/access/RequestClient.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { CallClaims } from './callPass.ts'
import { Speech } from './Speech.ts'
import { replyIdOf } from '../conversations/messages.ts'
import { cutText } from '../../kernel/texts/cutText.ts'

/** A visitor's words in a call, and their position in its messages. */
export interface Utterance {
  text: string
  position: number
}

/** The caller's origin was checked when the call started; these requests come from the vendor. */
const callClient: RequestClient = { ...unknownClient, isOwnPage: true }

/**
 * Runs a turn for what a visitor said, like any other of their conversation. A repeated request returns the
 * same answer, stored and charged once. Says one sentence when the agent may not answer, and when the credit
 * has gone that the call has cost: the vendor ends the call with it. Throws only for an invalid pass.
 * `answered`: the words before, if an answer to them was spoken.
 */
export async function answerCall(
  needs: AskNeeds & { agents: AgentCache; ports: Pick<Ports, 'now'> },
  claims: CallClaims,
  { answered, ...spoken }: Utterance & { answered?: Utterance | undefined },
  onWords: (words: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { agentId, conversationId, region, visitorId, wallet, attempt, networks, consent, exp } = claims
  const [servedAgent, isCovered] = await Promise.all([
    needs.agents.require({ agentId, region, draft: false }),
    areCallsCovered({ region, wallet }, needs.ports.now()).catch(noneWithoutCredit),
  ])
  const texts = callTextsOf(servedAgent.agent.voiceConfig.transcriber.language)
  const text = wordsOf(spoken)
  if (!text) return
  const clientMessageId = messageIdOf(attempt, spoken)
  const lastMessageId = answered && replyIdOf(messageIdOf(attempt, answered))
  const speech = new Speech(onWords)
  if (!isCovered) return speech.replaceBy(texts.unavailable)
  try {
    // A vendor's few IPs are shared by all callers, so the limits count each call like a separate IP.
    const turn = startVisitorTurn(
      needs,
      { agentId, conversationId, region, visitorId, draft: false, exp },
      { clientMessageId, text, isSpoken: true, lastMessageId, context: { consent } },
      `call ${attempt}`,
      callClient,
      networks,
    )
    await turn.follow((event) => {
      if (event.type === 'text') speech.add(event.text)
      else if (event.type === 'done') speech.end(event.message.text)
      else speech.replaceBy(excuse(event, texts))
    }, signal)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    speech.replaceBy(texts.sayAgain)
  }
}

/** Returns the words of an utterance as they are stored. */
function wordsOf({ text }: Utterance): string {
  return cutText(text.trim(), maxMessageCharacters)
}

/** Returns the id of an utterance's message, the same however often it is requested. */
function messageIdOf(attempt: string, utterance: Utterance): string {
  const { position } = utterance
  return `call-${sha256(`${attempt}:${position}:${wordsOf(utterance)}`).slice(0, 32)}`
}

/** Returns the sentence that replaces an answer. */
function excuse(event: Extract<TurnEvent, { type: 'stored' | 'error' }>, texts: CallTexts): string {
  if (event.type === 'stored') return texts.personAnswers
  return event.retry ? texts.sayAgain : texts.unavailable
}
