import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Guards, useGuard, type Guard } from './guards.tsx'

function Guarded({ guard }: { guard: Guard }) {
  useGuard(guard)
  return null
}

/** Opens two pages one after the other, under any number of guards. */
function openSecond(guards: Guard[]) {
  const frame = (
    <Guards>
      {guards.map((guard, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Guarded key={index} guard={guard} />
      ))}
      <Outlet />
    </Guards>
  )
  const pages = ['/first', '/second', '/third'].map((path) => ({ path, element: <p>{path}</p> }))
  const router = createMemoryRouter([{ element: frame, children: pages }], {
    initialEntries: ['/first', '/second'],
  })
  const { container } = render(<RouterProvider router={router} />)
  const go = async (to: string | number) => {
    await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
  }
  return { router, go, page: () => container.textContent }
}

describe('the guards of a page', () => {
  it.each(['/third', -1])(
    'keep the page when one of several wants that, and are asked again until it is left (%s)',
    async (to) => {
      const calls: string[] = []
      let leave = () => {}
      const keep: Guard = (next, proceed) => {
        calls.push(next.pathname)
        leave = proceed
        return true
      }
      const { go, page } = openSecond([() => false, keep])
      await go(to)
      expect(page()).toBe('/second')
      await act(async () => leave())
      expect(page()).toBe(to === -1 ? '/first' : '/third')
      expect(calls).toEqual([page()])
    },
  )

  it('are asked each time, and let the page be left when none keeps it', async () => {
    let isHeld = true
    const { router, go, page } = openSecond([() => isHeld])
    await go('/third')
    await go(-1)
    expect(page()).toBe('/second')
    isHeld = false
    await go('/third')
    expect(page()).toBe('/third')
    expect(router.state.location.pathname).toBe('/third')
  })

  it('are all asked before the page is left', async () => {
    const calls: string[] = []
    let proceed = () => {}
    const keepAs = (name: string): Guard => {
      return (_next, leave) => {
        calls.push(name)
        proceed = leave
        return true
      }
    }
    const { go, page } = openSecond([keepAs('dialog'), () => false, keepAs('page')])
    await go('/third')
    await act(async () => proceed())
    expect(page()).toBe('/second')
    await act(async () => proceed())
    expect(page()).toBe('/third')
    expect(calls).toEqual(['dialog', 'page'])
  })
})
