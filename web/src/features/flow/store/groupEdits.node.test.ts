import { applyParts } from '@parley/functions/shared/flow/applyParts'
import { checkFlow } from '@parley/functions/shared/flow/checks/checkFlow'
import { flowSchema, type Flow } from '@parley/functions/shared/flow/flow'
import { groupOf, groupsOf } from '@parley/functions/shared/flow/groups'
import { conflictsOf } from '@parley/functions/shared/flow/mergeParts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyParts, pasteParts } from '../canvas/clip.ts'
import { drawnFlow } from '../canvas/groups/drawnFlow.ts'
import { frameAround } from '../canvas/groups/groupBox.ts'
import { withDropped } from '../canvas/groups/moveGroups.ts'
import { connectNodes, emptyNode, withNode, withoutParts } from './flowEdits.ts'
import { FlowStore } from './FlowStore.ts'
import { groupsAmong, intoGroup, deleteGroups, withNewGroup } from './groupEdits.ts'

const positions = [0, 300, 600, 900].map((x) => ({ x, y: x / 2 }))
const nodes = Object.fromEntries(
  positions.map((position, at) => [`n${at}`, emptyNode(at === 0 ? 'start' : 'default', position)]),
)
const initial: Flow = connectNodes(connectNodes({ nodes, edges: {} }, 'n0', 'n1'), 'n1', 'n2')

function grouped(flow: Flow, ids: readonly string[]): { flow: Flow; id: string } {
  const next = withNewGroup(flow, ids)
  if (!next) throw new Error('Nothing was grouped.')
  return next
}

describe('a group', () => {
  const { flow, id } = grouped(initial, ['n1', 'n2'])

  it('holds the chosen nodes, and changes nothing that is checked', () => {
    expect(groupsOf(flow).get(id)).toEqual(['n1', 'n2'])
    expect(flowSchema.parse(flow)).toEqual(flow)
    const references = { toolIds: new Set<string>(), formIds: new Set<string>() }
    expect(checkFlow(flow, references)).toEqual(checkFlow(initial, references))
  })

  it('holds no other group: the nodes of a chosen one move to the new one', () => {
    const outer = grouped(flow, [id, 'n3'])
    expect([...groupsOf(outer.flow)]).toEqual([[outer.id, ['n1', 'n2', 'n3']]])
  })

  it('is deleted when its last node leaves', () => {
    const left = intoGroup(intoGroup(flow, ['n1'], undefined), ['n2'], undefined)
    expect(left).toEqual(initial)
    expect(deleteGroups(flow, [id])).toEqual(initial)
    expect(withoutParts(flow, ['n1', 'n2'])).toEqual(withoutParts(initial, ['n1', 'n2']))
  })

  it('is deleted with its nodes and their edges', () => {
    expect(withoutParts(flow, [id])).toEqual(withoutParts(initial, ['n1', 'n2']))
    expect(groupsAmong(flow, ['n1', 'n2', 'n3'])).toEqual([id])
  })

  it('moves its nodes when its frame or its card is dropped', () => {
    const frame = frameAround([positions[1], positions[2]].flatMap((position) => position ?? []))
    const drop = (x: number, y: number) => [
      { id, type: 'position' as const, dragging: false, position: { x, y } },
    ]
    const moved = withDropped(flow, drop(frame.x + 10, frame.y - 5))
    expect(moved.nodes['n1']).toMatchObject({ x: 310, y: 145 })
    expect(moved.nodes['n2']).toMatchObject({ x: 610, y: 295 })
    const collapsed = withNode(flow, id, { isCollapsed: true })
    expect(withDropped(collapsed, drop(310, 145)).nodes['n2']).toMatchObject({ x: 610, y: 295 })
  })

  it('is drawn instead of its nodes and their lines while it is collapsed', () => {
    const drawn = drawnFlow(withNode(flow, id, { isCollapsed: true }))
    expect(Object.keys(drawn.nodes).toSorted()).toEqual(['n0', 'n3', id].toSorted())
    expect(drawn.nodes[id]).toMatchObject({ x: 300, y: 150 })
    expect(Object.values(drawn.edges).map(({ from, to }) => [from, to])).toEqual([['n0', id]])
    expect(drawnFlow(flow).edges).toEqual(flow.edges)
  })

  it('is copied with its nodes, and its nodes alone without it', () => {
    const pasted = pasteParts({ nodes: {}, edges: {} }, copyParts(flow, [id]))
    expect([...groupsOf(pasted?.flow ?? initial).values()].map(({ length }) => length)).toEqual([2])
    expect(Object.keys(pasted?.flow.edges ?? {})).toHaveLength(1)
    const alone = pasteParts(flow, copyParts(flow, ['n1']))
    const [copy = ''] = alone?.ids ?? []
    expect(alone?.flow.nodes[copy]).not.toHaveProperty('group')
  })

  it.each(['n2', 'n8', 'none'])('is not created by an id that names none: %s', (wrong) => {
    const odd = {
      ...initial,
      nodes: { ...initial.nodes, n1: { ...emptyNode('default', { x: 0, y: 0 }), group: wrong } },
    }
    expect(groupOf(odd, 'n1')).toBeUndefined()
    expect(drawnFlow(odd)).toEqual(odd)
  })
})

