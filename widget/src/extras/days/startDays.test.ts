import { dayMs, minuteMs } from '@parley/functions/shared/durations'
import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { startStub } from '../../test/startStub.ts'
import { startWithExtras } from '../../test/startWithExtras.ts'

let stub: ReturnType<typeof startStub>
afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

const message = (id: string, at: number): ChatMessage => ({ id, role: 'visitor', text: id, at })
const days = () => [...stub.root.querySelectorAll('.day')].map(({ textContent }) => textContent)

describe('startDays', () => {
  it('shows a day above its first message, and only the time at each message', async () => {
    const noon = new Date(2025, 4, 14, 12).getTime()
    const messages = [message('a', noon), message('b', noon + minuteMs), message('c', noon + dayMs)]
    ;({ stub } = await startWithExtras({ messages }))
    await vi.waitFor(() => expect(days()).toEqual(['Wednesday, May 14, 2025', 'Thursday, May 15, 2025']))
    expect([...stub.root.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^12:00\sPM$/),
      expect.stringMatching(/^12:01\sPM$/),
      expect.stringMatching(/^12:00\sPM$/),
    ])
  })
})
