import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Call } from '../commands.ts'
import type { Extras } from '../extras/Extras.ts'
import { render } from 'preact'
import { applyTheme, startStyling } from './applyTheme.ts'
import type { Chat, Launched } from './Chat.ts'
import { isMoved, needsExtras } from './needsExtras.ts'
import { PanelView } from './PanelView.tsx'
import { plainWords } from './messages/plainWords.ts'
import { startConversation } from './conversation/startConversation.ts'
import { startLaunch } from './startLaunch.ts'
import css from './styles.css?inline'
import { runPageCommands } from './runPageCommands.ts'
import { readStored, writeStored } from '../storage.ts'
import { watchFocus } from './watchFocus.ts'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'

/** The functions of a panel that the launcher calls. */
export interface Panel {
  /** Runs the page's commands in order; `on` resolves with the function that stops listening. */
  run: (call: Call) => Promise<(() => void) | undefined>
  unmount: () => void
}

// Imported by name: for the module as a whole the build would add a runtime of its own.
const importExtras = async () => (await import('../extras/startExtras.tsx')).startExtras
const importCrash = async () => (await import('../extras/crash/showCrash.tsx')).showCrash

// Read once for all panels of the page, before the first is built.
const panelSheet = new CSSStyleSheet()
panelSheet.replaceSync(css)

/**
 * Builds the hidden panel, so that opening it only shows it. `start` creates its conversation, by default
 * with the backend.
 */
