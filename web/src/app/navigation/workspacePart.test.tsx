import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

beforeEach(() => setWorld({ documents: annsDocuments(0), lists: {} }))

describe('the workspace button', () => {
  it('stays the same button while it is pressed, and opens its menu for the click', async () => {
    renderApp('/app/eu/agents')
    const button = await screen.findByRole('button', { name: /^Workspace/ })
    fireEvent.mouseDown(button)
    await vi.dynamicImportSettled()
    fireEvent.mouseUp(button)
    expect(screen.getByRole('button', { name: /^Workspace/ })).toBe(button)
    fireEvent.click(button)
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
  })
})
