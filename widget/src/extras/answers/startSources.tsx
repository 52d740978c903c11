import type { ChatMessage, PassagesReply } from '@parley/functions/shared/widget/widgetApi'
import type { Source } from '@parley/functions/shared/widget/Source'
import type { ComponentChildren } from 'preact'
import { answerTexts } from '@parley/functions/shared/widgetTexts/answerTexts'
import type { Kit } from '../createKit.ts'
import { Sources } from './Sources.tsx'

/** Shows the passages of an answer below it; they are requested once, when they are opened. */
export function startSources({ post, redraw, i18n }: Kit) {
  const texts = i18n(answerTexts)
  const loaded = new Map<string, Source[]>()
  const requested = new Set<string>()

  async function open(messageId: string, opened: HTMLDetailsElement): Promise<void> {
    await fetchPassages(messageId)
    // The opened content must not be hidden below the field.
    opened.scrollIntoView({ block: 'nearest' })
  }

  async function fetchPassages(messageId: string): Promise<void> {
    if (requested.has(messageId)) return
    requested.add(messageId)
    const reply = await post<PassagesReply>('passages', { messageId })
    // A failed request is repeated when the sources are opened again.
    if ('code' in reply) requested.delete(messageId)
    else loaded.set(messageId, reply.passages)
    redraw()
  }

  return ({ id, sources = [] }: ChatMessage): ComponentChildren =>
    sources.length ? (
      <Sources
        sources={sources}
        passages={loaded.get(id)}
        title={texts().sources}
        onOpen={(opened) => void open(id, opened)}
      />
    ) : null
}