/** One action on groups, by the numbers of nodes. */
const actions = fc.array(
  fc.record({
    what: fc.constantFrom('group', 'ungroup', 'delete', 'leave', 'join', 'collapse', 'name', 'write'),
    ids: fc.subarray(['n0', 'n1', 'n2', 'n3'], { minLength: 1 }),
  }),
  { maxLength: 8 },
)
type Action = { what: string; ids: string[] }

function after(flow: Flow, { what, ids }: Action): Flow {
  const there = ids.filter((id) => flow.nodes[id])
  const [group] = groupsAmong(flow, there)
  const [first = ''] = there
  if (what === 'group') return withNewGroup(flow, there)?.flow ?? flow
  if (what === 'ungroup') return deleteGroups(flow, groupsAmong(flow, there))
  if (what === 'delete') return withoutParts(flow, there)
  if (what === 'leave') return intoGroup(flow, there, undefined)
  if (what === 'write') return withNode(flow, first, { text: `Text of ${ids.join(' ')}` })
  if (group === undefined) return flow
  if (what === 'join') return intoGroup(flow, there, group)
  return withNode(flow, group, what === 'name' ? { name: `Name ${first}` } : { isCollapsed: true })
}

function opened(flow: Flow): FlowStore {
  const store = new FlowStore()
  store.follow(flow, 1)
  return store
}

function change(store: FlowStore, all: readonly Action[]): Flow[] {
  return all.map((action) => {
    store.change(after(store.state.draft, action))
    return store.state.draft
  })
}

/** Saves until nothing is left to save, as the server does. */
function save(store: FlowStore, server: { flow: Flow; seq: number }): { flow: Flow; seq: number } {
  let { flow, seq } = server
  for (let waiting = store.startSave(); waiting; waiting = store.startSave()) {
    const saved = applyParts(flow, waiting.parts, waiting.base)
    flow = saved.flow
    store.endSave({ seq: ++seq, refused: saved.refused })
  }
  return { flow, seq }
}

describe('any actions on groups', () => {
  it('are undone and redone one by one, and leave a flow that the server accepts', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const store = opened(initial)
        const last = change(store, all).at(-1) ?? initial
        expect(flowSchema.parse(last)).toEqual(last)
        expect([...groupsOf(last).values()].every((ids) => ids.length > 0)).toBe(true)
        while (store.state.canUndo) store.undo()
        expect(store.state.draft).toEqual(initial)
        while (store.state.canRedo) store.redo()
        expect(store.state.draft).toEqual(last)
      }),
    )
  })
})

describe('two editors of groups', () => {
  it('lose no name, text or membership without a conflict, saved in any order', () => {
    fc.assert(
      fc.property(actions, actions, fc.boolean(), (mine, theirs, isFirst) => {
        const start = grouped(initial, ['n1', 'n2']).flow
        const [one, other] = isFirst ? [mine, theirs] : [theirs, mine]
        const [first, second] = [opened(start), opened(start)]
        change(first, one)
        change(second, other)
        const wanted = [first.state.draft, second.state.draft]
        let server = save(first, { flow: start, seq: 1 })
        second.follow(server.flow, server.seq)
        server = save(second, server)
        first.follow(server.flow, server.seq)
        for (const [at, store] of [first, second].entries()) {
          const shown = new Set(conflictsOf(store.state).nodes)
          for (const id of Object.keys({ ...start.nodes, ...wanted[at]?.nodes })) {
            const [before, own, now] = [start, wanted[at], server.flow].map((flow) => flow?.nodes[id])
            if (shown.has(id)) continue
            expect(own === undefined && before !== undefined ? now : undefined).toBeUndefined()
            for (const name of ['name', 'text', 'group'] as const)
              if (own && own[name] !== before?.[name]) expect(now?.[name]).toBe(own[name])
          }
        }
      }),
    )
  })
})
