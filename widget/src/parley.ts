import type { mountPanel, Panel } from './chat/mountPanel.tsx'
import type { Call, Configuration, Parley } from './commands.ts'
import { textOn } from './contrast.ts'
import { createHost, keepAttached } from './host.ts'
import css from './launcher.css?inline'

const script = document.currentScript
if (script && 'src' in script) launch(script, window.Parley)

/**
 * Shows the launcher at once; the panel's module is loaded when the page is idle or the pointer comes near.
 */
function launch(
  script: HTMLScriptElement,
  { q: queue = [], widgets = {}, ...given }: Partial<Parley & Configuration> = {},
): void {
  const { dataset } = script
  // When a tag manager has dropped the attributes, the page sets the same values by script.
  if (!dataset.agent) Object.assign(dataset, queue.find((call) => call[0] === 'configure')?.[1] ?? given)
  const { agent = '', color = '#3a5bd9', label = 'Open chat', placement = '' } = dataset
  const before = widgets[agent]
  // An element that was removed with its page does not block a script that is added again.
  if (!agent || before?.host.isConnected) return
  before?.destroy()
  const host = createHost()
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  const sheet = new CSSStyleSheet()
  // In consent mode, no request is sent before the visitor acts.
  const isSilent = 'consent' in dataset
  let url = __PARLEY_PANEL__
  let resolvePanel: (panel: Panel) => void
  const panel = new Promise<Panel>((resolve) => (resolvePanel = resolve))

  const load = () => {
    const current = url
    url = ''
    if (!current) return
    import(/* @vite-ignore */ new URL(current, script.src).href).then(
      (module: { mountPanel: typeof mountPanel }) =>
        // A task of its own, so that parsing the module and building the panel never form one long task.
        setTimeout(() => resolvePanel(module.mountPanel({ host, button, sheet, script, destroy }))),
      // A module that failed to load stays failed under its URL, so the next attempt uses another one.
      () => (url = `${current}?`),
    )
  }
  const destroy = () => {
    void panel.then((loaded) => loaded.unmount())
    host.popover = null
    host.remove()
    delete widgets[agent]
  }
  // The panel carries out the page's commands, so they wait until it has loaded.
  const call = (...given: Call) => {
    if (!isSilent || /open|toggle/.test(given[0])) load()
    const result = panel.then((loaded) => loaded.run(given))
    return () => result.then((undo) => undo?.())
  }
  const widget: Parley = new Proxy(
    // `then` is no function, so that `await` does not take this object for a promise.
    // oxlint-disable-next-line unicorn/no-thenable
    Object.assign(call, { host }, { widgets }, { destroy }, { q: [], then: 0 }),
    { get: (own, name: string) => own[name] ?? call.bind(null, name) },
  )

  // Important rules inside a shadow tree win over all rules of the page.
  sheet.replaceSync(
    `:host{all:initial!important;position:fixed!important;--accent:${color};--on-accent:${textOn(color)};--side:${20 + 72 * Object.keys(widgets).length}px}${css}`,
  )
  root.adoptedStyleSheets = [sheet]
  root.append(button)
  host.dataset.placement = placement
  // In the top layer neither a transformed ancestor nor a page's z-index affects the widget.
  host.popover = 'manual'
  button.ariaLabel = label
  button.onclick = widget.open
  window.Parley = widgets[agent] = widget
  keepAttached(host)
  queue.forEach((given) => call(...given))
  if (isSilent) return
  button.hidden = placement === 'embedded'
  button.onpointerenter = button.onfocus = load
  ;(window.requestIdleCallback ?? setTimeout)(load)
}
