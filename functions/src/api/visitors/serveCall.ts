import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { answerCall, type Utterance } from '../../domain/chat/calls/answerCall.ts'
import { verifyCallPass, type CallClaims } from '../../domain/chat/calls/callPass.ts'
import { settleCall } from '../../domain/chat/calls/settleCall.ts'
import { hourMs } from '../../shared/durations.ts'
import { chatCompletion } from './chatCompletion.ts'
import { currentInstance } from '../context.ts'
import { parseBody } from '../http/endpoint.ts'
import type { Response } from '../http/Response.ts'

/** The path of a vendor's request during a call, with the call's pass. */
const callPath = /\/voice\/([\w.-]+)\/(chat\/completions|events)$/

/** The vendor repeats the whole conversation with every turn; a report contains every word with its time. */
const maxBytes = 2_400_000
const maxKeys = 200_000
/** Failed reports are retried, and some are late. */
const reportGraceMs = 6 * hourMs

const partSchema = z.object({ text: z.string().optional() })
const messageSchema = z.object({
  role: z.string(),
  content: z.union([z.string(), z.array(partSchema)]).nullish(),
})
type CallMessage = z.infer<typeof messageSchema>
const completionsSchema = z.object({
  stream: z.boolean().default(false),
  messages: z.array(messageSchema).max(2_000),
})
const eventSchema = z.object({
  message: z.object({
    type: z.string(),
    call: z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) }).optional(),
  }),
})

/** Serves a vendor's request; returns undefined for any other request. */
export function serveCall(request: Request, response: Response): Promise<void> | undefined {
  const [, pass, action] = callPath.exec(request.path) ?? []
  if (!pass || request.method !== 'POST') return undefined
  const instance = currentInstance()
  const graceMs = action === 'events' ? reportGraceMs : 0
  const claims = verifyCallPass(instance.signing, pass, instance.ports.now(), graceMs)
  return action === 'events'
    ? serveEvent(claims, request, response)
    : serveCompletion(claims, request, response)
}

async function serveCompletion(claims: CallClaims, request: Request, response: Response): Promise<void> {
  const { messages, stream } = parseBody(request, completionsSchema, maxBytes, maxKeys)
  const aborted = new AbortController()
  response.on('close', () => aborted.abort('gone'))
  const completion = chatCompletion(response, stream)
  await answerCall(
    currentInstance(),
    claims,
    utterancesOf(messages),
    (words) => completion.say(words),
    aborted.signal,
  )
  completion.end()
}

/** Returns the caller's last words, and those before them if an answer to them was spoken. */
function utterancesOf(messages: readonly CallMessage[]): Utterance & { answered?: Utterance | undefined } {
  const spoken = utteranceOf(messages)
  const before = messages.slice(0, Math.max(0, spoken.position))
  const answered = utteranceOf(before)
  const replies = before.slice(answered.position + 1).filter(({ role }) => role === 'assistant')
  const isAnswered = answered.position >= 0 && replies.some((reply) => textOf(reply).trim())
  return { ...spoken, answered: isAnswered ? answered : undefined }
}

function utteranceOf(messages: readonly CallMessage[]): Utterance {
  const position = messages.findLastIndex(({ role }) => role === 'user')
  return { text: textOf(messages[position]), position }
}

function textOf({ content }: Partial<CallMessage> = {}): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join(' ')
}

/** Handles the end of a call, and uses only the call's id from it. */
async function serveEvent(claims: CallClaims, request: Request, response: Response): Promise<void> {
  const { message } = parseBody(request, eventSchema, maxBytes, maxKeys)
  if (message.type === 'end-of-call-report') {
    if (!message.call) throw new AppError('invalid-argument')
    await settleCall(currentInstance().ports, claims, message.call.id)
  }
  response.json({})
}
