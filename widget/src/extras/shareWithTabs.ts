import type { Kit } from './createKit.ts'

/** Updates a shared conversation in a tab that becomes visible. */
export function shareWithTabs({ chat, listen, store }: Kit) {
  const { conversation, mount } = chat
  const { state } = conversation
  let wasPending = false
  let subject = ''

  const follow = () => {
    // The conversation itself finds out whether another tab has written since.
    if (document.visibilityState === 'visible' && state.config?.syncBrowser && state.conversationId)
      conversation.proceed()
  }
  listen(document, 'visibilitychange', follow)
  listen(window, 'storage', (event) => {
    if (event instanceof StorageEvent && event.key === `parley:2:${mount.agentId}:told`) follow()
  })

  return {
    /**
     * Notifies other tabs of a finished turn and of another conversation. Never of read messages, because two
     * tabs would then notify each other without end.
     */
    update(): void {
      const { pending, conversationId, config } = state
      const isNews = (wasPending && !pending) || (subject && subject !== conversationId)
      wasPending = !!pending
      subject = conversationId
      if (isNews && config?.syncBrowser) store('localStorage', 'told', Date.now())
    },
  }
}
