import type { ChatMessage, WidgetConfig } from './widgetApi.ts'
import type { WidgetErrorCode } from './widgetErrorCodes.ts'

/**
 * What the dashboard has the frame `/widget/pages/scene.html` show: the widget itself, with a conversation
 * that the dashboard holds and that asks no server. Sent to the frame whole, with every change.
 */
export interface WidgetScene {
  config: WidgetConfig
  messages: ChatMessage[]
  /** The message that waits for its answer. */
  pending?: ChatMessage | undefined
  /** The answer as far as it has been written. */
  answer?: string | undefined
  failure?: { code: WidgetErrorCode | 'offline'; retry: boolean } | undefined
  /** Id of one of the config's forms that is to be seen, whenever it would come by itself. */
  form?: string | undefined
  /** Takes the focus from nobody before it is pressed: somebody types in a field beside it. */
  isPreview?: boolean
  /** Grows when the conversation begins anew. */
  run?: number | undefined
}

/** What the frame tells the dashboard. */
export type SceneEvent =
  /** It can show a scene. */
  | { type: 'ready' }
  | { type: 'send'; text: string }
  | { type: 'retry' }
  | { type: 'stop' }
  /** The conversation is to begin anew. */
  | { type: 'restart' }
  /** Escape was pressed where there was no layer to leave. */
  | { type: 'leave' }
