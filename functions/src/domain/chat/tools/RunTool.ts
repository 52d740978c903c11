import type { Visitor } from '../../../shared/chat/conversation.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { ConversationRef } from '../conversations/ConversationRef.ts'
import type { TurnTool } from './TurnTool.ts'

export interface ToolRun<T extends TurnTool = TurnTool> {
  region: Region
  workspaceId: string
  tool: T
  /** The arguments that the model wrote: a JSON object, or something invalid. */
  arguments: string
  /**
   * The key of a run that changes something, the same for each repetition; servers receive it as
   * `Idempotency-Key`.
   */
  key: string
  signal: AbortSignal
  /** The conversation of the call. */
  conversation: ConversationRef
  visitor: TalkingVisitor
}

/** The visitor, as far as tools need to know. */
export interface TalkingVisitor {
  /** The id in the visitor's pass, the same in all conversations of one browser; empty for none. */
  id: string
  /** The id that the page's owner has signed; empty for none. */
  provedId: string
  /** The value that the visitor's browser reports; empty for none. */
  language: string
  timeZone: string
  /** The visitor tries the draft. */
  isTest: boolean
  /** The names of the networks that they write from, from narrow to wide; missing when unknown. */
  networks?: readonly string[] | undefined
}

export interface ToolResult {
  ended: 'ok' | 'failed'
  /** The answer for the model: at most `toolLimits.answerBytes`. */
  answer: string
  /** The values that are stored, by `keeps`. */
  values: Record<string, string>
  totalMs: number
  /** Contact data that the visitor gave; stored with the conversation. */
  contact?: Contact | undefined
  /** The tool asks for a person to join the conversation. */
  wantsPerson?: boolean
}

export type Contact = Pick<Visitor, 'name' | 'email' | 'phone'>

/** Runs a tool; never throws. A failure is returned as a sentence for the model. */
export type RunTool<T extends TurnTool = TurnTool> = (run: ToolRun<T>) => Promise<ToolResult>
