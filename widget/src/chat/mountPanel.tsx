/** @jsxImportSource @parley/widget */
import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import { applyTheme, setProperty } from './applyTheme.ts'
import type { Children } from '@parley/widget/jsx-runtime'
import { render } from '../render.ts'
import { Crash } from './Crash.tsx'
import composerCss from './composer.css?inline'
import messagesCss from './messages.css?inline'
import panelCss from './panel.css?inline'
import { PanelView } from './PanelView.tsx'
import { startConversation } from './startConversation.ts'
import { startLaunch } from './startLaunch.ts'
import { texts } from './texts.ts'

/** What the launcher hands over. */
export interface Place {
  host: HTMLElement
  root: ShadowRoot
  button: HTMLButtonElement
  /** Its first rule holds the theme. */
  sheet: CSSStyleSheet
  agentId: string
  dataset: DOMStringMap
  destroy: () => void
}

export interface Panel {
  open: () => void
  close: () => void
  toggle: () => void
  unmount: () => void
}

/** Builds the panel out of sight, so that opening it is no more than showing it. */
export function mountPanel(place: Place): Panel {
  const { host, root, button, sheet, agentId, dataset, destroy } = place
  const section = document.createElement('section')
  const panelSheet = new CSSStyleSheet()
  const listening = new AbortController()
  const region = dataset.region === 'eu' ? 'eu' : 'na'
  const api = dataset.api ?? __PARLEY_API__[region]
  const conversation = startConversation({ agentId, region, api, onChange: update, onGone: destroy })
  const { state, proceed } = conversation
  const launch = startLaunch(update)
  const openLabel = button.ariaLabel
  let dressed: typeof state.config
  let isOpen = false
  let wasOpened = false
  let draft = ''
  let announcement = ''
  let hasNews = false
  let newest: ChatMessage | undefined
  let sent: ChatMessage | undefined

  function update(): void {
    if (listening.signal.aborted) return
    const { config, messages, pending, failure } = state
    if (config && config !== dressed) applyTheme(place, (dressed = config))
    const launched = config && wasOpened ? launch.follow(config, !!pending || messages.length > 0) : []
    const last = messages.at(-1) ?? launched.at(-1)
    const isNew = last !== newest && last?.role === 'agent'
    // The page never moves under a reader: it follows at the end only, and after sending.
    const isFollowing = isAtEnd() || (pending && pending !== sent)
    if (failure) announcement = texts.failures[failure.code]
    else if (isNew) announcement = last.text
    if (isNew && wasOpened && !isOpen) host.dataset.news = ''
    hasNews = !isFollowing && (hasNews || isNew)
    newest = last
    sent = pending
    draw(() => (
      <PanelView
        conversation={conversation}
        draft={draft}
        launched={launched}
        isLaunching={!!config && launched.length < config.launchMessages.length}
        hasNews={hasNews}
        announcement={announcement}
        onDraft={handleDraft}
        onClose={close}
        onNews={scrollToEnd}
      />
    ))
    if (isFollowing) scrollToEnd()
  }

  function draw(view: () => Children): void {
    const hadFocus = root.activeElement
    try {
      render(view(), section)
    } catch (error) {
      console.error(error)
      render(<Crash onRetry={update} />, section)
    }
    // A button that went with its click must not drop the visitor out of the panel.
    if (hadFocus && !root.activeElement) section.focus({ preventScroll: true })
  }

  const list = () => section.querySelector('ol')
  function isAtEnd(): boolean {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list() ?? {}
    return scrollHeight - scrollTop - clientHeight < 40
  }
  function scrollToEnd(): void {
    list()?.scrollTo(0, 1e9)
  }

  function handleDraft(text: string): void {
    draft = text
    update()
  }

  function handleScroll(): void {
    if (hasNews && isAtEnd()) update()
  }

  function handleKey(event: Event): void {
    // The page's shortcuts are not meant while somebody writes here.
    event.stopPropagation()
    if (event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Escape' && !event.isComposing) close()
  }

  function handleOnline(): void {
    update()
    if (wasOpened) proceed()
  }

  function handleScheme(): void {
    dressed = undefined
    update()
  }

  /** On a phone the panel fills what the keyboard leaves of the screen; a page that is zoomed in keeps its size. */
  function fit(): void {
    const { height, offsetTop, scale } = visualViewport ?? { height: 0, offsetTop: 0, scale: 0 }
    const isFollowing = isAtEnd()
    setProperty(sheet, '--height', scale === 1 ? `${height}px` : '')
    setProperty(sheet, '--top', scale === 1 ? `${offsetTop}px` : '')
    if (isFollowing) scrollToEnd()
  }

  function open(): void {
    isOpen = true
    host.dataset.open = ''
    delete host.dataset.news
    button.ariaLabel = texts.closeChat
    section.querySelector('textarea')?.focus({ preventScroll: true })
    // What can wait comes after the next frame.
    setTimeout(() => {
      wasOpened = true
      update()
      proceed()
    })
  }

  function close(): void {
    isOpen = false
    if (root.activeElement) button.focus({ preventScroll: true })
    delete host.dataset.open
    button.ariaLabel = openLabel
  }

  const listen = (target: EventTarget | null, type: string, handler: (event: Event) => void, capture = false) =>
    target?.addEventListener(type, handler, { signal: listening.signal, capture })
  for (const type of ['keydown', 'keyup', 'keypress']) listen(root, type, handleKey)
  for (const type of ['resize', 'scroll']) listen(window.visualViewport, type, fit)
  listen(section, 'scroll', handleScroll, true)
  listen(window, 'offline', update)
  listen(window, 'online', handleOnline)
  listen(matchMedia('(prefers-color-scheme: dark)'), 'change', handleScheme)

  panelSheet.replaceSync(panelCss + messagesCss + composerCss)
  root.adoptedStyleSheets = [sheet, panelSheet]
  section.role = 'dialog'
  section.ariaLabel = texts.chat
  section.tabIndex = -1
  section.lang = texts.lang
  section.dir = texts.dir
  update()
  root.append(section)

  return {
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    unmount() {
      listening.abort()
      conversation.end()
      launch.end()
      render(null, section)
    },
  }
}
