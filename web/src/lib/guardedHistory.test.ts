import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGuardedHistory, type GuardedHistory } from './guardedHistory.ts'

let history: GuardedHistory
let stop: () => void
const seen: string[] = []

beforeEach(() => {
  window.history.replaceState(null, '', '/first')
  history = createGuardedHistory()
  seen.length = 0
  stop = history.listen(({ pathname }) => seen.push(pathname))
})
afterEach(() => stop())

it('goes forward and tells the router, with the state that was given', () => {
  history.push('/second', { leave: true })
  expect(seen).toEqual(['/second'])
  expect(history.location()).toMatchObject({ pathname: '/second', state: { leave: true } })
})

it('stays where a guard says so, and leaves when asked to after all', () => {
  let leave = () => {}
  const remove = history.guard((_next, goOn) => {
    leave = goOn
    return true
  })
  history.push('/second')
  expect(window.location.pathname).toBe('/first')
  leave()
  expect(window.location.pathname).toBe('/second')
  history.push('/third')
  expect(seen).toEqual(['/second'])
  remove()
})

it('asks the guards before anything that a way out does besides', () => {
  const done: string[] = []
  const go = () => (done.push('chosen'), history.push('/second'))
  let leave = () => {}
  const remove = history.guard((_next, goOn) => {
    leave = goOn
    return true
  })
  history.leaveFor('/second', go)
  expect(done).toEqual([])
  leave()
  expect([done, seen]).toEqual([['chosen'], ['/second']])
  remove()
  history.leaveFor('/third', () => history.push('/third'))
  expect(seen).toEqual(['/second', '/third'])
})

it('comes back when the browser has gone already', () => {
  history.push('/second')
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  let leave = () => {}
  history.guard((_next, goOn) => {
    leave = goOn
    return true
  })
  const arriveAtFirst = () => {
    window.history.replaceState({ index: 0 }, '', '/first')
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  arriveAtFirst()
  expect(go).toHaveBeenLastCalledWith(1)
  window.history.replaceState({ index: 1 }, '', '/second')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(seen).toEqual(['/second'])
  leave()
  expect(go).toHaveBeenLastCalledWith(-1)
  arriveAtFirst()
  expect(seen).toEqual(['/second', '/first'])
})
