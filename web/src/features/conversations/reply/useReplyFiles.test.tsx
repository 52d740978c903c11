import { conversationSchema } from '@parley/functions/shared/chat/conversation'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { streamFile } from '../../../lib/files/streamFile.ts'
import { readArrived } from './arrivedFiles.ts'
import { InboxAgentRefContext } from '../inboxContexts.ts'
import { useReplyFiles } from './useReplyFiles.ts'

vi.mock('../../../lib/files/streamFile.ts', () => ({ streamFile: vi.fn() }))

const agentRef = { region: 'eu' as const, agentId: 'agent1', workspaceId: 'workspace1' }
const wrapper = ({ children }: { children: ReactNode }) => (
  <InboxAgentRefContext value={agentRef}>{children}</InboxAgentRefContext>
)
const stored = {
  ID: 'conversation1',
  agentId: 'agent1',
  ownerID: 'workspace1',
  channel: 'telegram',
  isTest: false,
  startedAt: 1,
  lastMessageAt: 1,
  messageCount: 0,
  costUnits: 0,
  tokens: 0,
  preview: '',
  visitorId: 'visitor1',
  window: {},
}
const open = (more: object = {}) => {
  const conversation = conversationSchema.parse({ ...stored, ...more })
  return renderHook(() => useReplyFiles(conversation), { wrapper })
}
const plan = new File(['Two tables'], 'plan.txt')
/** Uploads that finish when a test decides. */
let sendings: { url: URL; arrive: (pass: string) => void; fail: () => void; signal: AbortSignal }[]

beforeEach(() => {
  sessionStorage.clear()
  sendings = []
  vi.mocked(streamFile).mockImplementation((url, _file, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const fail = () => reject(new CallError('unavailable'))
    sendings.push({ url: new URL(url), arrive: resolve, fail, signal })
    return promise
  })
})

describe('useReplyFiles', () => {
  it('uploads files before the reply, keeps them in the tab, and hands them to the reply', async () => {
    const { result } = open()
    act(() => result.current.add([plan]))
    expect(Object.fromEntries(sendings[0]?.url.searchParams ?? [])).toEqual({
      region: 'eu',
      agentId: 'agent1',
      conversationId: 'conversation1',
    })
    sendings[0]?.arrive('a pass')
    await waitFor(() => expect(result.current.files[0]?.arrived?.id).toBe('a pass'))
    const arrived = [{ id: 'a pass', name: 'plan.txt', sizeKB: 0.01 }]
    expect(open().result.current.files.map((file) => file.arrived)).toEqual(arrived)
    act(() => expect(result.current.take()).toEqual(arrived))
    expect([result.current.files, readArrived('conversation1')]).toEqual([[], []])
    act(() => result.current.putBack(arrived))
    expect(result.current.files.map((file) => file.arrived)).toEqual(arrived)
    expect(readArrived('conversation1')).toEqual(arrived)
  })

  it('explains a failed upload and sends the file again', async () => {
    const { result } = open({ ID: 'conversation2' })
    act(() => result.current.add([plan]))
    sendings[0]?.fail()
    await waitFor(() => expect(result.current.files[0]?.failure).not.toBe(''))
    const [failed] = result.current.files
    if (!failed) throw new Error('The file is gone')
    expect(result.current.canRetry(failed)).toBe(true)
    act(() => result.current.retry(failed))
    sendings[1]?.arrive('a pass')
    await waitFor(() => expect(result.current.files[0]).toMatchObject({ failure: '', sent: 1 }))
  })

  it('uploads no refused file and nothing for a blocked visitor', () => {
    const { result } = open({ ID: 'conversation3', channel: 'instagram' })
    act(() => result.current.add([plan]))
    const [refused] = result.current.files
    expect(refused && [refused.failure, result.current.canRetry(refused)]).toEqual([
      expect.stringContaining('png'),
      false,
    ])
    const blocked = open({ ID: 'conversation8', isBlocked: true }).result
    act(() => blocked.current.add([plan]))
    expect([blocked.current.files, sendings]).toEqual([[], []])
  })

  it('accepts four files, and a fifth when one is removed', () => {
    const { result } = open({ ID: 'conversation4' })
    act(() => result.current.add([plan, plan, plan, plan, plan]))
    expect(sendings).toHaveLength(4)
    const [first, , , , fifth] = result.current.files
    expect(fifth?.failure).toContain('4 files')
    act(() => first && result.current.remove(first))
    expect(sendings[0]?.signal.aborted).toBe(true)
    act(() => fifth && result.current.retry(fifth))
    expect([sendings.length, result.current.files.at(-1)?.failure]).toEqual([5, ''])
  })

  it('continues uploads while another conversation is open, and shows them on return', async () => {
    const { result, unmount } = open({ ID: 'conversation5' })
    act(() => result.current.add([plan]))
    unmount()
    expect(open({ ID: 'conversation6' }).result.current.files).toEqual([])
    const back = open({ ID: 'conversation5' }).result
    expect(back.current.files).toMatchObject([{ name: 'plan.txt', arrived: undefined, failure: '' }])
    sendings[0]?.arrive('a pass')
    await waitFor(() => expect(back.current.files[0]?.arrived?.id).toBe('a pass'))
    expect([sendings.length, readArrived('conversation6')]).toEqual([1, []])
  })

  it('keeps the results of uploads that end while the conversation is closed', async () => {
    const { result, unmount } = open({ ID: 'conversation7' })
    act(() => result.current.add([plan, plan]))
    unmount()
    sendings[0]?.arrive('a pass')
    sendings[1]?.fail()
    await waitFor(() => expect(readArrived('conversation7').map(({ id }) => id)).toEqual(['a pass']))
    const back = open({ ID: 'conversation7' }).result
    await waitFor(() => expect(back.current.files[1]?.failure).not.toBe(''))
    expect(back.current.files[0]?.arrived?.id).toBe('a pass')
  })
})
