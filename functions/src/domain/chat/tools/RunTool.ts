import type { Visitor } from '../../../shared/chat/conversation.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { ConversationRef } from '../conversations/ConversationRef.ts'
import type { TurnTool } from './TurnTool.ts'

export interface ToolRun<T extends TurnTool = TurnTool> {
  region: Region
  workspaceId: string
  tool: T
  /** As the model wrote them: a JSON object, or something else. */
  arguments: string
  /** Of what changes something, the same whatever is repeated; servers get it as `Idempotency-Key`. */
  key: string
  signal: AbortSignal
  /** Where it was called. */
  conversation: ConversationRef
  visitor: TalkingVisitor
}

/** Whoever the agent talks to, as far as tools need to know. */
export interface TalkingVisitor {
  /** The same in all conversations of one browser, by its pass; empty where there is none. */
  id: string
  /** Who he is by the word of the page's owner; empty where nobody vouches for him. */
  provedId: string
  /** As his browser has told it; empty where it has not. */
  language: string
  timeZone: string
  /** He tries the draft. */
  isTest: boolean
}

export interface ToolResult {
  ended: 'ok' | 'failed'
  /** What the model is told: at most `toolLimits.answerBytes`. */
  answer: string
  /** What is kept of it, by `keeps`. */
  values: Record<string, string>
  totalMs: number
  /** What the visitor has told of himself; the conversation's from then on. */
  contact?: Contact
}

export type Contact = Pick<Visitor, 'name' | 'email' | 'phone'>

/** Runs a tool; never throws. What fails comes back as a sentence for the model. */
export type RunTool<T extends TurnTool = TurnTool> = (run: ToolRun<T>) => Promise<ToolResult>
