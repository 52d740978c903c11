import type { ModelId } from '../shared/models.ts'
import type { Region } from '../shared/regions.ts'

/** What the domain needs of the world outside Firebase. Passed in, so that tests choose the world. */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number
  languageModel: LanguageModel
  mail: Mail
  /** Has a knowledge source read in the background, at least once. */
  queueIndexing: (task: IndexingTask) => Promise<void>
  /** Tells an outside address about an event; never throws and never delays the caller. */
  notify: (event: 'newUser' | 'newAgent', payload: Record<string, unknown>) => void
}

export interface IndexingTask {
  region: Region
  agentId: string
  sourceId: string
}

export interface ModelRequest {
  model: ModelId
  instructions: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  temperature: number
  maxOutputTokens: number
  signal: AbortSignal
}

export type ModelPart = { type: 'text'; text: string } | { type: 'usage'; inputTokens: number; outputTokens: number }

export interface LanguageModel {
  /** Streams an answer; the last part is the usage. Throws AppError 'unavailable' when the provider fails. */
  stream(request: ModelRequest): AsyncIterable<ModelPart>
}

export interface Mail {
  send(message: { to: string; subject: string; html: string; text: string; idempotencyKey: string }): Promise<void>
}
