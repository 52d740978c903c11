import type { ModelId } from '../../../shared/models/models.ts'
import type { ModelProvider } from '../../../shared/models/modelPrice.ts'
import type { ProjectChoice } from '../../../shared/models/projectChoice.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { ChannelAdapters } from '../channels/ChannelAdapter.ts'
import type { ChatLinks } from '../channels/chatLinks.ts'
import type { Discord } from '../channels/Discord.ts'
import type { Meta } from '../channels/Meta.ts'
import type { Telegram } from '../channels/Telegram.ts'
import type { Whatsapp } from '../channels/Whatsapp.ts'
import type { Dns } from './Dns.ts'
import type { SiteHosts } from './SiteHosts.ts'
import type { Mcp } from './Mcp.ts'
import type { MailDomains, MailedAgency } from './MailDomains.ts'
import type { ReadFile } from './ReadFile.ts'
import type { KnowledgeKind } from './KnowledgeKind.ts'
import type { Push } from './Push.ts'
import type { CostSeal } from '../secrets/CostSeal.ts'
import type { KeyRing } from '../secrets/KeyRing.ts'
import type { SecretText } from '../secrets/SecretText.ts'
import type { PageText } from './PageText.ts'
import type { Web } from './Web.ts'
import type { TaskOptions } from '../tasks/planTask.ts'
import type { TaskName, TaskPayload } from '../tasks/taskKinds.ts'

/**
 * The services outside Firebase that the domain needs. They are parameters, so that tests can replace them.
 */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number
  languageModel: LanguageModel
  /** Vectors of texts, for search; without them passages are found by their words only. */
  embeddings?: Embeddings | undefined
  /** Transcribes recordings; without it recordings have no text. */
  transcribe?: Transcribe | undefined
  mail: Mail
  /** The domains that emails may come from. */
  mailDomains: MailDomains
  push: Push
  /** Encrypts the secrets of tenants. */
  keys: KeyRing
  /** Encrypts the costs of answers. */
  costs: CostSeal
  /** Carries voice calls; without it browsers recognise and speak by themselves. */
  voiceLine?: VoiceLine | undefined
  tasks: Tasks
  /** Servers that offer functions by the Model Context Protocol. */
  mcp: Mcp
  telegram: Telegram
  /** Our application at Discord; without it the channel is not offered. */
  discord?: Discord | undefined
  whatsapp: Whatsapp
  /** Our application at Meta; without it its channels are not offered. */
  meta?: Meta | undefined
  /** The channels whose replies must be delivered. */
  channels: ChannelAdapters
  /** The URLs that open a chat with an account. */
  chatLinks: ChatLinks
  /**
   * Parses a stranger's file in its own process; undefined when the file takes too much memory or time. Only
   * functions that do nothing else call it, through `parseStrangersFile`. Throws AppError with a sentence for
   * the sender.
   */
  parseFile: (file: UntrustedFile & { title: string }, deadlineMs: number) => Promise<ReadFile | undefined>
  /**
   * Returns the beginning of a file's text, from the parsing function; empty for a file without text or when
   * it takes too long. Throws AppError 'file-too-large' when the file takes too much, as a message to the
   * sender.
   */
  textOfFile: (region: Region, file: UntrustedFile) => Promise<string>
  /**
   * Decodes a picture and encodes it again in its own process; undefined when that takes too much memory or
   * time. Throws AppError with a sentence for the sender.
   */
  rewriteImage: (content: Buffer, deadlineMs: number) => Promise<Buffer | undefined>
  /**
   * Does the same in the parsing function. Throws AppError with a sentence for the sender, 'unavailable' when
   * no picture comes in time.
   */
  imageOfFile: (region: Region, content: Buffer) => Promise<Buffer>
  /**
   * Returns the texts of pages in their order, parsed in their own process; undefined when together they take
   * too much memory or time. Only functions that do nothing else call it.
   */
  readPages: (
    pages: { url: string; type: string; content: Buffer }[],
    robotName: string,
    deadlineMs: number,
  ) => Promise<PageText[] | undefined>
  /** Fetches web pages of other parties. */
  web: Web
  dns: Dns
  siteHosts: SiteHosts
  /**
   * Fetches the proof of ownership that a host serves; empty when the host does not point to us. Never
   * throws.
   */
  readHostProof: (host: string) => Promise<string>
  /**
   * Posts an event to the platform operator's webhook, if there is one; throws when it does not accept it.
   */
  notify: (event: NoticeEvent, payload: Record<string, string>) => Promise<void>
}

export interface UntrustedFile {
  kind: KnowledgeKind
  content: Buffer
}

/** A file for the parsing function. */
export interface ParsedFile {
  kind: KnowledgeKind | 'image'
  content: Buffer
}

/** Events that the operator of the platform may want to hear of. */
export type NoticeEvent = 'newUser' | 'newAgent' | 'newSubdomain' | 'newChannel' | 'newSubscription'

