import { render } from 'preact'
import { greetingTexts } from '@parley/functions/shared/widgetTexts/greetingTexts'
import type { Part, PartKit } from '../Part.ts'
import { fill } from '../format.ts'
import { Bubble } from './Bubble.tsx'
import { countUnread } from './countUnread.ts'
import css from './greeting.css?inline'
import { watchTriggers } from './watchTriggers.ts'

const secondMs = 1000
const dayMs = 86_400_000

/**
 * How the closed widget draws attention: it opens by itself, says something, counts what was missed. The
 * proactive message comes after a second; a second later the badge counts the agent's greeting besides, which
 * waits in the chat (row 67: 1, then 2).
 */
export function startGreeting(kit: PartKit): Part {
  const { chat, speak, wear, recall, remember, keptIn, on, signal } = kit
  const { conversation, place } = chat
  const aside = document.createElement('aside')
  const texts = speak(greetingTexts)
  const triggers = watchTriggers(kit, { say, open: () => chat.open(true), isNew })
  let said = ''
  let greetings = 0
  let isGreeted = false
  let told = 0
  let isDressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  wear(css)
  place.root.append(aside)

  const wasWithin = (ms: number, name: string) =>
    Date.now() - (recall<number>('localStorage', name) ?? 0) <= ms
  // Who has sent a bubble away is left in peace for a day.
  const isDismissed = () => wasWithin(dayMs, 'dismissed')

  function say(text: string): void {
    // With a person in the conversation, nothing else is to be heard.
    if (chat.isOpen || !text || isDismissed() || signal.aborted || conversation.state.handoff === 'human')
      return
    said = text
    greetings = 0
    void dress(text)
    chat.update()
  }

  /** Has the bubble wait for its font, a second at most: letters that change look like a fault. */
  async function dress(text: string): Promise<void> {
    const family = conversation.state.config?.fontFamily
    if (family && !isDressed) {
      const late = new Promise((resolve) => setTimeout(resolve, secondMs))
      await Promise.race([late, fetchFont(family, text).catch(() => undefined)])
    }
    isDressed = true
    chat.update()
  }

  async function fetchFont(family: string, text: string): Promise<void> {
    const { serveFont, loadFont } = await import('../../fonts/serveFont.ts')
    serveFont(family, chat.dress, signal)
    await loadFont(family, text)
  }

  function speakUp(): void {
    const { config } = conversation.state
    if (!config || !isNew() || wasWithin(dayMs, 'greeted')) return
    say(config.proactiveMessage)
    timer = setTimeout(() => {
      greetings = Math.min(1, (chat.greeting ?? config.launchMessages).length)
      chat.update()
    }, secondMs)
  }

  function dismiss(): void {
    said = ''
    remember('localStorage', 'dismissed', Date.now())
    chat.update()
  }

  function greet(): void {
    const { config } = conversation.state
    if (isGreeted || !config) return
    isGreeted = true
    triggers.start()
    if (config.autoStart && !recall('sessionStorage', 'closed')) chat.open(true)
    // Only to those with whom there is no conversation yet.
    else timer = setTimeout(speakUp, secondMs)
  }

  /**
   * A page that remembers the agent asks for nothing, so it remembers as well whether there is a
   * conversation.
   */
  function isNew(): boolean {
    const { pending, handoff } = conversation.state
    return !pending && handoff === 'bot' && !recall(keptIn(), 'talked')
  }

  on('open', chat.update)
  on('close', () => remember('sessionStorage', 'closed', true))

  return {
    trigger: (eventName: unknown): void => {
      if (isGreeted) triggers.fire(eventName)
      // What a page reports while it loads counts once the agent's triggers are known.
      else on('ready', () => triggers.fire(eventName))
    },
    update(): void {
      greet()
      if (chat.isOpen && said) {
        // The message and the greeting have been read with that.
        remember('localStorage', 'greeted', Date.now())
        said = ''
      }
      const count = chat.isOpen ? 0 : countUnread(kit) + (said ? 1 + greetings : 0)
      if (count) place.button.ariaLabel += ` (${fill(texts().unread, { count })})`
      render(
        <Bubble
          config={conversation.state.config}
          text={isDressed ? said : ''}
          count={count}
          texts={texts()}
          onOpen={() => chat.open()}
          onDismiss={dismiss}
        />,
        aside,
      )
      if (count !== told) chat.emit('unread', (told = count))
    },
    end(): void {
      clearTimeout(timer)
      aside.remove()
    },
  }
}
