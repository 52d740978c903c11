import type { mountPanel, Panel } from './chat/mountPanel.tsx'
import type { Widget } from './commands.ts'
import { textOn } from './contrast.ts'
import css from './launcher.css?inline'

const script = document.currentScript
const widgets = window.Parley?.widgets ?? {}
if (script && 'src' in script && script.dataset.agent && !widgets[script.dataset.agent]) {
  launch(script, script.dataset.agent)
}

/** Shows the launcher at once; the panel's module comes when the page is idle or the visitor draws near. */
function launch({ src, dataset }: HTMLScriptElement, agentId: string): void {
  const host = document.createElement('parley-chat')
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  const sheet = new CSSStyleSheet()
  const color = dataset.color ?? '#3a5bd9'
  let attempts = ''
  let panel: Promise<Panel | void> | undefined

  const load = () =>
    (panel ??= import(/* @vite-ignore */ new URL(__PARLEY_PANEL__ + attempts, src).href).then(
      (module: { mountPanel: typeof mountPanel }) =>
        // A task of its own, so that reading the module and building the panel never add up to one long task.
        new Promise<Panel>((resolve) => {
          setTimeout(() => resolve(module.mountPanel({ host, root, button, sheet, agentId, dataset, destroy })))
        }),
      () => {
        // A module that failed to load stays failed under its address: the next attempt takes another one.
        attempts += '?'
        panel = undefined
      },
    ))
  const run = (command: keyof Panel) => () => void load().then((loaded) => loaded?.[command]())
  const destroy = () => {
    void panel?.then((loaded) => loaded?.unmount())
    host.remove()
    delete widgets[agentId]
  }
  const widget: Widget = { open: run('open'), close: run('close'), toggle: run('toggle'), destroy }

  sheet.replaceSync(
    `:host{--accent:${color};--on-accent:${textOn(color)};--place:${document.querySelectorAll('parley-chat').length}}${css}`,
  )
  root.adoptedStyleSheets = [sheet]
  root.append(button)
  host.toggleAttribute('data-left', dataset.placement === 'bottom-left')
  // In the top layer neither a transformed ancestor nor a page's z-index reaches the widget.
  host.popover = 'manual'
  button.ariaLabel = dataset.label ?? 'Open chat'
  button.onpointerenter = button.onfocus = load
  button.onclick = widget.toggle
  ;(document.body ?? document.documentElement).append(host)
  host.showPopover?.()
  widgets[agentId] = widget
  window.Parley = { ...widget, widgets }
  ;(window.requestIdleCallback ?? setTimeout)(() => void (host.isConnected && load()))
}
