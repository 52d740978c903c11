import { screen } from '@testing-library/react'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import { describe, expect, it, vi } from 'vitest'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

/** Opens the page of a client as a member with a role, and returns the switch for administrators. */
async function openSwitch(role: 'owner' | 'member', isOrgAdmin: boolean) {
  const client = clientSchema.parse({
    ID: 'client1',
    email: 'cleo@clients.example',
    name: 'Cleo Client',
    orgId: 'org1',
    wsId: 'ann',
    agencyId: 'agency1',
    canAccess: ['/home'],
    clientTabOrder: [],
    isOrgAdmin,
    createdAt: 1,
    ts: 1,
  })
  const documents = annsDocuments(0)
  documents['eu/users/ann'] = { ...(documents['eu/users/ann'] as object), agencyId: 'agency1' }
  documents['eu/access/ann'] = { ...(documents['eu/access/ann'] as object), ws: { ann: role } }
  documents['eu/clients/client1'] = client
  setWorld({ documents, lists: { 'eu/clients': { items: [client], brokenIds: [] } } })
  renderApp('/app/eu/clients/people/client1')
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Org Admin' })
}

const reason = 'Admins can pay, so only the workspace owner can make someone an admin.'

describe('the role of an administrator', () => {
  it('is given to a client by the owner', async () => {
    expect((await openSwitch('owner', false)).disabled).toBe(false)
    expect(screen.queryByText(reason)).toBeNull()
  })

  it('is not given by another member, who is told why', async () => {
    expect((await openSwitch('member', false)).disabled).toBe(true)
    expect(screen.getByText(reason)).toBeTruthy()
  })

  it('is taken away by another member', async () => {
    expect((await openSwitch('member', true)).disabled).toBe(false)
  })
})
