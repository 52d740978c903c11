import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Guards, useGuard, type Guard } from './guards.tsx'

function Guarded({ guard }: { guard: Guard }) {
  useGuard(guard)
  return null
}

/** Two pages behind one another, under as many guards as are wanted. */
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

it.each(['/third', -1])(
  'keeps the page where one of several guards says so, and leaves after all (%s)',
  async (to) => {
    const asked: string[] = []
    let leave = () => {}
    const keep: Guard = (next, goOn) => {
      asked.push(next.pathname)
      leave = goOn
      return true
    }
    const { go, page } = openSecond([() => false, keep])
    await go(to)
    expect(page()).toBe('/second')
    await act(async () => leave())
    expect(page()).toBe(to === -1 ? '/first' : '/third')
    expect(asked).toEqual([page()])
  },
)

it('asks anew each time, and lets go where no guard says otherwise', async () => {
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

it('asks every guard before it leaves', async () => {
  const asked: string[] = []
  let goOn = () => {}
  const keepAs = (name: string): Guard => {
    return (_next, leave) => {
      asked.push(name)
      goOn = leave
      return true
    }
  }
  const { go, page } = openSecond([keepAs('dialog'), () => false, keepAs('page')])
  await go('/third')
  await act(async () => goOn())
  expect(page()).toBe('/second')
  await act(async () => goOn())
  expect(page()).toBe('/third')
  expect(asked).toEqual(['dialog', 'page'])
})
