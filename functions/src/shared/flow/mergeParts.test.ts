import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFlow } from '#test/chat/arbitraryFlow.ts'
import { applyParts } from './applyParts.ts'
import { flowNodeSchema, type Flow } from './flow.ts'
import { isSamePart } from './mergePart.ts'
import { conflictsOf, mergeParts, partsToSave, settlePart, type EditedFlow } from './mergeParts.ts'

/** A valid flow, as an editor or the server has it: every edge has its nodes. */
const wholeFlow = arbitraryFlow.map(withoutHanging)

function withoutHanging({ nodes, edges }: Flow): Flow {
  const complete = Object.entries(edges).filter(([, { from, to }]) => nodes[from] && nodes[to])
  return { nodes, edges: Object.fromEntries(complete) }
}

const opened = (stored: Flow, draft: Flow): EditedFlow => ({ stored, base: stored, draft })

/** Saves with the server's rule, and merges the result. */
function save(server: Flow, editor: EditedFlow): { server: Flow; editor: EditedFlow } {
  const { parts, base } = partsToSave(editor)
  const { flow } = applyParts(server, parts, base)
  return { server: flow, editor: mergeParts(editor, flow, parts) }
}

function saveTwice(server: Flow, editor: EditedFlow): { server: Flow; editor: EditedFlow } {
  const first = save(server, editor)
  return save(first.server, first.editor)
}

/** Returns nodes with a change that neither the server stores nor the editor shows as a conflict. */
function lostNodes(initial: Flow, expected: Flow, server: Flow, editor: EditedFlow): string[] {
  const shown = new Set(conflictsOf(editor).nodes)
  const ids = [...new Set([...Object.keys(initial.nodes), ...Object.keys(expected.nodes)])]
  return ids.filter((id) => {
    const [before, mine, now] = [initial, expected, server].map(({ nodes }) => nodes[id] ?? null)
    if (isSamePart(before ?? null, mine ?? null)) return false
    if (shown.has(id)) return !isSamePart(editor.draft.nodes[id] ?? null, mine ?? null)
    return !holdsChange(before, mine, now)
  })
}

function holdsChange(before: unknown, mine: unknown, now: unknown): boolean {
  if (!mine || !now || !before) return !mine === !now
  const names = ['name', 'text', 'mode', 'kind', 'outcome', 'knowledge', 'group'] as const
  return names.every((name) => {
    const [from, own, kept] = [before, mine, now].map((part) => Reflect.get(Object(part), name))
    return from === own || own === kept
  })
}

describe('two editors of one flow', () => {
  it('lose no node in any order: each change is stored, or shown as a conflict', () => {
    fc.assert(
      fc.property(wholeFlow, wholeFlow, wholeFlow, (begun, mine, theirs) => {
        const first = saveTwice(begun, opened(begun, mine))
        const second = saveTwice(first.server, opened(begun, theirs))
        const followed = mergeParts(first.editor, second.server)
        expect(lostNodes(begun, theirs, second.server, second.editor)).toEqual([])
        expect(lostNodes(begun, mine, second.server, followed)).toEqual([])
      }),
    )
  })

  it('agree with the server once every conflict is settled', () => {
    fc.assert(
      fc.property(wholeFlow, wholeFlow, wholeFlow, fc.boolean(), (begun, mine, theirs, isMine) => {
        const first = saveTwice(begun, opened(begun, mine))
        let { server, editor } = saveTwice(first.server, opened(begun, theirs))
        for (const kind of ['nodes', 'edges'] as const)
          for (const id of conflictsOf(editor)[kind])
            editor = settlePart(editor, kind, id, isMine ? 'mine' : 'theirs')
        ;({ server, editor } = saveTwice(server, editor))
        expect(conflictsOf(editor)).toEqual({ nodes: [], edges: [] })
        expect(withoutHanging(editor.draft)).toEqual(server)
      }),
    )
  })

  const node = flowNodeSchema.parse({ kind: 'default', name: 'Orders', text: 'Ask.' })
  const flowWith = (changes: object): Flow => ({ nodes: { n1: { ...node, ...changes } }, edges: {} })

  it('can change different fields of one node, and both changes are stored', () => {
    const followed = mergeParts(
      opened(flowWith({}), flowWith({ text: 'Ask twice.' })),
      flowWith({ name: 'Order', x: 40 }),
    )
    expect(followed.draft).toEqual(flowWith({ name: 'Order', text: 'Ask twice.', x: 40 }))
    expect(conflictsOf(followed).nodes).toEqual([])
  })

  it('see a conflict where the texts of both differ, and neither is sent', () => {
    const followed = mergeParts(
      opened(flowWith({}), flowWith({ text: 'Mine' })),
      flowWith({ text: 'Theirs' }),
    )
    expect(conflictsOf(followed).nodes).toEqual(['n1'])
    expect(partsToSave(followed).parts).toEqual({ nodes: {}, edges: {} })
    expect(followed.draft).toEqual(flowWith({ text: 'Mine' }))
    expect(settlePart(followed, 'nodes', 'n1', 'theirs').draft).toEqual(flowWith({ text: 'Theirs' }))
  })

  it('see no conflict for an edge that was restored with the chosen node', () => {
    const other = { ...node, name: 'End' }
    const flowOf = (name: string, when: string): Flow => ({
      nodes: { n1: { ...node, name }, n2: other },
      edges: { e1: { from: 'n1', to: 'n2', order: 0, when } },
    })
    const theirs = flowOf('Status', 'asks twice')
    const deleted = opened(flowOf('Orders', 'asks'), { nodes: { n2: other }, edges: {} })
    const followed = mergeParts(deleted, theirs)
    expect(conflictsOf(followed)).toEqual({ nodes: ['n1'], edges: ['e1'] })
    const settled = settlePart(followed, 'nodes', 'n1', 'theirs')
    expect(settled.draft).toEqual(theirs)
    expect(conflictsOf(settled)).toEqual({ nodes: [], edges: [] })
  })

  it('see no conflict with their own save', () => {
    const sent = { nodes: flowWith({ text: 'Ask fo' }).nodes, edges: {} }
    const typedOn = opened(flowWith({}), flowWith({ text: 'Ask for it' }))
    const followed = mergeParts(typedOn, { nodes: sent.nodes, edges: {} }, sent)
    expect(conflictsOf(followed).nodes).toEqual([])
    expect(followed.draft).toEqual(typedOn.draft)
  })
})
