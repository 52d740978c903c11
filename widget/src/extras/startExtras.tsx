import type { Chat } from '../chat/Chat.ts'
import { startAnswers } from './answers/startAnswers.tsx'
import { closeOpenMarks } from './closeOpenMarks.ts'
import { createKit } from './createKit.ts'
import type { Extras } from './Extras.ts'
import css from './extras.css?inline'
import { startForms } from './forms/startForms.tsx'
import { startGreeting } from './greeting/startGreeting.tsx'
import { startHandoff } from './handoff/startHandoff.tsx'
import { formatTime } from './formatTime.ts'
import { startIdentifying } from './identity/startIdentifying.ts'
import { startMenu } from './menu/startMenu.tsx'
import { startNews } from './startNews.tsx'
import { startPlacing } from './placePanel.ts'
import { startResending } from './startResending.tsx'
import { startScreens } from './screens/startScreens.tsx'
import { startSpeaking } from './speak.ts'
import { startStyles } from './startStyles.ts'
import { startSharing } from './shareWithTabs.ts'
import { startTelling } from './tellPage.ts'
import { startUploads } from './uploads/startUploads.tsx'

/** All that the first message does not need, one part beside the other. */
export function startExtras(chat: Chat): Extras {
  const ending = new AbortController()
  const { emit, ...kit } = createKit(chat, ending.signal)
  const { conversation } = chat
  const styles = startStyles(kit, css)
  const tellPage = startTelling(kit)
  const speaking = startSpeaking(kit)
  const placing = startPlacing(kit)
  const news = startNews(kit)
  const screens = startScreens(kit)
  const handoff = startHandoff(kit)
  const answers = startAnswers(kit)
  const resending = startResending(kit)
  const forms = startForms(kit)
  const uploads = startUploads(kit)
  const greeting = startGreeting(kit)
  const sharing = startSharing(kit)
  const identifying = startIdentifying(kit, () => {
    forms.forget()
    uploads.forget()
  })
  const menu = startMenu(kit, { openScreen: screens.open, askPerson: handoff.ask })
  // Those who asked first are told of what happened before there was anybody to tell.
  setTimeout(() => {
    for (const [name, detail] of chat.backlog.splice(0)) emit(name, detail)
  })
  void speaking.start()

  const { state } = conversation
  /** A person answers also where nothing is left to pay the agent with. */
  const isClosed = () => !state.isOpen && state.handoff !== 'human'
  const isBlocked = () => forms.isBlocking() || isClosed()
  let wasBlocked = false

  /**
   * Messages go one by one: what the page sends meanwhile waits for its turn, and for the form that comes
   * before it.
   */
  async function send(text: unknown): Promise<void> {
    if (!state.config) conversation.proceed()
    while (
      ((state.pending && !state.failure) || (!state.config && state.isBusy) || forms.isBlocking()) &&
      !ending.signal.aborted
    ) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (!ending.signal.aborted) conversation.send(String(text))
  }

  const commands: Record<string, (first: unknown, second: unknown) => (() => void) | void> = {
    send: (text) => void send(text),
    identify: (identity) => identifying.identify(identity),
    on: tellPage,
    setLanguage: speaking.setLanguage,
    trigger: greeting.trigger,
    openForm: forms.openForm,
  }

  return {
    emit,
    menu: menu.view,
    isMenuOpen: menu.isOpen,
    toggleMenu: menu.toggle,
    screen: screens.view,
    subtitle: handoff.subtitle,
    // An answer that is still being written has no id yet.
    words: (message) => (message.id ? handoff.words(message) : closeOpenMarks(message.text)),
    below: (message) => [
      resending.below(message),
      uploads.below(message),
      answers.below(message),
      handoff.below(message),
      message.at ? <time key="time">{formatTime(message.at, chat.section.lang)}</time> : null,
    ],
    news: (isAtEnd, last) => [
      news.view(isAtEnd, last),
      isClosed() ? (
        <p key="closed" class="banner">
          {kit.texts()['out-of-credits']}
        </p>
      ) : null,
    ],
    after: () => [handoff.after(), forms.view(), answers.after()],
    isBlocked,
    tools: () => uploads.view(),
    files: () => uploads.files(),
    openCall: () => screens.open('call'),
    leave: () => menu.leave() || screens.leave(),
    show: placing.show,
    update() {
      styles.update()
      speaking.update()
      placing.update()
      handoff.update()
      forms.update()
      uploads.update()
      // What can be answered with a click is shown only while one may answer.
      if (wasBlocked !== isBlocked()) {
        wasBlocked = !wasBlocked
        kit.redraw()
      }
      greeting.update()
      sharing.update()
      identifying.update()
      screens.update()
    },
    run([name, first, second]) {
      if (Object.hasOwn(commands, name)) return commands[name]?.(first, second)
      const known = [...Object.keys(commands), 'open', 'close', 'toggle', 'configure', 'destroy']
      console.error(`Parley has no command “${name}”. Its commands are ${known.join(', ')}.`)
    },
    end() {
      greeting.end()
      ending.abort()
    },
  }
}
