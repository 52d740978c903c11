import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWithBlueprint } from './blueprint.ts'

const fields = fc.record({ a: fc.integer({ max: 3, min: 0 }), b: fc.integer({ max: 3, min: 0 }) })
const paths = (changes: readonly { path: string }[]) => changes.map(({ path }) => path)

describe('an agent beside its blueprint', () => {
  const base = { greeting: 'Hello', model: 'small', tone: 'calm', css: '' }

  it('takes fields that only the blueprint has changed, and keeps fields that the agent has changed', () => {
    const master = { ...base, greeting: 'Welcome', css: '.a {}' }
    const agent = { ...base, tone: 'merry', css: '.b {}' }
    const found = compareWithBlueprint(master, agent, { base, own: [] })
    expect(found.changes).toEqual([{ path: 'greeting', from: 'Hello', to: 'Welcome' }])
    expect(found.conflicts).toEqual([{ path: 'css', from: '.b {}', to: '.a {}' }])
    expect(paths(found.kept)).toEqual(['tone'])
  })

  it("reports no conflict for fields that are the agent's own or equal", () => {
    const master = { ...base, greeting: 'Welcome', model: 'large' }
    const agent = { ...base, greeting: 'Hey', model: 'large' }
    const found = compareWithBlueprint(master, agent, { base, own: ['greeting'] })
    expect(found.changes).toEqual([])
    expect(found.conflicts).toEqual([])
    expect(paths(found.kept)).toEqual(['greeting'])
  })

  it('lists every difference exactly once, and reports none after all changes are made', () => {
    fc.assert(
      fc.property(fields, fields, fields, fc.subarray(['a', 'b']), (master, agent, agreed, own) => {
        const link = { base: agreed, own }
        const { changes, conflicts, kept } = compareWithBlueprint(master, agent, link)
        const different = Object.keys(master).filter(
          (path) => Reflect.get(master, path) !== Reflect.get(agent, path),
        )
        expect([...paths(changes), ...paths(conflicts), ...paths(kept)].toSorted()).toEqual(
          different.toSorted(),
        )
        const applied = Object.fromEntries(changes.map(({ path, to }) => [path, to]))
        const after = compareWithBlueprint(
          master,
          { ...agent, ...applied },
          { base: { ...agreed, ...applied }, own },
        )
        expect(after.changes).toEqual([])
        expect(paths(after.conflicts)).toEqual(paths(conflicts))
      }),
    )
  })
})