export function mountPanel(launched: Launched, start = startConversation): Panel {
  const { host, button, sheet, script, destroy } = launched
  const { dataset } = script
  const { agent: agentId = '' } = dataset
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const mount = { ...launched, root, agentId }
  const section = document.createElement('dialog')
  const looks = new CSSStyleSheet()
  const style = startStyling(looks)
  const listening = new AbortController()
  const region = dataset.region === 'eu' ? 'eu' : 'na'
  const api = dataset.api ?? __PARLEY_API__[region]
  const isSilent = 'consent' in dataset
  const conversation = start({
    agentId,
    config: script.config,
    region,
    api,
    isSilent,
    onChange: update,
    onGone: destroy,
    emit,
  })
  const { state, proceed } = conversation
  // A draft that was begun on one page of a site is restored on the next.
  const draftKey = `parley:2:${agentId}:draft`
  const launch = startLaunch(update)
  const chat: Chat = {
    mount,
    section,
    conversation,
    open,
    close,
    write,
    emit,
    update,
    extend,
    style,
    texts: panelTexts,
    draft: readStored<string>('sessionStorage', draftKey) ?? '',
    isOpen: false,
    drawn: new WeakMap(),
    // A remembered configuration makes the widget ready at once.
    backlog: state.config ? [['ready']] : [],
  }
  let extras: Promise<Extras | undefined> | undefined
  let styled: typeof state.config
  let wasOpened = false
  let announcement = ''
  let newest: ChatMessage | undefined
  let sent: ChatMessage | undefined

  function update(): void {
    if (listening.signal.aborted) return
    const { config, messages, pending } = state
    if (config && config !== styled)
      applyTheme(mount, (styled = config), style, wasOpened && listening.signal)
    if (!extras && needsExtras(state, dataset)) void extend(() => {})
    const launched =
      config && wasOpened ? launch.follow(config, chat.greeting, !!pending || messages.length > 0) : []
    const last = messages.at(-1) ?? launched.at(-1)
    const isNew = last !== newest && last?.role !== 'visitor'
    // The list never moves under a reader: it follows only at its end, and after sending.
    const isFollowing = isAtEnd() || (pending && pending !== sent)
    if (isNew && last && !state.needsConsent)
      announcement = plainWords(last.text || (last.files ?? []).map(({ name }) => name).join())
    // The same answer is announced again for another question.
    else if (pending && pending !== sent) announcement = ''
    newest = last
    sent = pending
    draw(() => (
      <PanelView
        chat={chat}
        launched={launched}
        isLaunching={!wasOpened || launch.isGoingOn()}
        announcement={announcement}
        news={() => chat.extras?.news(!!isFollowing, last)}
      />
    ))
    button.ariaLabel = chat.isOpen ? chat.texts.closeChat : (dataset.label ?? chat.texts.openChat)
    chat.extras?.update()
    if (isFollowing) scrollToEnd()
  }

  function draw(view: () => ComponentChildren): void {
    const hadFocus = root.activeElement
    try {
      render(view(), section)
    } catch (error) {
      console.error(error)
      // Otherwise the half-rendered content would stay beside the new one.
      render(null, section)
      section.replaceChildren()
      // If it cannot be loaded, the next change of the conversation renders again.
      void importCrash().then(
        (showCrash) => section.firstChild ?? showCrash(chat),
        () => {},
      )
    }
    // A button that was removed by its own click must not move the focus out of the panel.
    if (hadFocus && !root.activeElement) section.focus({ preventScroll: true })
  }

  async function extend<Result>(act: (extras: Extras) => Result): Promise<Result | undefined> {
    const loaded = await (extras ??= fetchExtras())
    return loaded && act(loaded)
  }

  async function fetchExtras(): Promise<Extras | undefined> {
    const startExtras = await importExtras().catch(() => undefined)
    if (listening.signal.aborted) return undefined
    if (!startExtras) return new Promise((resolve) => setTimeout(() => resolve(fetchExtras()), 5000))
    const started = await startExtras(chat)
    if (listening.signal.aborted) {
      started.end()
      return
    }
    chat.extras = started
    chat.drawn = new WeakMap()
    update()
    return chat.extras
  }

  function emit(name: string, detail?: unknown): void {
    if (chat.extras) chat.extras.emit(name, detail)
    else chat.backlog.push([name, detail])
  }

  function write(draft: string): void {
    chat.draft = draft
    if (!state.needsConsent) writeStored('sessionStorage', draftKey, draft || undefined)
    emit('draft')
    update()
  }

  let scrolled = 0
  const list = () => section.querySelector('ol')
  function isAtEnd(): boolean {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list() ?? {}
    return scrollHeight - scrollTop - clientHeight < 40
  }
  function scrollToEnd(): void {
    list()?.scrollTo(0, 1e9)
  }

  function handleKey(event: Event): void {
    // Keys that are typed here must not trigger shortcuts of the page.
    event.stopPropagation()
    // Safari reports a key of an input method only by the code 229.
    if (!(event instanceof KeyboardEvent) || event.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape' && event.type === 'keydown') {
      // Closes one layer at a time; the browser would also close a modal panel.
      event.preventDefault()
      if (!chat.extras?.leave()) close()
    }
  }

  function handleOnline(): void {
    if (wasOpened) proceed()
    state.failure = undefined
    update()
  }

  function resetTheme(): void {
    styled = undefined
    update()
  }

  /**
   * Fits the panel on a phone to the space above the keyboard; while the page is zoomed in, it keeps its
   * size.
   */
  function fit(): void {
    if (!visualViewport) return
    const { height, offsetTop, scale } = visualViewport
    // Lengths of the widget grow with the style `zoom` of the page, those of the viewport do not; older
    // browsers do not report it.
    const zoom = host.currentCSSZoom || 1
    const isFollowing = isAtEnd()
    style({
      fit: scale === 1 ? `--height:${height / zoom}px;--top:${offsetTop / zoom}px` : '',
    })
    if (isFollowing) scrollToEnd()
  }

  function open(isQuiet?: boolean): void {
    // The extras open a panel that is not in its default corner.
    if (!chat.extras && isMoved(host.dataset.placement)) return void extend(() => open(isQuiet))
    if (chat.isOpen || chat.extras?.show(true) === false) return
    chat.isOpen = true
    host.dataset.open = ''
    if (!isQuiet)
      (section.querySelector<HTMLElement>('.composer textarea') ?? section).focus({ preventScroll: true })
    // Everything that can wait is done after the next frame.
    setTimeout(() => {
      wasOpened = true
      emit('open')
      // The font is loaded once there is text to read.
      resetTheme()
      proceed()
    })
  }

  function close(): void {
    if (!chat.isOpen || chat.extras?.show(false) === false) return
    chat.isOpen = false
    delete host.dataset.open
    // Some placements hide the launcher while the panel is open.
    if (root.activeElement) button.focus({ preventScroll: true })
    emit('close')
    update()
  }
  const toggle = () => (chat.isOpen ? close() : open())

  const listen = (target: EventTarget | null, type: string, handler: (event: Event) => void) =>
    target?.addEventListener(type, handler, { signal: listening.signal })
  for (const type of ['keydown', 'keyup', 'keypress']) listen(root, type, handleKey)
  for (const type of ['resize', 'scroll']) listen(window.visualViewport, type, fit)
  listen(window, 'online', handleOnline)
  section.addEventListener('scroll', () => (scrolled = list()?.scrollTop ?? 0), true)
  // An element that a page has removed and that is shown again may have lost its scroll position.
  listen(host, 'move', () => {
    update()
    list()?.scrollTo(0, scrolled)
  })
  listen(matchMedia('(prefers-color-scheme: dark)'), 'change', resetTheme)
  watchFocus(mount, listening.signal)

  root.adoptedStyleSheets = [sheet, panelSheet, looks]
  button.onclick = toggle
  section.ariaLabel = panelTexts.chat
  section.tabIndex = -1
  section.lang = 'en'
  section.dir = 'ltr'
  update()
  // The agent's settings contain the greeting. In consent mode, no request is sent before the visitor acts.
  if (!isSilent && host.isConnected && conversation.isStale) proceed()
  // Last, because code that measures the panel before the next frame would cause its layout in this task.
  root.append(section)

  return {
    run: runPageCommands(chat, toggle, listening.signal),
    unmount() {
      listening.abort()
      const others = Object.values(window.Parley?.widgets ?? {})
      window.Parley = others.at(-1) ?? window.Parley
      conversation.end()
      launch.end()
      chat.extras?.end()
      render(null, section)
    },
  }
}
