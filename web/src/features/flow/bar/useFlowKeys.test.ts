import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isUnderLayer, useEscape } from '../../../components/dialogs/useEscape.ts'
import { DraftStore } from '../../../lib/drafts/DraftStore.ts'
import { useUndoKeys } from '../../../lib/drafts/useUndoKeys.ts'
import { emptyNode, withNode } from '../store/flowEdits.ts'
import { FlowStore } from '../store/FlowStore.ts'
import { useFlowKeys } from './useFlowKeys.ts'

const undo = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true })

afterEach(() => document.body.replaceChildren())

/** Opens an agent's draft and its flow with a change in each, and the keyboard shortcuts as on a page. */
function opened() {
  const draft = new DraftStore({ title: 'Desk' })
  const flow = new FlowStore()
  flow.follow({ nodes: { n1: emptyNode('start', { x: 0, y: 0 }) }, edges: {} }, 1)
  draft.change({ title: 'Front desk' })
  flow.change(withNode(flow.state.draft, 'n1', { name: 'Entrance' }))
  renderHook(() => {
    useUndoKeys(draft, isUnderLayer)
    useFlowKeys(flow, true)
  })
  return { draft, name: () => flow.state.draft.nodes['n1']?.name }
}

describe('useFlowKeys', () => {
  it('undoes only the flow, and no field of another page', () => {
    const { draft, name } = opened()
    undo()
    expect(name()).toBe('')
    expect(draft.state.draft.title).toBe('Front desk')
  })

  it('ignores keys behind a dialog, except in its fields of the flow', () => {
    const { name } = opened()
    renderHook(() => useEscape(() => {}))
    undo()
    expect(name()).toBe('Entrance')
    const sheet = document.body.appendChild(document.createElement('div'))
    sheet.setAttribute('data-flow', '')
    undo(sheet)
    expect(name()).toBe('')
  })

  it('leaves a field of the flow its own undo while its text is not part of the flow', () => {
    const { name } = opened()
    const page = document.body.appendChild(document.createElement('div'))
    page.setAttribute('data-flow', '')
    const search = page.appendChild(document.createElement('input'))
    search.setAttribute('data-own-undo', 'true')
    undo(search)
    expect(name()).toBe('Entrance')
    undo(page.appendChild(document.createElement('textarea')))
    expect(name()).toBe('')
  })
})
