import type { ChatMessage, PassagesReply, Source } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import { answerTexts } from '@parley/functions/shared/widgetTexts/answerTexts'
import type { Kit } from '../createKit.ts'
import { Sources } from './Sources.tsx'

/** Below an answer, the passages that it rests on: fetched once, when they are opened. */
export function startSources({ ask, redraw, speak }: Kit) {
  const texts = speak(answerTexts)
  const known = new Map<string, Source[]>()
  const asked = new Set<string>()

  async function open(messageId: string, opened: HTMLDetailsElement): Promise<void> {
    await fetchPassages(messageId)
    // What one opens must not stay below the field's edge.
    opened.scrollIntoView({ block: 'nearest' })
  }

  async function fetchPassages(messageId: string): Promise<void> {
    if (asked.has(messageId)) return
    asked.add(messageId)
    const reply = await ask<PassagesReply>('passages', { messageId })
    // What did not come is asked for when it is opened again.
    if ('code' in reply) asked.delete(messageId)
    else known.set(messageId, reply.passages)
    redraw()
  }

  return ({ id, sources = [] }: ChatMessage): ComponentChildren =>
    sources.length ? (
      <Sources
        sources={sources}
        passages={known.get(id)}
        title={texts().sources}
        onOpen={(opened) => void open(id, opened)}
      />
    ) : null
}
