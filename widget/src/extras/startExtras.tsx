import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import type { Chat } from '../chat/Chat.ts'
import css from './styles/basics.css?inline'
import type { PartKit } from './Part.ts'
import { closeOpenMarks } from './closeOpenMarks.ts'
import { createKit } from './createKit.ts'
import type { Extras } from './Extras.ts'
import { formatTime } from './format.ts'
import { startLive } from './handoff/startLive.ts'
import { shareWithTabs } from './shareWithTabs.ts'
import { startNews } from './startNews.tsx'
import { startStoringExtras } from './startStoringExtras.ts'
import { startParts } from './startParts.ts'
import { startSpeaking } from './language/speak.ts'
import { startStyles } from './styles/startStyles.ts'

/**
 * Starts everything that the first message does not need: what every conversation needs later, and the
 * optional parts.
 */
export async function startExtras(chat: Chat): Promise<Extras> {
  const ending = new AbortController()
  const styles = startStyles(chat)
  const { emit, ...kit } = createKit(chat, ending.signal, styles.wear)
  const { state, context } = chat.conversation
  // Tools for appointments use the visitor's time zone.
  context.timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  kit.addCss(css)
  const coreWords = kit.i18n(coreTexts)
  const live = startLive(kit)
  const speaking = startSpeaking(kit)
  const news = startNews(kit)
  const noting = startStoringExtras(kit)
  const sharing = shareWithTabs(kit)
  const openScreen: PartKit['openScreen'] = (name) =>
    void need('screens').then((part) => part.openScreen?.(name))
  const { parts, need, each, follow } = startParts({
    ...kit,
    live,
    openScreen,
    need: (name) => need(name),
    isBlocking: () => isBlocking(),
    setLanguage: speaking.setLanguage,
    askPerson: () => void need('handoff').then((part) => part.askPerson?.()),
    forget: () => each((part) => part.forget?.()),
  })
  /** Returns whether the chat accepts no messages. A person can answer even without credit for the agent. */
  const isClosed = () => !state.isOpen && state.handoff !== 'human'
  const isBlocking = () => each((part) => part.isBlocking?.()).some(Boolean)
  const isBlocked = () => isBlocking() || isClosed()
  let wasBlocked = false

  void speaking.start()
  // Nothing is rendered that a part is about to change.
  await follow()
  // The first listener also gets the events that happened before it was added.
  setTimeout(() => chat.backlog.splice(0).forEach((event) => emit(...event)))

  return {
    emit,
    menu: () => each((part) => part.menu?.()),
    isMenuOpen: () => !!parts.menu?.isMenuOpen?.(),
    toggleMenu: () => void need('menu').then((part) => part.toggleMenu?.()),
    screen: () => parts.screens?.screen?.() ?? parts.tabs?.screen?.(),
    isHome: () => parts.tabs?.isHome?.(),
    foot: () => parts.tabs?.foot?.(),
    subtitle: () => parts.handoff?.subtitle?.(),
    face: () => parts.handoff?.face?.(),
    // An answer that is still being written has no id yet.
    words: (message) => (message.id ? parts.handoff?.words?.(message) : closeOpenMarks(message.text)),
    code: (code) => parts.code?.code?.(code),
    below: (message) => [
      each((part) => part.below?.(message)),
      message.at > 0 && <time key="time">{formatTime(message.at, chat.section.lang)}</time>,
    ],
    news: (isAtEnd, last) => [
      news.view(isAtEnd, last),
      isClosed() && (
        <p key="closed" class="banner">
          {coreWords()['out-of-credits']}
        </p>
      ),
    ],
    after: () => each((part) => part.after?.()).reverse(),
    isBlocked,
    tools: () => parts.uploads?.tools?.(),
    files: () => parts.uploads?.files?.(),
    openCall: () => openScreen('call'),
    leave: () => !!(parts.menu?.leave?.() || parts.screens?.leave?.()),
    show: (isShown) => parts.places?.show?.(isShown) ?? true,
    update() {
      styles.update()
      speaking.update()
      each((part) => part.update?.())
      live.update()
      // Replies and cards are shown only while the visitor may answer.
      if (wasBlocked !== isBlocked()) {
        wasBlocked = !wasBlocked
        kit.redraw()
      }
      noting.update()
      sharing.update()
      void follow()
    },
    run: async (call) => (await need('commands')).run?.(call),
    end() {
      each((part) => part.end?.())
      ending.abort()
    },
  }
}
