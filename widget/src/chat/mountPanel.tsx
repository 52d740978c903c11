import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Call } from '../commands.ts'
import type { Extras } from '../extras/Extras.ts'
import { render } from 'preact'
import { applyTheme, startDressing } from './applyTheme.ts'
import type { Chat, Launched } from './Chat.ts'
import { isElsewhere, needsExtras } from './needsExtras.ts'
import { PanelView } from './PanelView.tsx'
import { plainWords } from './plainWords.ts'
import { startConversation } from './startConversation.ts'
import { startLaunch } from './startLaunch.ts'
import css from './styles.css?inline'
import { takeCalls } from './takeCalls.ts'
import { readStored, writeStored } from '../storage.ts'
import { panelTexts } from '@parley/functions/shared/widgetPanelTexts'

/** What the launcher does with a panel. */
export interface Panel {
  /** Carries out what the page calls, one after the other; listening answers how to stop. */
  run: (call: Call) => Promise<(() => void) | undefined>
  unmount: () => void
}

// Asked for by its name: for the module as a whole the build would add a runtime of its own.
const importExtras = async () => (await import('../extras/startExtras.tsx')).startExtras
const importCrash = async () => (await import('../extras/crash/showCrash.tsx')).showCrash

// Read once, for all panels of the page and before the first is built.
const panelSheet = new CSSStyleSheet()
panelSheet.replaceSync(css)

/**
 * Builds the panel out of sight, so that opening it is no more than showing it. `start`: where its
 * conversation comes from, if not from the backend.
 */
export function mountPanel(launched: Launched, start = startConversation): Panel {
  const { host, button, sheet, script, destroy } = launched
  const { dataset } = script
  const { agent: agentId = '' } = dataset
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const place = { ...launched, root, agentId }
  const section = document.createElement('dialog')
  const looks = new CSSStyleSheet()
  const dress = startDressing(looks)
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
  // What was begun on one page of a site goes on on the next.
  const draftKey = `parley:2:${agentId}:draft`
  const launch = startLaunch(update)
  const chat: Chat = {
    place,
    section,
    conversation,
    open,
    close,
    write,
    emit,
    update,
    extend,
    dress,
    texts: panelTexts,
    draft: readStored<string>('sessionStorage', draftKey) ?? '',
    isOpen: false,
    drawn: new WeakMap(),
    // Who remembers the agent knows it already.
    backlog: state.config ? [['ready']] : [],
  }
  let extras: Promise<Extras | undefined> | undefined
  let dressed: typeof state.config
  let wasOpened = false
  let announcement = ''
  let newest: ChatMessage | undefined
  let sent: ChatMessage | undefined

  function update(): void {
    if (listening.signal.aborted) return
    const { config, messages, pending } = state
    if (config && config !== dressed)
      applyTheme(place, (dressed = config), dress, wasOpened && listening.signal)
    if (!extras && needsExtras(state, dataset)) void extend(() => {})
    const launched =
      config && wasOpened ? launch.follow(config, chat.greeting, !!pending || messages.length > 0) : []
    const last = messages.at(-1) ?? launched.at(-1)
    const isNew = last !== newest && last?.role !== 'visitor'
    // The page never moves under a reader: it follows at the end only, and after sending.
    const isFollowing = isAtEnd() || (pending && pending !== sent)
    if (isNew && last && !state.needsConsent)
      announcement = plainWords(last.text || (last.files ?? []).map(({ name }) => name).join())
    // A repeated answer is announced again when the question is another one.
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
      // What was being drawn when it failed would stay beside what comes now.
      render(null, section)
      section.replaceChildren()
      // Where it cannot be fetched, the next change of the conversation tries to draw once more.
      void importCrash().then(
        (showCrash) => section.firstChild ?? showCrash(chat),
        () => {},
      )
    }
    // A button that went with its click must not drop the visitor out of the panel.
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

  const list = () => section.querySelector('ol')
  function isAtEnd(): boolean {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list() ?? {}
    return scrollHeight - scrollTop - clientHeight < 40
  }
  function scrollToEnd(): void {
    list()?.scrollTo(0, 1e9)
  }

  function handleKey(event: Event): void {
    // The page's shortcuts are not meant while somebody writes here.
    event.stopPropagation()
    if (!(event instanceof KeyboardEvent) || event.isComposing) return
    if (event.key === 'Escape' && event.type === 'keydown') {
      // One layer at a time; a modal panel would otherwise be closed by the browser as well.
      event.preventDefault()
      if (!chat.extras?.leave()) close()
    }
  }

  function handleOnline(): void {
    if (wasOpened) proceed()
    state.failure = undefined
    update()
  }

  function dressAnew(): void {
    dressed = undefined
    update()
  }

  /**
   * On a phone the panel fills what the keyboard leaves of the screen; a page that is zoomed in keeps its
   * size.
   */
  function fit(): void {
    if (!visualViewport) return
    const { height, offsetTop, scale } = visualViewport
    // Our lengths grow with the style `zoom` of the page, those of the viewport do not; older browsers do not
    // say how it is.
    const zoom = host.currentCSSZoom || 1
    const isFollowing = isAtEnd()
    dress({
      fit: scale === 1 ? `--height:${height / zoom}px;--top:${offsetTop / zoom}px` : '',
    })
    if (isFollowing) scrollToEnd()
  }

  function open(isQuiet?: boolean): void {
    // Where the panel stands elsewhere than in a corner, the extras know how.
    if (!chat.extras && isElsewhere(host.dataset.placement)) return void extend(() => open(isQuiet))
    if (chat.isOpen || chat.extras?.show(true) === false) return
    chat.isOpen = true
    host.dataset.open = ''
    if (!isQuiet)
      (section.querySelector<HTMLElement>('.composer textarea') ?? section).focus({ preventScroll: true })
    // What can wait comes after the next frame.
    setTimeout(() => {
      wasOpened = true
      emit('open')
      // The font comes when there is something to read.
      dressAnew()
      proceed()
    })
  }

  function close(): void {
    if (!chat.isOpen || chat.extras?.show(false) === false) return
    chat.isOpen = false
    delete host.dataset.open
    // Some places hide the launcher while the panel is open.
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
  listen(matchMedia('(prefers-color-scheme: dark)'), 'change', dressAnew)

  root.adoptedStyleSheets = [sheet, panelSheet, looks]
  button.onclick = toggle
  section.ariaLabel = panelTexts.chat
  section.tabIndex = -1
  section.lang = 'en'
  section.dir = 'ltr'
  update()
  // The agent's settings say how to greet. Where consent comes first, nothing is asked before the visitor
  // acts.
  if (!isSilent && host.isConnected && conversation.isStale) proceed()
  // Last of all: what measures the panel before the next frame would have it laid out in this very task.
  root.append(section)

  return {
    run: takeCalls(chat, toggle, listening.signal),
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
