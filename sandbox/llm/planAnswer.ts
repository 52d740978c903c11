import type { ServerResponse } from 'node:http'
import { addJournalNote } from '../journal.ts'
import { readConversation, type ChatRequest, type Conversation } from './chatRequest.ts'
import { complete, type Completion } from './complete.ts'
import { readScript, type Script } from './readScript.ts'
import type { Pace } from './sendCompletion.ts'

export const refusalText = 'The test asked for this answer.'

interface PlannedAnswer {
  script: Script
  completion: Completion
  pace: Pace
  /** The status of an error that is sent instead of the answer. */
  error: number | undefined
}

/**
 * Plans the answer to a request, for the interface of every vendor. A key that contains `refused` gets
 * status 401.
 */
export function planAnswer(
  request: ChatRequest,
  url: URL,
  response: ServerResponse,
  key: string | string[] | undefined,
): PlannedAnswer {
  const conversation = readConversation(request)
  const script = readScript(conversation, request.model)
  const completion = complete(request, conversation, script)
  noteTools(response, conversation, script)
  const pace = choosePace(url, script, completion)
  return { script, completion, pace, error: String(key).includes('refused') ? 401 : script.error }
}

/** Adds the tools to the journal. */
function noteTools(
  response: ServerResponse,
  { tools, toolAnswers }: Conversation,
  { toolCalls }: Script,
): void {
  if (tools.length === 0) return
  const calls = toolCalls.map((call) => `calls ${call.name} ${call.arguments}`)
  const notes = [
    `may call ${tools.map(({ name }) => name).join(', ')}`,
    ...(toolAnswers.length > 0 ? [`was told ${toolAnswers.join(' ')}`] : []),
    ...calls,
  ]
  addJournalNote(response, notes.join('; '))
}

/** Chooses a pace like that of a small hosted model, unless a test sets its own. */
function choosePace(url: URL, { totalMilliseconds }: Script, { words }: Completion): Pace {
  if (totalMilliseconds !== undefined) {
    const step = totalMilliseconds / (words.length + 1)
    return { firstMilliseconds: step, wordMilliseconds: step }
  }
  return {
    firstMilliseconds: Number(
      url.searchParams.get('first_ms') ?? process.env.PARLEY_SANDBOX_LLM_FIRST_MS ?? 120,
    ),
    wordMilliseconds: Number(
      url.searchParams.get('token_ms') ?? process.env.PARLEY_SANDBOX_LLM_TOKEN_MS ?? 12,
    ),
  }
}
