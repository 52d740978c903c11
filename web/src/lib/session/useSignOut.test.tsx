import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Guards, useGuard, type Guard } from '../navigation/guards.tsx'
import { signOut } from './signOut.ts'
import { useSignOut } from './useSignOut.ts'

vi.mock('./signOut.ts', () => ({ signOut: vi.fn(async () => {}) }))

function SignOutButton({ guard }: { guard: Guard }) {
  useGuard(guard)
  return (
    <button type="button" onClick={useSignOut(() => {})}>
      Sign out
    </button>
  )
}

/** Presses the button of a page with this guard. */
async function pressSignOut(guard: Guard) {
  const element = (
    <Guards>
      <SignOutButton guard={guard} />
    </Guards>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await act(async () => screen.getByRole('button', { name: 'Sign out' }).click())
}

beforeEach(() => vi.mocked(signOut).mockClear())

describe('useSignOut', () => {
  it('signs out at once where no page has unsaved changes', async () => {
    await pressSignOut(() => false)
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('signs out only after the answer of a page with unsaved changes', async () => {
    let leave = () => {}
    await pressSignOut((next, proceed) => {
      leave = proceed
      return next.pathname === '/login'
    })
    expect(signOut).not.toHaveBeenCalled()
    await act(async () => leave())
    expect(signOut).toHaveBeenCalledOnce()
  })
})
