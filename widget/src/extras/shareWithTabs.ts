import type { Kit } from './createKit.ts'

/** Keeps a conversation that the browser's tabs share up to date in a tab that is looked at. */
export function shareWithTabs({ chat, listen, remember }: Kit) {
  const { conversation, place } = chat
  const { state } = conversation
  let wasPending = false
  let subject = ''

  const follow = () => {
    // The conversation itself finds out whether somebody else has written since.
    if (document.visibilityState === 'visible' && state.config?.syncBrowser && state.conversationId)
      conversation.proceed()
  }
  listen(document, 'visibilitychange', follow)
  listen(window, 'storage', (event) => {
    if (event instanceof StorageEvent && event.key === `parley:2:${place.agentId}:told`) follow()
  })

  return {
    /**
     * Tells of a turn that is over and of another conversation, never of what was only read: two tabs would
     * tell each other for ever.
     */
    update(): void {
      const { pending, conversationId, config } = state
      const isNews = (wasPending && !pending) || (subject && subject !== conversationId)
      wasPending = !!pending
      subject = conversationId
      if (isNews && config?.syncBrowser) remember('localStorage', 'told', Date.now())
    },
  }
}
