import type { ConversationExport } from '@parley/functions/shared/widget/widgetApi'
import type { Kit } from '../createKit.ts'

/** Downloads the conversation as a file; false when the request fails. */
export async function downloadConversation(
  post: Kit['post'],
  kind: 'text' | 'json',
  language: string,
): Promise<boolean> {
  const reply = await post<ConversationExport>('export')
  if ('code' in reply) return false
  const content = kind === 'json' ? JSON.stringify(reply, null, 2) : asText(reply, language)
  const type = kind === 'json' ? 'application/json' : 'text/plain;charset=utf-8'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = `conversation-${new Date(reply.startedAt).toISOString().slice(0, 10)}.${kind === 'json' ? 'json' : 'txt'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return true
}

function asText({ agent, messages }: ConversationExport, language: string): string {
  const lines = messages.map(({ role, author, text, at, files = [] }) => {
    const speaker = role === 'visitor' ? '→' : (author ?? agent)
    return `${new Date(at).toLocaleString(language)}  ${speaker}\n${[text, ...files.map(({ name }) => `[${name}]`)].filter(Boolean).join('\n')}\n`
  })
  return `${agent}\n\n${lines.join('\n')}`
}
