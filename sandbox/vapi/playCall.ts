import { z } from 'zod'
import type { Assistant } from './webCallRequest.ts'

export interface SpokenLine {
  role: 'assistant' | 'user'
  content: string
}

const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })).min(1),
})

/** Plays a call as Vapi does: every utterance goes to the assistant's model with the conversation so far. */
export async function playCall(
  assistant: Assistant,
  utterances: string[],
): Promise<{ lines: SpokenLine[]; endedReason: string }> {
  const lines: SpokenLine[] = assistant.firstMessage
    ? [{ role: 'assistant', content: assistant.firstMessage }]
    : []
  for (const content of utterances) {
    lines.push({ role: 'user', content })
    const answer = await callModel(assistant, lines)
    if (answer) lines.push({ role: 'assistant', content: answer })
    const isFarewell = assistant.endCallPhrases?.some((phrase) =>
      answer.toLowerCase().includes(phrase.toLowerCase()),
    )
    if (isFarewell) return { lines, endedReason: 'assistant-said-end-call-phrase' }
  }
  return { lines, endedReason: 'customer-ended-call' }
}

async function callModel({ model }: Assistant, messages: SpokenLine[]): Promise<string> {
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
    body: JSON.stringify({ model: model.model, messages, temperature: 0.5, max_tokens: 250, stream: true }),
  })
  if (!response.ok) throw new Error(`The model responded with ${response.status}.`)
  const events = (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.replace(/^data: /, ''))
  if (events.pop() !== '[DONE]') throw new Error('The stream of the model has no end.')
  return events.map((event) => chunkSchema.parse(JSON.parse(event)).choices[0]?.delta.content ?? '').join('')
}
