import type { SceneEvent, WidgetScene } from '@parley/functions/shared/widgetScene'
import type { Conversation, ConversationOptions, ConversationState } from '../chat/Conversation.ts'

/**
 * A conversation that is held elsewhere: it shows the scene that it is given, and tells what the person at
 * the widget wants. `start` is what the panel starts in place of a conversation with the backend.
 */
export function startSceneConversation(tell: (event: SceneEvent) => void) {
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
    // Messages that have not changed stay the same objects: what is drawn of them stays as well.
    const known = new Map(state.messages.map((message) => [JSON.stringify(message), message]))
    Object.assign(state, {
      config,
      messages: messages.map((message) => known.get(JSON.stringify(message)) ?? message),
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
        if (state.failure) tell({ type: 'retry' })
      },
      send: (text) => tell({ type: 'send', text }),
      stop: () => tell({ type: 'stop' }),
      agree: () => {},
      setHandoff: () => {},
      change: () => tell({ type: 'restart' }),
      end: () => (onChange = () => {}),
    }
  }

  return { show, start }
}
