import type { ModelId } from '../shared/models.ts'
import type { Region } from '../shared/regions.ts'

/** What the domain needs of the world outside Firebase. Passed in, so that tests choose the world. */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number
  languageModel: LanguageModel
  mail: Mail
  /** Carries voice calls; without one browsers listen and speak by themselves. */
  voiceLine?: VoiceLine | undefined
  /** Hears that a visitor waits for a person; never throws and never delays the caller. */
  personIsWanted?:
    | ((waiting: { region: Region; workspaceId: string; agentId: string; conversationId: string }) => void)
    | undefined
  /**
   * Hears that a workspace has little credit left, as a hint to look; never throws and never delays the
   * caller.
   */
  creditIsLow?: ((region: Region, workspaceId: string) => void) | undefined
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
  /** Missing for a model that takes none. */
  temperature?: number | undefined
  maxOutputTokens: number
  signal: AbortSignal
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'usage'; inputTokens: number; outputTokens: number }

export interface LanguageModel {
  /** Streams an answer; the last part is the usage. Throws AppError 'unavailable' when the provider fails. */
  stream(request: ModelRequest): AsyncIterable<ModelPart>
}

export interface Mail {
  send(message: {
    to: string
    subject: string
    html: string
    text: string
    idempotencyKey: string
  }): Promise<void>
}

/** A call as an agent wants it to be. */
export interface CallPlan {
  title: string
  /** Said first; empty when the agent waits. */
  greeting: string
  transcriber: { provider: string; model: string; language: string }
  voice: string
  /** What is heard in the background: a name, an address, or `off`. */
  ambience: string
  isRecorded: boolean
  /** Whether the vendor may keep what was said. */
  keepsHistory: boolean
  /** How long a pause ends an utterance. */
  pauseMs: number
  mostSeconds: number
  /** Whoever says one of these hangs up. */
  farewells: string[]
  /** Answers what was said as OpenAI's chat completions do. */
  answerUrl: string
  /** Is told when the call is over. */
  reportUrl: string
}

export interface VoiceLine {
  /** Throws AppError 'unavailable' when the vendor fails. */
  startCall(plan: CallPlan): Promise<{ id: string; joinUrl: string }>
  /**
   * Dollars that a call has cost; undefined while it is not over or its cost is not known. Throws like
   * `startCall`.
   */
  readCost(id: string): Promise<number | undefined>
}
