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

/** Starts the screens that temporarily replace the conversation. */
export function startScreens(kit: PartKit): Part {
  const { chat, i18n, addCss } = kit
  const { conversation, section, mount } = chat
  const marks = startReadMarks(kit)
  let name: ScreenName | undefined
  let isDeclined = false
  const texts = i18n(screenTexts)
  addCss(css)
  const screens = {
    conversations: startConversationsScreen(kit, marks, close),
    delete: startDeleteSheet(kit, (id) => marks.forget(id), close),
    call: startCallScreen(kit, close),
  }

  function open(next: ScreenName | undefined): void {
    // A button may be pressed twice while its screen is loading.
    if (name === next) return
    if (!next) return hide()
    name = next
    chat.emit('screen', name)
    screens[next].open()
    chat.update()
    // A sheet is still moving up: scrolling to it would move the panel's header out of view.
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

  /** Agrees, and moves the focus to the field. */
  function handleAgree(): void {
    conversation.agree()
    section.querySelector<HTMLElement>('.composer textarea')?.focus()
  }

  /** Declines: closes the chat, or shows a quiet notice in an embedded one. */
  function handleDecline(): void {
    if (mount.host.dataset.placement === 'embedded') showConsent(false)
    else chat.close()
  }

  function showConsent(isAsking: boolean): void {
    isDeclined = !isAsking
    chat.update()
    section.querySelector<HTMLElement>('.screen button')?.focus()
  }

  /** Makes everything behind a question unreachable. */
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
    /** Ends a call, and with it the microphone, with the widget. */
    end: () => screens.call.close(),
    screen: (): ComponentChildren => {
      const { needsConsent, config } = conversation.state
      if (needsConsent && config?.consent) {
        if (isDeclined) return <DeclinedScreen texts={texts()} onReturn={() => showConsent(true)} />
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
