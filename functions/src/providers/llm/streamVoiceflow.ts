import type { ModelPart, ModelRequest } from '../../domain/kernel/ports/ports.ts'
import { providerFailed } from './providerFailed.ts'
import { readTraces, type Traces } from './readTraces.ts'

/** A response has some kilobytes; a longer one is invalid. */
const maxBytes = 512_000

interface Project {
  /** The origin of Voiceflow's Dialog Manager. */
  origin: string
  key: string
  /** When the key was stored, in milliseconds since 1970. */
  storedAt: number
}

/**
 * Streams an answer of a Voiceflow project, which stores the conversation itself. A conversation that the
 * project has not started, or not with this key, is launched first; its launch text comes before the answer.
 */
export async function* streamVoiceflow(project: Project, request: ModelRequest): AsyncGenerator<ModelPart> {
  try {
    let hasText = false
    let choices: Traces['choices'] = []
    for await (const traces of talk(project, request)) {
      for (const words of traces.words) {
        yield { type: 'text', text: hasText ? `\n\n${words}` : words }
        hasText = true
      }
      if (traces.words.length > 0 || traces.choices.length > 0) choices = traces.choices
    }
    // An answer needs text: without any, the choices' names are used.
    if (!hasText && choices.length > 0) yield { type: 'text', text: choices.map(lineOf).join('\n') }
    if (choices.length > 0) yield { type: 'choices', choices }
    yield { type: 'usage', inputTokens: 0, outputTokens: 0 }
  } catch (error) {
    throw providerFailed(error)
  }
}

async function* talk(project: Project, { session, messages, signal }: ModelRequest): AsyncGenerator<Traces> {
  if (!session) throw new TypeError('A project needs a session')
  const { userId, answeredAt, request } = session
  const isNew = answeredAt <= project.storedAt
  if (isNew) {
    const launched = await interact(project, userId, { type: 'launch' }, signal)
    yield launched
    // A project that ended would start again with the next message, and say the same twice.
    if (launched.isOver) return
  }
  const chosen: unknown = request && !isNew ? JSON.parse(request) : undefined
  yield await interact(
    project,
    userId,
    chosen ?? { type: 'text', payload: messages.at(-1)?.content ?? '' },
    signal,
  )
}

async function interact(
  { origin, key }: Project,
  userId: string,
  action: unknown,
  signal: AbortSignal,
): Promise<Traces> {
  const response = await fetch(`${origin}/state/user/${encodeURIComponent(userId)}/interact`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ action, config: { tts: false, stripSSML: true } }),
    redirect: 'error',
    signal,
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw Object.assign(new Error('The project refused'), { statusCode: response.status })
  }
  return readTraces(JSON.parse(await readBounded(response)))
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new Error('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const lineOf = ({ name }: { name: string }) => `- ${name}`
