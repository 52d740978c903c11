import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFlow } from '#test/chat/arbitraryFlow.ts'
import { applyPatch, isEmptyPatch, joinPatches, patchBetween, reversePatch } from './flowPatch.ts'
import { flowNodeSchema } from './flow.ts'

describe('a patch of a flow', () => {
  it('transforms one flow into the other, and back when reversed', () => {
    fc.assert(
      fc.property(arbitraryFlow, arbitraryFlow, (before, after) => {
        const patch = patchBetween(before, after)
        expect(applyPatch(before, patch)).toEqual(after)
        expect(applyPatch(after, reversePatch(patch))).toEqual(before)
        expect(isEmptyPatch(patchBetween(after, applyPatch(before, patch)))).toBe(true)
      }),
    )
  })

  it('joined with another has the effect of both in order', () => {
    fc.assert(
      fc.property(arbitraryFlow, arbitraryFlow, arbitraryFlow, (first, second, third) => {
        const joined = joinPatches(patchBetween(first, second), patchBetween(second, third))
        expect(joined).toEqual(patchBetween(first, third))
        expect(applyPatch(first, joined)).toEqual(third)
      }),
    )
  })

  it('leaves parts alone that another save has changed since', () => {
    const node = flowNodeSchema.parse({ kind: 'default', name: 'Orders', text: 'Ask.' })
    const flowWith = (changes: object) => ({ nodes: { n1: { ...node, ...changes } }, edges: {} })
    const patch = patchBetween(flowWith({}), flowWith({ text: 'Ask twice.' }))
    expect(applyPatch(flowWith({ name: 'Order' }), patch)).toEqual(
      flowWith({ name: 'Order', text: 'Ask twice.' }),
    )
    expect(applyPatch(flowWith({ text: 'Other' }), patch)).toEqual(flowWith({ text: 'Other' }))
    expect(applyPatch({ nodes: {}, edges: {} }, patch)).toEqual({ nodes: {}, edges: {} })
  })
})
