import { screen, within } from '@testing-library/react'
import type { KeyNotice } from '@parley/functions/shared/workspaces/keyNotices'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }
const shown: KeyNotice = {
  kind: 'eventKey',
  change: 'shown',
  agentId: '',
  agent: '',
  who: 'Ann',
  by: 'ann',
  at: 2_000,
}
const renewed: KeyNotice = {
  ...shown,
  kind: 'agentKey',
  change: 'renewed',
  agentId: 'a',
  agent: 'Front desk',
  at: 1_000,
}

function setNotices(keyNotices: KeyNotice[], role = 'owner') {
  const documents = annsDocuments(1)
  Object.assign(documents['eu/users/ann'] ?? {}, { keyNotices })
  Object.assign(documents['eu/access/ann'] ?? {}, { ws: { ann: role } })
  setWorld({
    documents,
    lists: {
      'eu/users/ann/members': { items: [{ ...ann, role }], brokenIds: [] },
      'eu/voiceglow': { items: [makeAgent({ ownerID: 'ann' })], brokenIds: [] },
    },
  })
}

beforeEach(() => answerCalls({ confirmKeyNotices: { success: true } }))

describe('the notices of keys', () => {
  it('list keys that were renewed or shown until the owner says that they know of it', async () => {
    setNotices([shown, renewed])
    const { user } = renderApp('/app/eu/workspace')
    const heading = await screen.findByRole('heading', { name: 'Keys renewed or shown' })
    const section = within(heading.closest('section') ?? document.body)
    expect(section.getByText('Ann created a new secret key for Front desk.')).toBeTruthy()
    expect(section.getByText('Ann viewed the signing key for events.')).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'I expected these' }))
    expect(await screen.findByText('Noted.')).toBeTruthy()
    expect(call).toHaveBeenCalledWith(
      'confirmKeyNotices',
      { region: 'eu', workspaceId: 'ann', until: 2_000 },
      'eu',
    )
  })

  it('are not shown to a member who is not the owner', async () => {
    setNotices([shown], 'member')
    renderApp('/app/eu/workspace')
    await screen.findByRole('heading', { name: 'Workspace' })
    expect(screen.queryByRole('heading', { name: 'Keys renewed or shown' })).toBeNull()
  })
})
