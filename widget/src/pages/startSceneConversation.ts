import type { SceneEvent, WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import type {
  Conversation,
  ConversationOptions,
  ConversationState,
} from '../chat/conversation/Conversation.ts'

/**
 * Creates a conversation that is controlled from outside: it shows a scene, and emits what the person at the
 * widget wants.
 * `start` replaces the conversation with the backend.
 */
export function startSceneConversation(notify: (event: SceneEvent) => void) {
  const state: ConversationState = {
    config: undefined,
    messages: [],
    pending: undefined,
    waiting: [],
    answer: '',
    isBusy: false,
    token: undefined,
    conversationId: '',
    handoff: 'bot',
    operator: '',
    isOpen: true,
    needsConsent: false,
    isTold: true,
  }
  let onChange = () => {}

  function show({ config, messages, pending, answer = '', failure }: WidgetScene): void {
    // Unchanged messages stay the same objects, so that they are not rendered again.
    const existing = new Map(state.messages.map((message) => [JSON.stringify(message), message]))
    Object.assign(state, {
      config,
      messages: messages.map((message) => existing.get(JSON.stringify(message)) ?? message),
      pending,
      answer,
      failure,
      isBusy: !!pending && !failure,
    })
    onChange()
  }

  function start(options: ConversationOptions): Conversation {
    onChange = options.onChange
    return {
      state,
      context: { language: 'en' },
      api: options.api,
      isStale: false,
      proceed: () => {
        if (state.failure) notify({ type: 'retry' })
      },
      send: (text) => notify({ type: 'send', text }),
      stop: () => notify({ type: 'stop' }),
      agree: () => {},
      setHandoff: () => {},
      change: () => notify({ type: 'restart' }),
      end: () => (onChange = () => {}),
    }
  }

  return { show, start }
}
