import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateUnchanged } from '../../lib/firestore/firestore.ts'
import { listOf, setWorld } from '../../test/fakeLive.ts'
import { stored } from '../../test/fakeKeyval.ts'
import { savingInto } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateUnchanged: vi.fn() }))
vi.mock('idb-keyval', () => import('../../test/fakeKeyval.ts'))

const agent = makeAgent()
const look = `/app/eu/agents/${agent.ID}/look`
const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }))
const key = `ann|eu|ann|agent|${agent.ID}`

/** Renders the page again, as a reload does. */
function reload() {
  cleanup()
  return renderApp(look)
}

beforeAll(() => import('../../features/agents/settings/SettingsPage.tsx'))

beforeEach(() => {
  stored.clear()
  vi.mocked(updateUnchanged).mockReset().mockImplementation(savingInto(agent))
  setAnnsWorld({ agents: [agent] })
})

describe('unsaved changes of an agent', () => {
  it('stay while the list of agents is read again', async () => {
    const { user } = renderApp(look)
    const title = await screen.findByLabelText('Title')
    await user.type(title, ' two')
    const lists = { 'eu/voiceglow': listOf('eu/voiceglow') }
    act(() =>
      setWorld({ documents: annsDocuments(1), lists: { 'eu/voiceglow': new Promise<never>(() => {}) } }),
    )
    expect(screen.getByLabelText('Title')).toBe(title)
    act(() => setWorld({ documents: annsDocuments(1), lists }))
    expect(title).toHaveProperty('value', 'Front desk two')
  })

  it('are undone by keyboard without moving the focus', async () => {
    const { user } = renderApp(look)
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    const focused = document.activeElement
    await user.keyboard('{Control>}z{/Control}')
    const undone = within(await screen.findByRole('region', { name: 'Undone changes' }))
    expect(document.activeElement).toBe(focused)
    await user.click(undone.getByRole('button', { name: 'Redo' }))
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
  })

  it('are undone and redone by field, by keyboard outside text fields', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(bar().getByText('Title and Colors')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true)
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true })
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Front desk two')
    await user.click(bar().getByRole('button', { name: 'Redo the last change' }))
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true)
    await user.click(bar().getByRole('button', { name: 'Undo the last change' }))
    await user.click(bar().getByRole('button', { name: 'Undo the last change' }))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Front desk')
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Front desk two')
  })

  it('survive a reload, and are deleted when they are discarded', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    await waitFor(() => expect([...stored.keys()]).toEqual([expect.stringContaining(`${key}|`)]))
    reload()
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Front desk two'))
    expect(bar().getByText(/^Your unsaved changes from \d\d:\d\d were restored\./)).toBeTruthy()
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Front desk')
    await waitFor(() => expect(stored.size).toBe(0))
  })

  it('are no longer stored once they are saved', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    await waitFor(() => expect([...stored.keys()]).toEqual([expect.stringContaining(`${key}|`)]))
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(stored.size).toBe(0))
  })

  it('are restored from a closed tab, the newest first, and none is lost', async () => {
    const leave = (tab: string, after: string, at: number) =>
      stored.set(`${key}|${tab}`, { edits: [{ path: 'title', before: 'Front desk', after }], at })
    leave('older', 'Harbour', 1)
    leave('newer', 'Quay', 2)
    const { user } = renderApp(look)
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Quay'))
    expect([...stored.keys()]).toContain(`${key}|older`)
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(stored.size).toBe(1))
    reload()
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Harbour'))
  })

  it('are not shown to another person on the same device', async () => {
    const edits = [{ path: 'title', before: 'Front desk', after: 'Secret' }]
    stored.set(`${key.replace('ann|', 'bob|')}|closedTab`, { edits, at: 1 })
    renderApp(look)
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Front desk')
    expect(screen.queryByText(/were restored/)).toBeNull()
  })
})

describe('saving while offline', () => {
  it('reports the failure and stays unsaved', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(bar().getByText('You’re offline. Your changes are kept on this device.')).toBeTruthy()
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    expect(updateUnchanged).not.toHaveBeenCalled()
    expect(bar().getByText('Not saved. You’re offline. Your changes are kept on this device.')).toBeTruthy()
    network.mockRestore()
    fireEvent(window, new Event('online'))
    await user.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })
})
