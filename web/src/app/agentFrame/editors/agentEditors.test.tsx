import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setDocumentAtOnce } from '../../../lib/firestore/firestore.ts'
import { listOf, setWorld } from '../../../test/fakeLive.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { annsDocuments, renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/firestore/firestore.ts', () => ({ setDocumentAtOnce: vi.fn(async () => {}) }))

const agent = makeAgent()
const bea = { uid: 'bea', email: 'bea@example.com', name: 'Bea', role: 'member', joinedAt: 1 }

beforeEach(() => setAnnsWorld({ agents: [agent] }))

function setEditors(seenAt: number) {
  const editors = ['ann', 'bea'].map((ID) => ({ ID, seenAt, typingAt: 0, readAt: 0 }))
  setWorld({
    documents: annsDocuments(1),
    lists: {
      'eu/voiceglow': listOf('eu/voiceglow'),
      [`eu/voiceglow/${agent.ID}/presence`]: { items: editors, brokenIds: [] },
      'eu/users/ann/members': { items: [bea], brokenIds: [] },
    },
  })
}

describe('an open agent', () => {
  it('names its other editors, and no one who has left', async () => {
    renderApp(`/app/eu/agents/${agent.ID}/look`)
    await screen.findByLabelText('Title')
    expect(screen.queryByText(/this open too/)).toBeNull()
    act(() => setEditors(Date.now()))
    expect(await screen.findByText('Bea has this open too')).toBeTruthy()
    act(() => setEditors(0))
    await waitFor(() => expect(screen.queryByText(/this open too/)).toBeNull())
  })

  it('notifies colleagues that it is open', async () => {
    renderApp(`/app/eu/agents/${agent.ID}/look`)
    await screen.findByLabelText('Title')
    await waitFor(() =>
      expect(setDocumentAtOnce).toHaveBeenCalledExactlyOnceWith(
        { region: 'eu', path: `voiceglow/${agent.ID}/presence/ann` },
        { typingAt: 0, seenAt: expect.any(Number), readAt: 0 },
      ),
    )
  })
})
