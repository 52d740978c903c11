import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../errors.ts'
import { applyEdits } from './applyEdits.ts'
import { DraftStore } from './DraftStore.ts'
import type { Edit } from './findEdits.ts'
import { saveDraft } from './saveDraft.ts'
import { conflictsOf } from './rebaseEdits.ts'

const first = {
  title: 'Front desk',
  look: { color: 'blue', size: 1 },
  lines: ['a', 'b', 'c'],
  words: { de: { hello: 'Moin' } },
  forms: [
    { id: 'f1', title: 'Call me', fields: ['name'] },
    { id: 'f2', title: 'Write to me', fields: ['mail'] },
  ],
}

/** The tree on the server. */
let stored = first
const target = {
  validate: async () => ({}),
  write: async (edits: readonly Edit[]) => {
    const { tree, conflicts } = applyEdits(stored, edits)
    stored = tree
    return { stored, conflicts }
  },
}

/** Saves as another person. */
async function saveElsewhere(values: Record<string, unknown>) {
  const other = new DraftStore(stored)
  other.change(values)
  await target.write(other.state.edits)
}

function openWith(values: Record<string, unknown>) {
  const store = new DraftStore(stored)
  store.change(values)
  return store
}

beforeEach(() => {
  stored = first
})

describe('a draft that two people edit', () => {
  it.each([
    ['fields of a map', { 'look.size': 2 }, { 'look.color': 'red' }, { look: { color: 'red', size: 2 } }],
    [
      'forms',
      { 'forms.@f1.title': 'Call' },
      { 'forms.@f2.title': 'Write' },
      { forms: [{ title: 'Call' }, { title: 'Write' }] },
    ],
    [
      'fields of one form',
      { 'forms.@f1.title': 'Call' },
      { 'forms.@f1.fields': ['phone'] },
      { forms: [{ title: 'Call', fields: ['phone'] }, { id: 'f2' }] },
    ],
    [
      'forms, of which one is new and one is removed',
      { forms: [first.forms[1], { id: 'f3' }] },
      { 'forms.1.title': 'Write' },
      { forms: [{ id: 'f2', title: 'Write' }, { id: 'f3' }] },
    ],
    [
      'languages',
      { 'words.fr': { hello: 'Salut' } },
      { 'words.de.hello': 'Hallo' },
      { words: { de: { hello: 'Hallo' }, fr: { hello: 'Salut' } } },
    ],
    [
      'words of a language that both begin',
      { 'words.fr': { one: 'un' } },
      { 'words.fr': { two: 'deux' } },
      { words: { fr: { one: 'un', two: 'deux' } } },
    ],
    ['lines', { lines: ['A', 'b', 'c'] }, { lines: ['a', 'b', 'C'] }, { lines: ['A', 'b', 'C'] }],
    [
      'lines, of which one is removed and one is new',
      { lines: ['b', 'c'] },
      { lines: ['a', 'b', 'c', 'd'] },
      { lines: ['b', 'c', 'd'] },
    ],
    [
      'lines, both of them new',
      { lines: ['a', 'b', 'c', 'd'] },
      { lines: ['a', 'b', 'c', 'e'] },
      { lines: ['a', 'b', 'c', 'd', 'e'] },
    ],
  ])('keeps both changes of different %s', async (_what, theirs, mine, both) => {
    const store = openWith(mine)
    await saveElsewhere(theirs)
    expect(await saveDraft(store, target)).toEqual({ outcome: 'saved' })
    expect(stored).toMatchObject(both)
    expect(store.state).toMatchObject({ draft: stored, edits: [] })
  })

  it('shows a field of both side by side, and writes the rest', async () => {
    const store = openWith({ title: 'Mine', 'look.color': 'red' })
    await saveElsewhere({ title: 'Theirs' })
    expect(await saveDraft(store, target)).toEqual({ outcome: 'conflict' })
    expect(stored).toMatchObject({ title: 'Theirs', look: { color: 'red' } })
    expect(store.state.obstacle).toBe('conflict')
    expect(conflictsOf(store.state)).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }])
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('stores %s when the person chooses that', async (choice, title) => {
    const store = openWith({ title: 'Mine' })
    await saveElsewhere({ title: 'Theirs' })
    await saveDraft(store, target)
    store.settle(['title'], choice)
    expect(await saveDraft(store, target)).toEqual({ outcome: 'saved' })
    expect([stored.title, store.state.draft.title]).toEqual([title, title])
  })

  it('asks again when a third value was stored meanwhile', async () => {
    const store = openWith({ title: 'Mine' })
    await saveElsewhere({ title: 'Theirs' })
    await saveDraft(store, target)
    store.settle(['title'], 'mine')
    await saveElsewhere({ title: 'Third' })
    expect(await saveDraft(store, target)).toEqual({ outcome: 'conflict' })
    expect(conflictsOf(store.state)).toMatchObject([{ theirs: 'Third' }])
  })

  it('can restore a form that one person removed while the other changed it', async () => {
    const store = openWith({ 'forms.@f1.title': 'Call' })
    await saveElsewhere({ forms: first.forms.slice(1) })
    expect(await saveDraft(store, target)).toEqual({ outcome: 'conflict' })
    expect(conflictsOf(store.state)).toMatchObject([{ path: 'forms.@f1', theirs: undefined }])
    store.settle(['forms.@f1'], 'mine')
    await saveDraft(store, target)
    expect(stored.forms).toMatchObject([{ id: 'f2' }, { id: 'f1', title: 'Call', fields: ['name'] }])
  })
})

