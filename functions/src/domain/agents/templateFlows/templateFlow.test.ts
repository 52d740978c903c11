import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../shared/flow/checks/checkFlow.ts'
import type { Flow } from '../../../shared/flow/flow.ts'
import { builtInId, builtIns, calendarFunctionId, calendarToolId } from '../../../shared/tools/toolIds.ts'
import { templateKeys } from '../../../shared/agents/templateKeys.ts'
import { cardSize } from '../../../shared/flow/drawing/cardSize.ts'
import {
  boxOf,
  conditionBox,
  overlap,
  layOutConditions,
} from '../../../shared/flow/drawing/layOutConditions.ts'
import { templateFlow } from './templateFlow.ts'

const ofTemplates = templateKeys.flatMap((key) => {
  const flow = templateFlow(key)
  return flow ? [[key, flow] as const] : []
})
const booking = templateFlow('make-appointment', 'c1')
const flows: (readonly [string, Flow])[] = booking ? [...ofTemplates, ['booking', booking]] : ofTemplates
const toolIds = new Set([...builtIns.map(builtInId), calendarToolId('c1'), calendarFunctionId('c1', 'book')])

describe('the flows of templates', () => {
  it('exist for appointments, orders, leads and a practice', () => {
    expect(ofTemplates.map(([key]) => key).toSorted()).toEqual([
      'health-care-agent',
      'make-appointment',
      'order-status',
      'real-estate-agent',
    ])
  })

  it('ask for a calendar, or book in the only one', () => {
    const problemsOf = (flow: Flow | undefined) =>
      flow ? checkFlow(flow, { toolIds, formIds: new Set() }).map(({ kind }) => kind) : []
    expect(problemsOf(templateFlow('make-appointment'))).toEqual(['needsCalendar'])
    expect(problemsOf(booking)).toEqual([])
  })

  it.each(flows)('%s has no problems', (_, flow) => {
    const problems = checkFlow(flow, { toolIds, formIds: new Set() })
    expect(problems.filter(({ level }) => level === 'error')).toEqual([])
    const positions = Object.values(flow.nodes).map(({ x, y }) => `${x}/${y}`)
    expect(new Set(positions).size).toBe(positions.length)
  })

  it.each(flows)('%s has conditions that lie neither on each other nor on cards', (_, flow) => {
    const texts = new Map(
      Object.entries(flow.edges).map(([id, { when }]) => [
        id,
        typeof when === 'string' ? when : `${when.rule} of some length`,
      ]),
    )
    const shares = layOutConditions(flow, texts)
    const boxes = Object.keys(flow.edges).flatMap((id) => {
      const box = conditionBox(flow, id, texts.get(id) ?? '', shares.get(id) ?? 0.5)
      return box ? [{ id, box }] : []
    })
    const cards = Object.entries(flow.nodes).map(([id, node]) => ({ id, box: boxOf(node, cardSize) }))
    const overlaps = boxes.flatMap(({ id, box }, at) =>
      [...cards, ...boxes.slice(at + 1)].flatMap((other) =>
        overlap(box, other.box) > 0 ? [`${id} on ${other.id}`] : [],
      ),
    )
    expect(overlaps).toEqual([])
  })
})
