import { act, screen, within } from '@testing-library/react'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@parley/functions/shared/durations'
import { call } from '../../lib/call.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const client = clientSchema.parse({
  ID: 'client1',
  email: 'mel@own.example',
  name: 'Cleo Client',
  orgId: 'org1',
  wsId: 'ann',
  agencyId: 'agency1',
  canAccess: ['/home'],
  clientTabOrder: [],
  createdAt: Date.parse('2026-05-03T12:00:00Z'),
  addedBy: 'mel',
  ts: 1,
})
const former = {
  uid: 'mel',
  name: 'Mel Brook',
  leftAt: Date.now() - 3 * dayMs,
  hasClients: true,
  receivers: [],
}
const mel = { uid: 'mel', email: 'mel@example.com', name: 'Mel Brook', role: 'member', joinedAt: 1 }

/** Sets up Ann's agency with a client of Mel, who is a member or has left. */
function setTeam(isFormer: boolean, role: 'owner' | 'member' = 'owner') {
  const documents = annsDocuments(0)
  documents['eu/users/ann'] = { ...(documents['eu/users/ann'] as object), agencyId: 'agency1' }
  documents['eu/access/ann'] = { ...(documents['eu/access/ann'] as object), ws: { ann: role } }
  documents['eu/clients/client1'] = client
  if (isFormer) documents['eu/users/ann/formerMembers/mel'] = former
  else documents['eu/users/ann/members/mel'] = mel
  const clients = { items: [client], brokenIds: [] }
  const formerMembers = { items: isFormer ? [former] : [], brokenIds: [] }
  setWorld({ documents, lists: { 'eu/clients': clients, 'eu/users/ann/formerMembers': formerMembers } })
}

beforeEach(() => answerCalls({ confirmClients: { success: true } }))

describe("the list of a former member's clients", () => {
  it('stays until the owner has checked them', async () => {
    setTeam(true)
    const { user } = renderApp('/app/eu/clients')
    const section = within(await screen.findByRole('region', { name: 'Clients of former members' }))
    expect(section.getByText('Mel Brook')).toBeTruthy()
    expect(section.getByRole('link', { name: 'Cleo Client' }).getAttribute('href')).toBe(
      '/app/eu/clients/people/client1',
    )
    await user.click(section.getByRole('button', { name: 'I have checked them: Mel Brook' }))
    expect(await screen.findByText('The clients of Mel Brook are checked.')).toBeTruthy()
    const input = { region: 'eu', workspaceId: 'ann', uid: 'mel', part: 'clients' }
    expect(call).toHaveBeenCalledWith('confirmClients', input, 'eu')
  })

  it('is visible to other members, but only the owner says that they are checked', async () => {
    setTeam(true, 'member')
    renderApp('/app/eu/clients')
    const section = within(await screen.findByRole('region', { name: 'Clients of former members' }))
    expect(section.getByRole('link', { name: 'Cleo Client' })).toBeTruthy()
    expect(section.queryByRole('button')).toBeNull()
  })

  it("leads to a client's page that says who has added them and when, and warns when that member has left", async () => {
    setTeam(false)
    renderApp('/app/eu/clients/people/client1')
    expect(await screen.findByText(/^Added by Mel Brook on .*2026/)).toBeTruthy()
    act(() => setTeam(true))
    const warning = within(
      sectionOf(await screen.findByRole('heading', { name: 'Added by a former member' })),
    )
    expect(warning.getByText(/^Mel Brook, who has since left/)).toBeTruthy()
    expect(warning.getByRole('button', { name: 'Delete client' })).toBeTruthy()
  })
})

function sectionOf(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section')
  if (!section) throw new Error('The heading has no section')
  return section
}
