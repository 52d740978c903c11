import { cssAssistantLimits, type CssMessage } from '@parley/functions/shared/css/cssAssistant'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'

/** A message of the talk. `css`: the rules of an answer; an apology is not sent back to the model. */
export interface TalkMessage extends CssMessage {
  id: string
  css: string
  isApology?: boolean
}

export interface CssTalk {
  messages: readonly TalkMessage[]
  isGenerating: boolean
  send: (wish: string) => Promise<boolean>
  insert: (message: TalkMessage) => void
  reset: () => void
}

/**
 * Holds the talk with the CSS assistant. `read` returns the style sheet as it is typed now, `insert` adds the
 * rules of an answer to it.
 */
export function useCssAssistant(read: () => string, insert: (css: string) => void): CssTalk {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [messages, setMessages] = useState<readonly TalkMessage[]>([])
  const [isGenerating, setGenerating] = useState(false)
  const add = (message: Omit<TalkMessage, 'id'>) =>
    setMessages((before) => [...before, { id: crypto.randomUUID(), ...message }])

  async function generate(talk: readonly TalkMessage[]) {
    const { text, css } = await call(
      'generateCss',
      { region, agentId, currentCss: read(), messages: toSend(talk) },
      region,
    )
    return { text: text || t('rulesOnly'), css }
  }

  async function send(wanted: string): Promise<boolean> {
    const wish = { id: crypto.randomUUID(), role: 'user' as const, content: wanted, css: '' }
    setMessages((before) => [...before, wish])
    setGenerating(true)
    try {
      const { text, css } = await generate([...messages, wish])
      add({ role: 'assistant', content: text, css })
      if (css) insert(css)
      void showToast(t(css ? 'cssGenerated' : 'noCssGenerated'), css ? 'good' : 'bad')
      return true
    } catch (error) {
      const content = t('apology', { reason: sentenceOf(error) })
      add({ role: 'assistant', content, css: '', isApology: true })
      void showToast(t('cssFailed'), 'bad')
      return false
    } finally {
      setGenerating(false)
    }
  }

  return {
    messages,
    isGenerating,
    send,
    insert(message) {
      if (!message.css) return void showToast(t('noCssInMessage'), 'bad')
      insert(message.css)
      void showToast(t('cssInserted'))
    },
    reset() {
      setMessages([])
      void showToast(t('chatReset'))
    },
  }
}

/**
 * Returns the newest messages of a talk as the model reads them, with the CSS that it wrote; a wish that
 * failed is not part of it.
 */
function toSend(messages: readonly TalkMessage[]): CssMessage[] {
  return messages
    .filter((message, index) => !message.isApology && !messages[index + 1]?.isApology)
    .slice(-cssAssistantLimits.messages)
    .map(({ role, content, css }) => ({
      role,
      content: `${content}${css && `\n\`\`\`css\n${css}\n\`\`\``}`.slice(0, cssAssistantLimits.characters),
    }))
}
