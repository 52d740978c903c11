import type { ModelId } from '../shared/models.ts'
import type { Region } from '../shared/regions.ts'
import type { ChannelAdapters } from './channels/ChannelAdapter.ts'
import type { Dns } from './hosts/Dns.ts'
import type { SiteHosts } from './hosts/SiteHosts.ts'
import type { MailDomains } from './mailDomains/MailDomains.ts'
import type { ReadFile } from './knowledge/ReadFile.ts'
import type { KnowledgeKind } from './knowledge/detectKind.ts'
import type { Push } from './notices/Push.ts'
import type { KeyRing } from './secrets/KeyRing.ts'
import type { PageText } from './sites/PageText.ts'
import type { Web } from './sites/Web.ts'
import type { TaskOptions } from './tasks/planTask.ts'
import type { TaskName, TaskPayload } from './tasks/taskKinds.ts'

/** What the domain needs of the world outside Firebase. Passed in, so that tests choose the world. */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number
  languageModel: LanguageModel
  /** What texts mean, for search; without it passages are found by their words alone. */
  embeddings?: Embeddings | undefined
  mail: Mail
  /** The domains that mails may come from. */
  mailDomains: MailDomains
  push: Push
  /** Encrypts what tenants entrust to us. */
  keys: KeyRing
  /** Carries voice calls; without one browsers listen and speak by themselves. */
  voiceLine?: VoiceLine | undefined
  tasks: Tasks
  /** The channels whose replies have to be delivered. */
  channels: ChannelAdapters
  /**
   * The text of a stranger's file in named stretches, read in a process of its own; undefined when the file
   * takes more memory or time than a file gets. Only functions that do nothing else call it, by way of
   * `parseStrangersFile`. Throws AppError with a sentence for the sender.
   */
  parseFile: (file: StrangersFile & { title: string }, deadlineMs: number) => Promise<ReadFile | undefined>
  /**
   * The beginning of a file's text, from the function that parses; empty when it holds none or none comes in
   * time. Throws AppError `file-too-large` when reading the file takes too much; the sender is told.
   */
  textOfFile: (region: Region, file: StrangersFile) => Promise<string>
  /**
   * A picture decoded and written anew in a process of its own; undefined when that takes more memory or time
   * than a file gets. Throws AppError with a sentence for the sender.
   */
  rewriteImage: (content: Buffer, deadlineMs: number) => Promise<Buffer | undefined>
  /**
   * The same by the function that parses. Throws AppError with a sentence for the sender, `unavailable` when no
   * picture comes in time.
   */
  imageOfFile: (region: Region, content: Buffer) => Promise<Buffer>
  /**
   * What pages of a site say, in their order, read in a process of its own; undefined when together they take
   * more memory or time than they get. Only functions that do nothing else call it.
   */
  readPages: (
    pages: { url: string; type: string; content: Buffer }[],
    robotName: string,
    deadlineMs: number,
  ) => Promise<PageText[] | undefined>
  /** Other people's web pages. */
  web: Web
  dns: Dns
  siteHosts: SiteHosts
  /**
   * What an address answers for itself when it is asked whose it is; empty where it does not lead to us.
   * Never throws.
   */
  readHostProof: (host: string) => Promise<string>
  /** Tells the operator's own address about an event, if there is one; throws when it does not take it. */
  notify: (event: NoticeEvent, payload: Record<string, string>) => Promise<void>
}

export interface StrangersFile {
  kind: KnowledgeKind
  content: Buffer
}

/** A file that the function which parses is asked to read. */
export interface ParsedFile {
  kind: KnowledgeKind | 'image'
  content: Buffer
}

/** What the operator of the platform may want to hear of. */
export type NoticeEvent = 'newUser' | 'newAgent' | 'newSubdomain'

/** Work that is done in the background, at least once, in the tenant's region. */
export interface Tasks {
  /**
   * Queues a task; it is the queue's when this has resolved. What was queued before under the same name is
   * the same task: see `nameOf` and `gatherSeconds` of its kind. Throws AppError `unavailable` when the queue
   * is out of reach.
   */
  enqueue: <Name extends TaskName>(
    kind: Name,
    payload: TaskPayload<Name>,
    options?: TaskOptions,
  ) => Promise<void>
}

/** A tool as a model is told of it. `parameters`: a JSON schema of an object. */
export interface ModelTool {
  name: string
  description: string
  parameters: object
}

/** A model's wish to run a tool. `arguments`: JSON as the model wrote it, which may be none. */
export interface ToolCall {
  id: string
  name: string
  arguments: string
}

export type ModelMessage =
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: ToolCall[] }
  /** What became of a call of the assistant message before. */
  | { role: 'tool'; callId: string; name: string; content: string }

export interface ModelRequest {
  model: ModelId
  instructions: string
  messages: ModelMessage[]
  /** What it may call; it answers in words alone without any. */
  tools?: ModelTool[]
  /** Missing for a model that takes none. */
  temperature?: number | undefined
  maxOutputTokens: number
  signal: AbortSignal
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'toolCall'; call: ToolCall }
  /** `cachedTokens`: those of the input that the vendor had in its cache; missing where it does not say. */
  | { type: 'usage'; inputTokens: number; cachedTokens?: number; outputTokens: number }

export interface LanguageModel {
  /** Streams an answer; the last part is the usage. Throws AppError 'unavailable' when the provider fails. */
  stream(request: ModelRequest): AsyncIterable<ModelPart>
}

export interface Embeddings {
  /** Vectors of different models cannot be compared: they are kept under its name. */
  model: string
  /** A vector for each text, in their order. Throws AppError 'unavailable' when the vendor fails. */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>
}

export interface MailSender {
  name: string
  replyTo?: string
  /** The verified domain of an agency; the platform's own without one. */
  domain?: string
}

/** An agency with its region, whose mails' bounces are counted together. */
export interface MailedAgency {
  region: Region
  agencyId: string
}

export interface Mail {
  send(message: {
    to: string
    subject: string
    html: string
    text: string
    idempotencyKey: string
    /** In whose name it comes, and where answers go; the platform's own without one. */
    sender?: MailSender | undefined
    /** For whom it is sent; the service says so again when it bounces. */
    agency?: MailedAgency | undefined
    headers?: Readonly<Record<string, string>> | undefined
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
