import type { ComponentChildren } from 'preact'
import type { Part, PartKit, ScreenName } from '../Part.ts'
import { startCallScreen } from './callScreen.tsx'
import { ConsentScreen } from './ConsentScreen.tsx'
import { startConversationsScreen } from './conversationsScreen.tsx'
import { DeclinedScreen } from './DeclinedScreen.tsx'
import { startDeleteSheet } from './deleteSheet.tsx'
import { screenTexts } from './screenTexts.ts'
import { startReadMarks } from './readMarks.ts'
import css from './screens.css?inline'

/** What stands in place of the conversation for a while. */
export function startScreens(kit: PartKit): Part {
  const { chat, speak, wear } = kit
  const { conversation, section, place } = chat
  const marks = startReadMarks(kit)
  let name: ScreenName | undefined
  let isDeclined = false
  const texts = speak(screenTexts)
  wear(css)
  const screens = {
    conversations: startConversationsScreen(kit, marks, close),
    delete: startDeleteSheet(kit, (id) => marks.forget(id), close),
    call: startCallScreen(kit, close),
  }

  function open(next: ScreenName | undefined): void {
    // A button is pressed twice while what it does is still being fetched.
    if (name === next) return
    if (!next) return hide()
    name = next
    chat.emit('screen', name)
    screens[next].open()
    chat.update()
    // A sheet is still on its way up: a panel that scrolls to it would lose its head.
    section.querySelector<HTMLElement>('.screen button, .sheet .keep')?.focus({ preventScroll: true })
  }

  function hide(): void {
    if (!name) return
    screens[name].close?.()
    name = undefined
    chat.emit('screen')
    chat.update()
  }

  function close(): void {
    if (!name) return
    hide()
    section.querySelector<HTMLElement>('.composer textarea')?.focus()
  }

  /** Whoever agrees wants to write. */
  function handleAgree(): void {
    conversation.agree()
    section.querySelector<HTMLElement>('.composer textarea')?.focus()
  }

  /** What is part of the page stays there, and says quietly what was chosen. */
  function handleDecline(): void {
    if (place.host.dataset.placement === 'embedded') ask(false)
    else chat.close()
  }

  function ask(isAsking: boolean): void {
    isDeclined = !isAsking
    chat.update()
    section.querySelector<HTMLElement>('.screen button')?.focus()
  }

  /** While a question is asked, nothing behind it can be reached. */
  function shield(): void {
    const isAsking = name === 'delete'
    for (const child of section.children)
      if (child instanceof HTMLElement) child.inert = isAsking && child.className !== 'sheet'
  }

  return {
    openScreen: open,
    menu: () => (name === 'delete' ? screens.delete.view() : null),
    update(): void {
      shield()
      marks.update()
      screens.call.update()
    },
    leave(): boolean {
      const wasOpen = !!name
      close()
      return wasOpen
    },
    /** Nobody is listened to once the widget has gone. */
    end: () => screens.call.close(),
    screen: (): ComponentChildren => {
      const { needsConsent, config } = conversation.state
      if (needsConsent && config?.consent) {
        if (isDeclined) return <DeclinedScreen texts={texts()} onReturn={() => ask(true)} />
        return (
          <ConsentScreen
            text={config.consent.text}
            texts={texts()}
            onAgree={handleAgree}
            onDecline={handleDecline}
          />
        )
      }
      return name && name !== 'delete' ? screens[name].view() : undefined
    },
  }
}
