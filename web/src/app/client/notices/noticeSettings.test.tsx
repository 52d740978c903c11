import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updateDocument } from '../../../lib/firestore/firestore.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { ClientContext } from '../ClientContext.ts'
import { NoticeSettings } from './NoticeSettings.tsx'

vi.mock('../../../lib/firestore/firestore.ts', () => ({ updateDocument: vi.fn(() => Promise.resolve()) }))
vi.mock('./PushSwitch.tsx', () => ({ PushSwitch: () => null }))
beforeEach(() => vi.mocked(updateDocument).mockClear())

const base = { ID: 'orgAAAA', agencyId: 'agency1', createdAt: 1, lastModified: 1 }

function show(canAccess: string[]) {
  const signedIn = {
    region: 'eu',
    organisation: organisationSchema.parse({ ...base, ownerID: 'ann', name: 'Harbour' }),
    client: clientSchema.parse({
      ...base,
      ID: 'client1',
      email: 'cleo@harbour.example',
      name: 'Cleo',
      orgId: 'orgAAAA',
      wsId: 'ann',
      canAccess,
      clientTabOrder: [],
    }),
    agents: [],
    hasBilling: false,
  } as const
  render(
    <TestTheme>
      <ClientContext value={signedIn}>
        <NoticeSettings />
      </ClientContext>
    </TestTheme>,
  )
  return userEvent.setup()
}

const saved = () => vi.mocked(updateDocument).mock.calls.map(([, data]) => data['notificationsSettings'])

describe("the settings of a client's notices", () => {
  it('switch the monthly report off, and keep the other choices', async () => {
    const user = show(['/analytics'])
    await user.click(screen.getByRole('switch', { name: 'Monthly report by email' }))
    await user.selectOptions(screen.getByLabelText('Notify Through'), 'push')
    expect(saved()).toEqual([
      { notifyThrough: 'all', notifyIf: 'requestsOnly', monthlyReport: false },
      { notifyThrough: 'push', notifyIf: 'requestsOnly', monthlyReport: true },
    ])
  })

  it('do not ask a client without figures about their report', () => {
    show(['/convos'])
    expect(screen.queryByRole('switch', { name: 'Monthly report by email' })).toBeNull()
  })
})
