import type { ModelId } from '../../../shared/models/models.ts'
import type { ModelProvider } from '../../../shared/models/modelPrice.ts'
import type { ProjectChoice } from '../../../shared/models/projectChoice.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { ChannelAdapters } from '../channels/ChannelAdapter.ts'
import type { ChatLinks } from '../channels/chatLinks.ts'
import type { Discord } from '../channels/Discord.ts'
import type { Meta } from '../channels/Meta.ts'
import type { Telegram } from '../channels/Telegram.ts'
import type { WhatsApp } from '../channels/WhatsApp.ts'
import type { Dns } from './Dns.ts'
import type { SiteHosts } from './SiteHosts.ts'
import type { Mcp } from './Mcp.ts'
import type { MailDomains, MailedAgency } from './MailDomains.ts'
import type { ReadFile } from './ReadFile.ts'
import type { KnowledgeKind } from './KnowledgeKind.ts'
import type { Push } from './Push.ts'
import type { KeyRing } from '../secrets/KeyRing.ts'
import type { SecretText } from '../secrets/SecretText.ts'
import type { PageText } from './PageText.ts'
import type { Web } from './Web.ts'
import type { TaskOptions } from '../tasks/planTask.ts'
import type { TaskName, TaskPayload } from '../tasks/taskKinds.ts'

/** What the domain needs of the world outside Firebase. Passed in, so that tests choose the world. */
export interface Ports {
  /** Milliseconds since 1970. */
  now: () => number
  languageModel: LanguageModel
  /** What texts mean, for search; without it passages are found by their words alone. */
  embeddings?: Embeddings | undefined
  /** What is said in a recording; without it nobody can read one. */
  transcribe?: Transcribe | undefined
  mail: Mail
  /** The domains that mails may come from. */
  mailDomains: MailDomains
  push: Push
  /** Encrypts what tenants entrust to us. */
  keys: KeyRing
  /** Carries voice calls; without one browsers listen and speak by themselves. */
  voiceLine?: VoiceLine | undefined
  tasks: Tasks
  /** Servers that offer functions by the Model Context Protocol. */
  mcp: Mcp
  telegram: Telegram
  /** Our application at Discord; without one its channel is not offered. */
  discord?: Discord | undefined
  whatsapp: WhatsApp
  /** Our application at Meta; without one its channels are not offered. */
  meta?: Meta | undefined
  /** The channels whose replies have to be delivered. */
  channels: ChannelAdapters
  /** Where people open the chat with an account. */
  chatLinks: ChatLinks
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
export type NoticeEvent = 'newUser' | 'newAgent' | 'newSubdomain' | 'newChannel'

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

/** A workspace's own key for a vendor, or an agent's for its project. */
export interface ModelKey {
  vendor: ModelProvider
  secret: SecretText
  /** In milliseconds since 1970: what is found out of it is not said of one that came after. */
  storedAt: number
  /** Where a compatible server is, and how it calls its model; empty for all others. */
  baseUrl: string
  model: string
}

export interface ModelRequest {
  model: ModelId
  /** In place of the platform's. */
  key?: ModelKey | undefined
  instructions: string
  /** The beginning of the instructions that other requests to come have too; missing where nothing is known. */
  lasting?: string
  messages: ModelMessage[]
  /** What it may call; it answers in words alone without any. */
  tools?: ModelTool[]
  /** Missing for a model that takes none. */
  temperature?: number | undefined
  maxOutputTokens: number
  signal: AbortSignal
  /** The conversation as a project keeps it, which is told its last message alone. */
  session?: ProjectSession
}

export interface ProjectSession {
  /** Stands for the visitor: stable in a conversation, and says nothing of him. */
  userId: string
  /** When the project last answered in it, in milliseconds since 1970; 0 for never. */
  answeredAt: number
  /** The request of the offered answer that the visitor has chosen, as JSON; empty for words of his own. */
  request: string
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'choices'; choices: ProjectChoice[] }
  | { type: 'toolCall'; call: ToolCall }
  /** `cachedTokens`: those of the input that the vendor had in its cache; missing where it does not say. */
  | { type: 'usage'; inputTokens: number; cachedTokens?: number; outputTokens: number }

export interface LanguageModel {
  /**
   * Streams an answer; the last part is the usage. Throws AppError 'unavailable' when the provider fails,
   * 'permission-denied' when it does not take the key, 'resource-exhausted' when it takes no more by it for now.
   */
  stream(request: ModelRequest): AsyncIterable<ModelPart>
  /** Whether the platform has a key for it; where this is missing, it has one for none. */
  hasKey?(model: ModelId): boolean
}

export interface Embeddings {
  /** Vectors of different models cannot be compared: they are kept under its name. */
  model: string
  /** A vector for each text, in their order. Throws AppError 'unavailable' when the vendor fails. */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>
}

/**
 * The words of a recording; empty where it holds none. Throws AppError 'unavailable' when the vendor fails or
 * does not take it.
 */
export type Transcribe = (
  recording: { name: string; type: string; content: Buffer },
  signal: AbortSignal,
) => Promise<string>

export interface MailSender {
  name: string
  replyTo?: string
  /** The verified domain of an agency; the platform's own without one. */
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
    /** In whose name it comes, and where answers go; the platform's own without one. */
    sender?: MailSender | undefined
    /** For whom it is sent; the service says so again when it bounces. */
    agency?: MailedAgency | undefined
    headers?: Readonly<Record<string, string>> | undefined
    attachments?: readonly MailAttachment[] | undefined
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
