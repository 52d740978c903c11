import { describe, expect, it } from 'vitest'
import { confirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import type { Message } from '../../../../shared/chat/conversation.ts'
import { choiceTagOf } from '../../channels/choiceTags.ts'
import { isOutdatedChoice } from './isOutdatedChoice.ts'

const { yes, no } = confirmTexts.de
const message = (id: string, replies: string[]): Message => ({ id, role: 'agent', text: '', at: 1, replies })
const history = [
  message('q1-a', [yes, no]),
  message('q2-a', [yes, no]),
  message('q3-a', [yes, 'Nein, danke']),
]
const pending = { id: 'q2', toolId: 't1', name: 'cancel_order', arguments: '{}', yes, no }
const isOutdated = (id: string | undefined, waiting: typeof pending | null = pending) =>
  isOutdatedChoice({ choiceOf: id && choiceTagOf(id), pending: waiting, history })

describe('isOutdatedChoice', () => {
  it('is true for a button of a question for confirmation that is not the open one', () => {
    expect([isOutdated('q1-a'), isOutdated('q2-a')]).toEqual([true, false])
    expect(isOutdated('q2-a', null)).toBe(true)
  })

  it('is false for typed words, for suggested replies, and for messages that are not known any more', () => {
    expect([undefined, '', 'q3-a', 'q0-a'].map((id) => isOutdated(id))).toEqual([false, false, false, false])
  })
})
