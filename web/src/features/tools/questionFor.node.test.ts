import { toolParameterSchema } from '@parley/functions/shared/tools/tools'
import { describe, expect, it } from 'vitest'
import { questionFor } from './questionFor.ts'

const parameter = (key: string, required = true) => toolParameterSchema.parse({ key, required })

describe('questionFor', () => {
  it.each([
    ['Cancel order {number}?', 'cancel_order', [parameter('number')]],
    ['Move order {number}, {day}?', 'move_order', [parameter('number'), parameter('day')]],
    ['Cancel order {number}?', 'cancel_order', [parameter('number'), parameter('reason', false)]],
    ['Subscribe?', 'subscribe', []],
    ['', '', [parameter('number')]],
  ])('proposes %j for %s', (question, name, parameters) => {
    expect(questionFor({ name, parameters })).toBe(question)
  })
})
