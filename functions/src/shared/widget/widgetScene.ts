import type { ChatMessage, WidgetConfig } from './widgetApi.ts'
import type { WidgetErrorCode } from './widgetErrorCodes.ts'

/**
 * The dashboard's message to the frame `/widget/pages/scene.html`: the real widget with a conversation that
 * the dashboard holds, without a server. Every change sends the whole scene.
 */
export interface WidgetScene {
  config: WidgetConfig
  messages: ChatMessage[]
  /** The message that waits for its answer. */
  pending?: ChatMessage | undefined
  /** The answer as far as it was streamed. */
  answer?: string | undefined
  failure?: { code: WidgetErrorCode | 'offline'; retry: boolean } | undefined
  /** The id of a form of the config to show, whatever its trigger is. */
  form?: string | undefined
  /** Does not take the focus before it is clicked, because a member types in a field beside it. */
  isPreview?: boolean
  /** Increases when the conversation restarts. */
  run?: number | undefined
}

/** The frame's messages to the dashboard. */
export type SceneEvent =
  /** The frame is ready for a scene. */
  | { type: 'ready' }
  | { type: 'send'; text: string }
  | { type: 'retry' }
  | { type: 'stop' }
  /** The visitor restarts the conversation. */
  | { type: 'restart' }
  /** Escape was pressed while no layer was open. */
  | { type: 'leave' }