describe('saveDraft', () => {
  it('stays open for text that is typed during a save', async () => {
    const store = openWith({ title: 'Front desk 2' })
    const response = Promise.withResolvers<void>()
    const saving = saveDraft(store, {
      ...target,
      write: async (edits) => {
        await response.promise
        return target.write(edits)
      },
    })
    store.change({ title: 'Front desk 23' })
    // The listener may report it before the response arrives.
    store.follow({ ...stored, title: 'Front desk 2' })
    response.resolve()
    await saving
    expect(store.state).toMatchObject({
      draft: { title: 'Front desk 23' },
      edits: [{ path: 'title', before: 'Front desk 2', after: 'Front desk 23' }],
    })
    await saveDraft(store, target)
    expect(stored.title).toBe('Front desk 23')
  })

  it('shows at the field what is wrong, and writes nothing', async () => {
    const store = openWith({ title: '' })
    const validate = async () => ({ title: 'Missing' })
    expect(await saveDraft(store, { ...target, validate })).toEqual({ outcome: 'wrong', error: 'Missing' })
    expect(store.state).toMatchObject({ errors: { title: 'Missing' }, refusals: 1, isSaving: false })
    expect(stored).toBe(first)
  })

  it('reports that nothing was saved while the browser is offline', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const store = openWith({ title: 'New' })
    expect(await saveDraft(store, target)).toEqual({ outcome: 'offline' })
    network.mockRestore()
    expect(store.state).toMatchObject({ obstacle: 'offline', isSaving: false, draft: { title: 'New' } })
    expect(store.state.edits).toHaveLength(1)
    expect(stored).toBe(first)
  })

  it('reports that nothing was saved when the server does not respond', async () => {
    const store = openWith({ title: 'New' })
    const write = () => Promise.reject(new CallError('unavailable'))
    expect(await saveDraft(store, { ...target, write })).toEqual({ outcome: 'offline' })
    expect(store.state.edits).toHaveLength(1)
  })
})

describe('a draft with stored edits', () => {
  const storedEdits = [{ path: 'forms.@f1.title', before: 'Call me', after: 'Call' }]

  it('restores them on the tree that is stored now, below newer ones', () => {
    const store = new DraftStore({ ...first, title: 'Theirs' })
    store.change({ 'look.size': 3 })
    store.restore(storedEdits, 5)
    expect(store.state).toMatchObject({ keptAt: 5, draft: { title: 'Theirs', look: { size: 3 } } })
    expect(store.state.draft.forms[0]?.title).toBe('Call')
  })

  it('restores none that were saved meanwhile', () => {
    const store = new DraftStore(applyEdits(first, storedEdits).tree)
    store.restore(storedEdits, 5)
    expect(store.state).toMatchObject({ edits: [], keptAt: null })
  })

  it('never writes them over what another person has stored meanwhile', async () => {
    await saveElsewhere({ 'forms.@f1.title': 'Ring' })
    const store = new DraftStore(stored)
    store.restore(storedEdits, 5)
    expect(await saveDraft(store, target)).toEqual({ outcome: 'conflict' })
    expect(stored.forms[0]?.title).toBe('Ring')
  })
})

describe('a complete save', () => {
  it('is reported only after this browser has deleted its copy', async () => {
    const store = openWith({ title: 'Desk' })
    const seen: string[] = []
    store.subscribe(() => seen.push(store.state.isSaving ? 'saving' : 'saved'))
    store.keepBy(async () => {
      await Promise.resolve()
      seen.push(`keeps ${store.state.edits.length} edits`)
    })
    await saveDraft(store, target)
    expect(seen.slice(-2)).toEqual(['keeps 0 edits', 'saved'])
  })
})