/** Background work, done at least once, in the tenant's region. */
export interface Tasks {
  /**
   * Queues a task; the queue has it when this resolves. Tasks of one name are one task: see `nameOf` and
   * `gatherSeconds` of its kind. Throws AppError 'unavailable' when the queue is unavailable.
   */
  enqueue: <Name extends TaskName>(
    kind: Name,
    payload: TaskPayload<Name>,
    options?: TaskOptions,
  ) => Promise<void>
}

/** A tool as it is described to a model. `parameters`: a JSON schema of an object. */
export interface ModelTool {
  name: string
  description: string
  parameters: object
}

/** A tool call by a model. `arguments`: the JSON that the model wrote, possibly invalid. */
export interface ToolCall {
  id: string
  name: string
  arguments: string
}

export type ModelMessage =
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: ToolCall[] }
  /** The result of a call of the assistant message before. */
  | { role: 'tool'; callId: string; name: string; content: string }

/** A workspace's own key for a vendor, or an agent's for its project. */
export interface ModelKey {
  vendor: ModelProvider
  secret: SecretText
  /** In milliseconds since 1970; tells whether a finding is about this key or a later one. */
  storedAt: number
  /** The URL of a compatible server, and its name for the model; empty for all others. */
  baseUrl: string
  model: string
}

export interface ModelRequest {
  model: ModelId
  /** Used instead of the platform's key. */
  key?: ModelKey | undefined
  instructions: string
  /**
   * The beginning of the instructions that later requests share, for the vendor's cache; missing when
   * unknown.
   */
  lasting?: string
  messages: ModelMessage[]
  /** The tools that the model may call; without any it answers in text only. */
  tools?: ModelTool[]
  /** Missing for a model that takes none. */
  temperature?: number | undefined
  maxOutputTokens: number
  signal: AbortSignal
  /** The conversation as a project stores it; the project receives only the last message. */
  session?: ProjectSession
}

export interface ProjectSession {
  /** A pseudonym of the visitor: stable in a conversation, and without personal data. */
  userId: string
  /** The project's last answer in it, in milliseconds since 1970; 0 for never. */
  answeredAt: number
  /** The request of the choice that the visitor selected, as JSON; empty when they typed. */
  request: string
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'choices'; choices: ProjectChoice[] }
  | { type: 'toolCall'; call: ToolCall }
  /** `cachedTokens`: input tokens from the vendor's cache; missing when the vendor does not report them. */
  | { type: 'usage'; inputTokens: number; cachedTokens?: number; outputTokens: number }

export interface LanguageModel {
  /**
   * Streams an answer; the last part is the usage. Throws AppError 'unavailable' when the provider fails,
   * 'permission-denied' when it refuses the key, 'resource-exhausted' when the key is over its limit.
   */
  stream(request: ModelRequest): AsyncIterable<ModelPart>
  /** Returns whether the platform has a key for a model; without this method it has none. */
  hasKey?(model: ModelId): boolean
}

export interface Embeddings {
  /** Vectors of different models cannot be compared, so they are stored under this name. */
  model: string
  /**
   * Returns a vector for each text, in the same order. Throws AppError 'unavailable' when the vendor fails.
   */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>
}

/**
 * Returns the text of a recording; empty when it has none. Throws AppError 'unavailable' when the vendor
 * fails or refuses it.
 */
export type Transcribe = (
  recording: { name: string; type: string; content: Buffer },
  signal: AbortSignal,
) => Promise<string>

export interface MailSender {
  name: string
  replyTo?: string
  /** The verified domain of an agency; the platform's own if missing. */
  domain?: string
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface Mail {
  send(message: {
    to: string
    subject: string
    html: string
    text: string
    idempotencyKey: string
    /** The sender and the reply address; the platform's own if missing. */
    sender?: MailSender | undefined
    /** The agency of the email, which the service repeats in its bounce events. */
    agency?: MailedAgency | undefined
    headers?: Readonly<Record<string, string>> | undefined
    attachments?: readonly MailAttachment[] | undefined
  }): Promise<void>
}

/** The settings of a call. */
export interface CallPlan {
  title: string
  /** Spoken first; empty when the agent waits. */
  greeting: string
  transcriber: { provider: string; model: string; language: string }
  voice: string
  /** The background sound: a name, a URL, or `off`. */
  ambience: string
  isRecorded: boolean
  /** Whether the vendor may keep the transcript. */
  storesHistory: boolean
  /** The pause that ends an utterance, in milliseconds. */
  pauseMs: number
  maxSeconds: number
  /** Phrases that end the call when the caller says one. */
  farewells: string[]
  /** The URL that answers in the format of OpenAI's chat completions. */
  answerUrl: string
  /** The URL that receives the end of the call. */
  reportUrl: string
}

export interface VoiceLine {
  /** Throws AppError 'unavailable' when the vendor fails. */
  startCall(plan: CallPlan): Promise<{ id: string; joinUrl: string }>
  /**
   * Returns the cost of a call in dollars; undefined until it is over and its cost is known. Throws like
   * `startCall`.
   */
  readCost(id: string): Promise<number | undefined>
}
