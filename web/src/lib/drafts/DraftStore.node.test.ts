import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftStore } from './DraftStore.ts'

const stored = {
  title: 'Front desk',
  look: { color: 'blue', size: 1 },
  lines: ['a', 'b', 'c'],
  words: { de: { hello: 'Moin' } } as Record<string, Record<string, string>>,
  forms: [
    { id: 'f1', title: 'Call me', fields: [{ key: 'name' }] },
    { id: 'f2', title: 'Write to me', fields: [{ key: 'mail' }] },
  ],
}
beforeEach(() => {
  vi.useRealTimers()
})

describe('DraftStore', () => {
  it('splits edits by the innermost field, and entries of lists by their id', () => {
    const store = new DraftStore(stored)
    store.change({ 'look.color': 'red', 'forms.1.title': 'Write', 'words.de.bye': 'Tschüss' })
    expect(store.state.edits).toEqual([
      { path: 'look.color', before: 'blue', after: 'red' },
      { path: 'words.de.bye', before: undefined, after: 'Tschüss' },
      { path: 'forms.@f2.title', before: 'Write to me', after: 'Write' },
    ])
  })

  it('finds no edits when the typed value is the stored one', () => {
    const store = new DraftStore(stored)
    store.change({ title: 'Front desk 2' })
    store.change({ title: 'Front desk' })
    expect(store.state.edits).toEqual([])
  })

  it('keeps unchanged parts as the same objects, so that they do not render', () => {
    const store = new DraftStore(stored)
    store.change({ 'forms.0.title': 'Call' })
    expect(store.state.draft.forms[1]).toBe(stored.forms[1])
    expect(store.state.draft.look).toBe(stored.look)
  })

  it('deletes the error of a changed field only', () => {
    const store = new DraftStore(stored)
    store.endSave({
      errors: { title: 'Too short', 'forms.1.title': 'Missing', 'forms.1.fields.0.key': 'Odd' },
    })
    store.change({ 'forms.@f2.title': 'x' })
    expect(store.state.errors).toEqual({ title: 'Too short', 'forms.@f2.fields.0.key': 'Odd' })
  })
})

describe('undo and redo of a draft', () => {
  it('groups typing into one field to one step, until there is a pause', () => {
    vi.useFakeTimers()
    const store = new DraftStore(stored)
    for (const title of ['Front desk 1', 'Front desk 12']) store.change({ title })
    vi.advanceTimersByTime(1500)
    store.change({ title: 'Front desk 123' })
    store.undo()
    expect(store.state.draft.title).toBe('Front desk 12')
    store.undo()
    expect(store.state).toMatchObject({ draft: stored, canUndo: false, takenBack: 'undone' })
    store.redo()
    store.redo()
    expect(store.state.draft.title).toBe('Front desk 123')
  })

  it('groups typing into one entry of a list to one step, separately for each entry', () => {
    const store = new DraftStore(stored)
    store.change({ lines: ['ab', 'b', 'c'] })
    store.change({ lines: ['abc', 'b', 'c'] })
    store.change({ lines: ['abc', 'b1', 'c'] })
    store.change({ lines: ['abc', 'b1', 'c', ''] })
    store.change({ lines: ['abc', 'b1', 'c', 'd'] })
    store.change({ lines: ['abc', 'b1', 'c', 'de'] })
    const undone = [1, 2, 3, 4].map(() => {
      store.undo()
      return store.state.draft.lines
    })
    expect(undone).toEqual([
      ['abc', 'b1', 'c', ''],
      ['abc', 'b1', 'c'],
      ['abc', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })

  it('groups typing into an entry of a map to one step from its first letter', () => {
    const store = new DraftStore(stored)
    for (const bye of ['T', 'Ts', 'Tsch']) store.change({ 'words.de': { hello: 'Moin', bye } })
    store.undo()
    expect(store.state.draft).toEqual(stored)
  })

  it('counts a moved entry as a step of its own', () => {
    const store = new DraftStore(stored)
    store.change({ lines: ['a1', 'b', 'c'] })
    store.change({ lines: ['b', 'a1', 'c'] })
    store.undo()
    expect(store.state.draft.lines).toEqual(['a1', 'b', 'c'])
  })

  it('restores a deleted entry at its old position', () => {
    const store = new DraftStore(stored)
    store.change({ forms: stored.forms.slice(1) })
    store.undo()
    expect(store.state.draft.forms.map(({ id }) => id)).toEqual(['f1', 'f2'])
  })

  it('restores discarded changes', () => {
    const store = new DraftStore(stored)
    store.change({ title: 'New' })
    store.discard()
    expect(store.state).toMatchObject({ edits: [], takenBack: 'discarded' })
    store.undo()
    expect(store.state.draft.title).toBe('New')
  })

  it('keeps a value that another person has stored since', () => {
    const store = new DraftStore(stored)
    store.change({ 'look.color': 'red' })
    store.change({ title: 'New' })
    store.follow({ ...stored, look: { color: 'blue', size: 2 } })
    store.undo()
    store.undo()
    expect(store.state.draft).toEqual({ ...stored, look: { color: 'blue', size: 2 } })
  })
})
