import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { answerCall } from '../../domain/chat/calls/answerCall.ts'
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
const completionsSchema = z.object({
  stream: z.boolean().default(false),
  messages: z
    .array(z.object({ role: z.string(), content: z.union([z.string(), z.array(partSchema)]).nullish() }))
    .max(2_000),
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
  const position = messages.findLastIndex(({ role }) => role === 'user')
  const content = messages[position]?.content ?? ''
  const text = typeof content === 'string' ? content : content.map((item) => item.text ?? '').join(' ')
  const aborted = new AbortController()
  response.on('close', () => aborted.abort('gone'))
  const completion = chatCompletion(response, stream)
  await answerCall(
    currentInstance(),
    claims,
    { text, position },
    (words) => completion.say(words),
    aborted.signal,
  )
  completion.end()
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
