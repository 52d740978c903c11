import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { updateUnchanged } from '../../lib/firestore/firestore.ts'
import { savingInto } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateUnchanged: vi.fn() }))

const agent = makeAgent()
const look = `/app/eu/agents/${agent.ID}/look`
const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }))

/** Makes a save wait until the test resolves it. */
function slowSave() {
  const response = Promise.withResolvers<{ stored: typeof agent; conflicts: string[] }>()
  vi.mocked(updateUnchanged).mockReturnValueOnce(response.promise)
  return response
}

beforeEach(() => {
  vi.mocked(updateUnchanged).mockReset()
  vi.mocked(call).mockReset().mockResolvedValue({ agentId: agent.ID, enableNodes: false })
  setAnnsWorld({ agents: [agent] })
})

describe('saving an agent', () => {
  it('keeps changes that are typed meanwhile', async () => {
    const { user } = renderApp(look)
    const title = await screen.findByLabelText('Title')
    const save = slowSave()
    await user.type(title, ' two')
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    await user.type(title, ' three')
    save.resolve({ stored: { ...agent, title: 'Front desk two' }, conflicts: [] })
    await waitFor(() =>
      expect(bar().getByRole('button', { name: /^Save/ })).toHaveProperty('disabled', false),
    )
    expect(title).toHaveProperty('value', 'Front desk two three')
    vi.mocked(updateUnchanged).mockImplementation(savingInto({ ...agent, title: 'Front desk two' }))
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
    expect(vi.mocked(updateUnchanged).mock.calls[1]?.[2]).toEqual([
      { path: 'title', before: 'Front desk two', after: 'Front desk two three' },
    ])
  })

  it("is not done before the server's response, though the local cache has it", async () => {
    const { user } = renderApp(look)
    const save = slowSave()
    await user.type(await screen.findByLabelText('Title'), ' two')
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(updateUnchanged).toHaveBeenCalled())
    setAnnsWorld({ agents: [{ ...agent, title: 'Front desk two' }] })
    expect(await bar().findByRole('button', { name: /^Saving…/ })).toBeTruthy()
    save.resolve({ stored: { ...agent, title: 'Front desk two' }, conflicts: [] })
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  })

  it.each([
    ['Save mine', 'Front desk two'],
    ['Use theirs', 'Reception'],
  ])('reports a conflict and offers both values: %s', async (choice, title) => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    const other = { ...agent, title: 'Reception' }
    vi.mocked(updateUnchanged).mockImplementation(savingInto(other))
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText(/^Title: changed elsewhere/)).toBeTruthy()
    const both = within(screen.getByRole('list', { name: 'Changed by both' }))
    expect(both.getByRole('button', { name: /^Yours\s*Front desk two$/ })).toBeTruthy()
    expect(both.getByRole('button', { name: /^Theirs\s*Reception$/ })).toBeTruthy()
    setAnnsWorld({ agents: [other] })
    await user.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByText(/changed elsewhere/)).toBeNull())
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', title))
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })
})

describe('duplicating an agent with unsaved changes', () => {
  async function duplicate() {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    await user.click(screen.getByRole('button', { name: 'Agent actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate agent' }))
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }))
  }

  it('saves them first', async () => {
    vi.mocked(updateUnchanged).mockImplementation(savingInto(agent))
    await duplicate()
    await screen.findByText('Agent duplicated.')
    expect(vi.mocked(updateUnchanged).mock.calls[0]?.[2]).toMatchObject([{ path: 'title' }])
  })

  it('copies no older state if they could not be saved', async () => {
    vi.mocked(updateUnchanged).mockRejectedValue(new CallError('permission-denied', 'Not allowed.'))
    await duplicate()
    await screen.findByText('Failed to save agent: Not allowed.')
    expect(screen.queryByRole('dialog', { name: 'Duplicate agent' })).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })
})
