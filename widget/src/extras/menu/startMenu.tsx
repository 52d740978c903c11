import type { ComponentChildren } from 'preact'
import type { Kit } from '../createKit.ts'
import { Glyph } from '../Glyph.tsx'
import type { ScreenName } from '../screens/startScreens.tsx'
import { downloadConversation } from './downloadConversation.ts'
import { startSound } from './startSound.ts'

interface Item {
  icon: Parameters<typeof Glyph>[0]['name']
  text: string
  detail?: string | undefined
  run: () => void
}

interface MenuOptions {
  openScreen: (name: ScreenName) => void
  askPerson: () => void
}

/** What a visitor can do with a conversation besides writing in it. */
export function startMenu(kit: Kit, { openScreen, askPerson }: MenuOptions) {
  const { chat, texts, listen, ask } = kit
  const { conversation, section } = chat
  const sound = startSound(kit)
  let isOpen = false
  let notice = ''

  function items(): Item[] {
    const { config, handoff, messages } = conversation.state
    const say = texts()
    const list: Item[] = []
    if (config?.handoff && (handoff === 'bot' || handoff === 'resolved')) {
      const { title, subtitle } = config.handoff
      list.push({ icon: 'person', text: title || say.askPerson, detail: subtitle, run: askPerson })
    }
    if (config?.severalConversations) {
      list.push({ icon: 'plus', text: say.newConversation, run: () => conversation.change({ fresh: true }) })
      list.push({ icon: 'list', text: say.conversations, run: () => openScreen('conversations') })
    }
    list.push({
      icon: sound.isOn() ? 'silence' : 'sound',
      text: sound.isOn() ? say.soundOff : say.soundOn,
      run: sound.toggle,
    })
    if (messages.length) {
      list.push({ icon: 'download', text: say.downloadText, run: () => void download('text') })
      list.push({ icon: 'download', text: say.downloadJson, run: () => void download('json') })
      list.push({ icon: 'trash', text: say.deleteConversation, run: () => openScreen('delete') })
    }
    return list
  }

  async function download(kind: 'text' | 'json'): Promise<void> {
    const isDone = await downloadConversation(ask, kind, section.lang)
    notice = isDone ? '' : texts().failed
    chat.update()
  }

  function toggle(): void {
    isOpen = !isOpen
    notice = ''
    chat.update()
    if (isOpen) section.querySelector<HTMLElement>('.menu button')?.focus()
  }

  function leave(): boolean {
    if (!isOpen) return false
    isOpen = false
    chat.update()
    section.querySelector<HTMLElement>('header [aria-expanded]')?.focus()
    return true
  }

  function handleKeys(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...section.querySelectorAll<HTMLElement>('.menu button')]
    const now = buttons.findIndex((button) => button.matches(':focus'))
    buttons.at((now + step) % buttons.length)?.focus()
  }

  listen(section, 'pointerdown', (event) => {
    if (isOpen && event.target instanceof Element && !event.target.closest('.menu, [aria-expanded]')) {
      isOpen = false
      chat.update()
    }
  })

  const view = (): ComponentChildren => {
    if (!isOpen)
      return notice ? (
        <p key="notice" class="banner" role="alert">
          {notice}
        </p>
      ) : null
    return (
      // The arrows are a convenience beside Tab.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div key="menu" class="menu" onKeyDown={handleKeys}>
        {items().map(({ icon, text, detail, run }) => (
          <button
            key={text}
            onClick={() => {
              leave()
              run()
            }}
          >
            <Glyph name={icon} />
            <span>
              {text}
              {detail ? <small>{detail}</small> : null}
            </span>
          </button>
        ))}
      </div>
    )
  }

  return { view, toggle, leave, isOpen: () => isOpen }
}
