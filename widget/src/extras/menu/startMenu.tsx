import type { ComponentChildren } from 'preact'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import type { ChannelsReply } from '@parley/functions/shared/widget/ChannelsReply'
import type { Part, PartKit } from '../Part.ts'
import { Glyph } from '../Glyph.tsx'
import { downloadConversation } from './downloadConversation.ts'
import css from './menu.css?inline'
import { startSound } from './startSound.ts'

interface Item {
  icon: string
  text: string
  detail?: string | undefined
  run: () => void
}

const icons = {
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20c1-4 4-5 8-5s7 1 8 5',
  plus: 'M12 5v14M5 12h14',
  list: 'M4 7h16M4 12h16M4 17h10',
  sound: 'M4 10v4h4l5 4V6l-5 4zM17 9c1.500 2 1.500 4 0 6',
  silence: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  phone: 'M8 3h8v18H8zM11 18h2',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
}

/** Apps have the same name in every language. */
const names: Record<string, string> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  messenger: 'Messenger',
  telegram: 'Telegram',
}

/** Starts the menu of a conversation. */
export function startMenu(kit: PartKit): Part {
  const { chat, i18n, addCss, listen, post, openScreen, askPerson } = kit
  const { conversation, section } = chat
  const sound = startSound(kit)
  const texts = i18n({ ...coreTexts, ...menuTexts })
  let isOpen = false
  let notice = ''
  let channels: ChannelsReply['channels'] = []
  let mayContinue = true
  addCss(css)

  function items(): Item[] {
    const { config, handoff, messages } = conversation.state
    const words = texts()
    const list: Item[] = []
    if (config?.handoff && (handoff === 'bot' || handoff === 'resolved')) {
      const { title, subtitle } = config.handoff
      list.push({ icon: icons.person, text: title || words.askPerson, detail: subtitle, run: askPerson })
    }
    if (config?.severalConversations) {
      list.push({
        icon: icons.plus,
        text: words.newConversation,
        run: () => conversation.change({ fresh: true }),
      })
      list.push({ icon: icons.list, text: words.conversations, run: () => openScreen('conversations') })
    }
    if (config?.canContinue && mayContinue && messages.length)
      list.push({ icon: icons.phone, text: words.continueElsewhere, run: () => void offerChannels() })
    list.push({
      icon: sound.isOn() ? icons.silence : icons.sound,
      text: sound.isOn() ? words.soundOff : words.soundOn,
      run: sound.toggle,
    })
    if (messages.length) {
      list.push({ icon: icons.download, text: words.downloadText, run: () => void download('text') })
      list.push({ icon: icons.download, text: words.downloadJson, run: () => void download('json') })
      list.push({ icon: icons.trash, text: words.deleteConversation, run: () => openScreen('delete') })
    }
    return list
  }

  async function download(kind: 'text' | 'json'): Promise<void> {
    const isDone = await downloadConversation(post, kind, section.lang)
    notice = isDone ? '' : texts().failed
    chat.update()
  }

  /**
   * Loads the links to the apps. They have to be pressed, because browsers otherwise open no app; without a
   * connected app the entry is removed.
   */
  async function offerChannels(): Promise<void> {
    const reply = await post<ChannelsReply>('channels')
    const isRefused = 'code' in reply
    channels = isRefused ? [] : reply.channels
    isOpen = channels.length > 0
    mayContinue = isRefused || isOpen
    notice = isRefused ? texts().failed : ''
    chat.update()
    section.querySelector<HTMLElement>('.menu a')?.focus()
  }

  function toggle(): void {
    isOpen = !isOpen
    channels = []
    notice = ''
    chat.update()
    if (isOpen) section.querySelector<HTMLElement>('.menu button')?.focus()
  }

  function leave(): boolean {
    if (!isOpen) return false
    isOpen = false
    channels = []
    chat.update()
    section.querySelector<HTMLElement>('header [aria-expanded]')?.focus()
    return true
  }

  function handleKeys(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...section.querySelectorAll<HTMLElement>('.menu :is(a, button)')]
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
      // The arrow keys are a convenience besides Tab.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div key="menu" class="menu" onKeyDown={handleKeys}>
        {channels.map(({ kind, url }) => (
          <a key={kind} href={url} target="_blank" rel="noopener noreferrer" onClick={() => leave()}>
            {names[kind] ?? kind}
          </a>
        ))}
        {(channels.length ? [] : items()).map(({ icon, text, detail, run }) => (
          <button
            key={text}
            onClick={() => {
              leave()
              run()
            }}
          >
            <Glyph path={icon} />
            <span>
              {text}
              {detail ? <small>{detail}</small> : null}
            </span>
          </button>
        ))}
      </div>
    )
  }

  return { menu: view, toggleMenu: toggle, leave, isMenuOpen: () => isOpen }
}
