import { render } from 'preact'
import { dayMs, secondMs } from '@parley/functions/shared/durations'
import { greetingTexts } from '@parley/functions/shared/widgetTexts/greetingTexts'
import type { Part, PartKit } from '../Part.ts'
import { fill } from '../format.ts'
import { Bubble } from './Bubble.tsx'
import { countUnread } from './countUnread.ts'
import css from './greeting.css?inline'
import { watchTriggers } from './watchTriggers.ts'

/**
 * Starts the greeting of the closed widget: it opens by itself, shows a message, counts unread ones.
 * The proactive message comes after a second. A second later the badge also counts the agent's greeting in
 * the chat: 1, then 2.
 */
export function startGreeting(kit: PartKit): Part {
  const { chat, i18n, addCss, load, store, keptIn, on, signal } = kit
  const { conversation, mount } = chat
  const aside = document.createElement('aside')
  const texts = i18n(greetingTexts)
  const triggers = watchTriggers(kit, { say: showGreeting, open: () => chat.open(true), isNew })
  let bubbleText = ''
  let greetings = 0
  let isGreeted = false
  let reported = 0
  let isDressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  addCss(css)
  mount.root.append(aside)

  const wasWithin = (ms: number, name: string) => Date.now() - (load<number>('localStorage', name) ?? 0) <= ms
  // A visitor who has dismissed a bubble sees none for a day.
  const isDismissed = () => wasWithin(dayMs, 'dismissed')

  function showGreeting(text: string): void {
    // While a person is in the conversation, no other message is shown.
    if (chat.isOpen || !text || isDismissed() || signal.aborted || conversation.state.handoff === 'human')
      return
    bubbleText = text
    greetings = 0
    void showText(text)
    chat.update()
  }

  /**
   * Delays the bubble until its font is loaded, by at most a second, because a change of font looks like an
   * error.
   */
  async function showText(text: string): Promise<void> {
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
    serveFont(family, chat.style, signal)
    await loadFont(family, text)
  }

  function showSpoken(): void {
    const { config } = conversation.state
    if (!config || !isNew() || wasWithin(dayMs, 'greeted')) return
    showGreeting(config.proactiveMessage)
    timer = setTimeout(() => {
      greetings = Math.min(1, (chat.greeting ?? config.launchMessages).length)
      chat.update()
    }, secondMs)
  }

  function dismiss(): void {
    bubbleText = ''
    store('localStorage', 'dismissed', Date.now())
    chat.update()
  }

  function greet(): void {
    const { config } = conversation.state
    if (isGreeted || !config) return
    isGreeted = true
    triggers.start()
    if (config.autoStart && !load('sessionStorage', 'closed')) chat.open(true)
    // Only for visitors without a conversation.
    else timer = setTimeout(showSpoken, secondMs)
  }

  /**
   * Returns whether the visitor has no conversation. It reads the storage, because a page with a remembered
   * agent sends no request.
   */
  function isNew(): boolean {
    const { pending, handoff } = conversation.state
    return !pending && handoff === 'bot' && !load(keptIn(), 'talked')
  }

  on('open', chat.update)
  on('close', () => store('sessionStorage', 'closed', true))

  return {
    trigger: (eventName: unknown): void => {
      if (isGreeted) triggers.fire(eventName)
      // Events of the page before the agent's triggers are known fire as soon as they are.
      else on('ready', () => triggers.fire(eventName))
    },
    update(): void {
      greet()
      if (chat.isOpen && bubbleText) {
        // This also counts as having read the message and the greeting.
        store('localStorage', 'greeted', Date.now())
        bubbleText = ''
      }
      const count = chat.isOpen ? 0 : countUnread(kit) + (bubbleText ? 1 + greetings : 0)
      if (count) mount.button.ariaLabel += ` (${fill(texts().unread, { count })})`
      render(
        <Bubble
          config={conversation.state.config}
          text={isDressed ? bubbleText : ''}
          count={count}
          texts={texts()}
          onOpen={() => chat.open()}
          onDismiss={dismiss}
        />,
        aside,
      )
      if (count !== reported) chat.emit('unread', (reported = count))
    },
    end(): void {
      clearTimeout(timer)
      aside.remove()
    },
  }
}
