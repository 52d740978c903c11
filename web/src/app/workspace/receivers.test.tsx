import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }
const mel = { uid: 'mel', name: 'Mel Brook', leftAt: 1, hasClients: false }
const tool = { kind: 'tool', name: 'order_status', to: 'api.example.com' }

beforeEach(() => {
  answerCalls({ confirmClients: { success: true } })
  setWorld({
    documents: annsDocuments(0),
    lists: {
      'eu/users/ann/members': { items: [ann], brokenIds: [] },
      'eu/users/ann/formerMembers': { items: [{ ...mel, receivers: [tool] }], brokenIds: [] },
    },
  })
})

it('the tools and servers that a former member set up are listed until the owner has checked them', async () => {
  const { user } = renderApp('/app/eu/workspace')
  const heading = await screen.findByRole('heading', { name: 'Set up by former members' })
  const section = within(heading.closest('section') ?? document.body)
  expect(section.getByText('Mel Brook')).toBeTruthy()
  expect(section.getByText('api.example.com')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'I have checked them: Mel Brook' }))
  expect(await screen.findByText('What Mel Brook set up is checked.')).toBeTruthy()
  const input = { region: 'eu', workspaceId: 'ann', uid: 'mel', part: 'receivers' }
  expect(call).toHaveBeenCalledWith('confirmClients', input, 'eu')
})
