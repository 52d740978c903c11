import type { mountPanel, Panel } from './chat/mountPanel.tsx'
import type { Parley } from './commands.ts'
import { textOn } from './contrast.ts'
import css from './launcher.css?inline'

const script = document.currentScript
if (script && 'src' in script) launch(script, script.dataset.agent, window.Parley?.widgets)

/** Shows the launcher at once; the panel's module comes when the page is idle or the visitor draws near. */
function launch(script: HTMLScriptElement, agentId = '', widgets: Parley['widgets'] = {}): void {
  const before = widgets[agentId]
  // An element that left with its page does not stand in the way of the script that came back.
  if (!agentId || before?.host.isConnected) return
  before?.destroy()
  const { src, dataset } = script
  const host = document.createElement('parley-chat')
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  const sheet = new CSSStyleSheet()
  const color = dataset.color ?? '#3a5bd9'
  // With consent mode on, nothing is asked of anybody before the visitor acts.
  const isSilent = 'consent' in dataset
  let address = __PARLEY_PANEL__
  let resolvePanel: (panel: Panel) => void
  const panel = new Promise<Panel>((resolve) => (resolvePanel = resolve))

  const load = () => {
    const current = address
    address = ''
    if (!current) return
    import(/* @vite-ignore */ src.replace(/[^/]*(\?.*)?$/, current)).then(
      (module: { mountPanel: typeof mountPanel }) =>
        // A task of its own, so that reading the module and building the panel never add up to one long task.
        setTimeout(() =>
          resolvePanel(module.mountPanel({ host, root, button, sheet, agentId, script, destroy })),
        ),
      // A module that failed to load stays failed under its address: the next attempt takes another one.
      () => (address = `${current}?`),
    )
  }
  const destroy = () => {
    void panel.then((loaded) => loaded.unmount())
    host.remove()
    delete widgets[agentId]
  }
  // Whatever else the page calls is the panel's to know: it is carried out once there is one. It is no
  // promise, though.
  const widget: Parley = new Proxy(Object.assign(Object.create(null), { host, widgets, destroy }), {
    get: (own, name) => {
      if (name in own || name === 'then') return own[name]
      return (...given: unknown[]) => {
        if (!isSilent || name === 'open' || name === 'toggle') load()
        const result = panel.then((loaded) => loaded.run(name, given))
        return () => void result.then((undo) => undo?.())
      }
    },
  })

  sheet.replaceSync(
    `:host{--accent:${color};--on-accent:${textOn(color)};--side:${20 + 72 * Object.keys(widgets).length}px}${css}`,
  )
  root.adoptedStyleSheets = [sheet]
  root.append(button)
  host.dataset.placement = dataset.placement
  // In the top layer neither a transformed ancestor nor a page's z-index reaches the widget.
  host.popover = 'manual'
  button.ariaLabel = dataset.label ?? 'Open chat'
  button.onclick = widget.open
  ;(document.body ?? document.documentElement).append(host)
  host.showPopover?.()
  window.Parley = widgets[agentId] = widget
  if (isSilent) return
  button.hidden = dataset.placement === 'embedded'
  button.onpointerenter = button.onfocus = load
  ;(window.requestIdleCallback ?? setTimeout)(() => void (host.isConnected && load()))
}
