import type { Kit } from './createKit.ts'

/** Keeps a conversation that the browser's tabs share up to date in a tab that is looked at. */
export function startSharing({ chat, listen }: Kit): void {
  const { conversation, place } = chat
  const follow = () => {
    const { config, conversationId } = conversation.state
    // The conversation itself finds out whether somebody else has written since.
    if (document.visibilityState === 'visible' && config?.syncBrowser && conversationId) conversation.proceed()
  }
  listen(document, 'visibilitychange', follow)
  listen(window, 'storage', (event) => {
    if (event instanceof StorageEvent && event.key === `parley:2:${place.agentId}`) follow()
  })
}
