import type { SceneEvent, WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import type { Launched } from '../chat/Chat.ts'
import type { mountPanel as mount, Panel } from '../chat/mountPanel.tsx'
import { startSceneConversation } from './startSceneConversation.ts'

/**
 * The page in which the dashboard shows the widget itself, for previews and the test chat.
 * It runs in a frame with an opaque origin (`sandbox`). So an owner's style sheet cannot reach the dashboard,
 * its storage or its session, and a panel at a corner has a page of its own. The code is exactly what
 * visitors load, by the same names.
 */
const url = new URL(/* @vite-ignore */ `../${__PARLEY_PANEL__}`, import.meta.url)
const panel: { mountPanel: typeof mount } = await import(/* @vite-ignore */ url.href)
const conversation = startSceneConversation(notify)
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
let script = document.createElement('script')
let mounted = ''
let wasPressed = false

// A preview is looked at, not read: its font is shown whenever it loads, also on a slow connection.
document.fonts.addEventListener('loading', () => {
  for (const face of document.fonts) face.display = 'swap'
})

/** Loaded by the launcher of this page instead of the panel itself. */
export const mountPanel = (launched: Launched): Panel => panel.mountPanel(launched, conversation.start)

function notify(event: SceneEvent): void {
  // The dashboard has another origin than a sandboxed frame. Events contain nothing that its embedder may not
  // know.
  parent.postMessage(event, '*')
}

function show(scene: WidgetScene): void {
  conversation.show(scene)
  const { config, form, run, isPreview = false } = scene
  document.body.classList.toggle('framed', !isPreview || config.placement === 'embedded')
  keepFocusAway(isPreview && !wasPressed)
  // These are read only at the start of the widget; all else follows the scene.
  const needs = JSON.stringify([config.placement, config.agentId, form, run])
  if (needs === mounted) return
  mounted = needs
  // A launcher that is still loading stops, because its agent was removed.
  delete script.dataset['agent']
  script.onload = null
  window.Parley?.destroy()
  script = document.createElement('script')
  script.src = '/widget/pages/sceneLauncher.js'
  Object.assign(script.dataset, {
    agent: config.agentId,
    color: config.primaryColor,
    placement: config.placement,
    target: '#chat',
    // No request is sent: forms and ratings get a successful response.
    api: 'data:application/json,{"conversations":[],"passages":[]}#',
  })
  script.onload = () => {
    if (form) window.Parley?.openForm(form)
    else window.Parley?.open()
  }
  document.body.append(script)
}

/** Keeps the focus out of the frame, although a widget that opens normally takes it. */
function keepFocusAway(isWanted: boolean): void {
  Object.defineProperty(HTMLElement.prototype, 'focus', { ...focus, ...(isWanted && { value: () => {} }) })
}

addEventListener('message', ({ source, data }: MessageEvent<WidgetScene>) => {
  if (source === parent) show(data)
})
addEventListener('pointerdown', () => {
  wasPressed = true
  keepFocusAway(false)
})
// The person types elsewhere: the widget must not take the focus until it is pressed again.
addEventListener('blur', () => (wasPressed = false))
addEventListener(
  'keydown',
  ({ key, isComposing, keyCode }) => {
    // While an input method composes, Escape ends only that; Safari reports this only by the code 229.
    if (isComposing || keyCode === 229) return
    const layer = window.Parley?.host.shadowRoot?.querySelector('.menu, .screen')
    if (key === 'Escape' && !layer) notify({ type: 'leave' })
  },
  // Before the widget, which stops the propagation of keys and closes its own layers.
  { capture: true },
)
notify({ type: 'ready' })
