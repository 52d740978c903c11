import type { SceneEvent, WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mountPanel } from '../chat/mountPanel.tsx'
import { exampleConfig } from '../test/exampleConfig.ts'
import { startStub } from '../test/startStub.ts'
import { startSceneConversation } from './startSceneConversation.ts'

const question = { id: 'q', role: 'visitor', text: 'Are you open?', at: 1 } as const

/** Opens a panel whose conversation is controlled by the test. */
function openScene(first: Partial<WidgetScene> = {}) {
  const { host, root, button, calls, panel } = startStub()
  panel.unmount()
  root.replaceChildren(button)
  calls.splice(0)
  const events: SceneEvent[] = []
  const conversation = startSceneConversation((event) => events.push(event))
  const show = (scene: Partial<WidgetScene> = {}) =>
    conversation.show({ config: exampleConfig({ messageDelayMs: 0 }), messages: [], ...scene })
  show(first)
  const script = document.createElement('script')
  Object.assign(script.dataset, { agent: 'scene', api: 'data:application/json,{}#' })
  const mounted = mountPanel(
    { host, button, sheet: new CSSStyleSheet(), script, destroy: () => {} },
    conversation.start,
  )
  // Parts of the panel may still be loading when a test is done.
  onTestFinished(() => mounted.unmount())
  return { show, events, calls, root, run: mounted.run }
}

describe('the widget in a scene', () => {
  it('follows its scene, and sends no request', async () => {
    const { show, calls, root, run } = openScene()
    await run(['open'])
    const title = () => root.querySelector('h2')?.textContent
    expect(title()).toBe('Ivy')
    show({ config: exampleConfig({ title: 'Ivy at night' }) })
    expect(title()).toBe('Ivy at night')
    show({ messages: [question, { id: 'a', role: 'agent', text: 'Always.', at: 2 }] })
    await vi.waitFor(() =>
      expect(root.querySelector('li.agent:last-of-type')?.textContent).toContain('Always.'),
    )
    expect(calls).toEqual([])
  })

  it('emits what the person wants', async () => {
    const { show, events, root, run } = openScene({ config: exampleConfig({ suggestedReplies: ['Hours?'] }) })
    await run(['open'])
    await vi.waitFor(() => expect(root.querySelector<HTMLElement>('.replies button')).not.toBeNull())
    root.querySelector<HTMLElement>('.replies button')?.click()
    show({ pending: question, answer: 'Alw' })
    await vi.waitFor(() => expect(root.textContent).toContain('Alw'))
    root.querySelector<HTMLElement>('.go')?.click()
    show({ pending: question, failure: { code: 'unavailable', retry: true } })
    await vi.waitFor(() => expect(root.querySelector('.note button')).not.toBeNull())
    root.querySelector<HTMLElement>('.note button')?.click()
    expect(events).toEqual([{ type: 'send', text: 'Hours?' }, { type: 'stop' }, { type: 'retry' }])
  })
})
