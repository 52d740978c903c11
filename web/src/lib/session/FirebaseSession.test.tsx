import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FirebaseSession } from './FirebaseSession.tsx'
import { useSession } from './session.ts'

type Person = { uid: string; email: string; displayName: string | null; emailVerified: boolean }

const firebase = vi.hoisted(() => {
  let count = 0
  const app = { name: '[DEFAULT]' }
  const makeAuth = () => {
    const listeners = new Set<(user: unknown) => void>()
    return {
      app,
      // reactfire keeps the user of an Auth for the life of the page.
      name: `auth${++count}`,
      currentUser: null,
      onIdTokenChanged: (next: (user: unknown) => void) => {
        listeners.add(next)
        return () => listeners.delete(next)
      },
      tell: (user: unknown) => listeners.forEach((listener) => listener(user)),
    }
  }
  return { app, auth: makeAuth(), makeAuth }
})
vi.mock('../firebase.ts', () => firebase)

const ann: Person = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', emailVerified: true }
const replace = vi.fn<(url: string | URL) => void>()

beforeEach(() => {
  firebase.auth = firebase.makeAuth()
  window.history.replaceState(null, '', '/app/w/eu/ann?tab=one')
  replace.mockReset()
  vi.spyOn(location, 'replace').mockImplementation(replace)
  render(
    <FirebaseSession fallback={<p>loading</p>}>
      <Name />
    </FirebaseSession>,
  )
})

function Name() {
  const { uid, name } = useSession()
  return <p>{`${uid} ${name}`}</p>
}

const notify = (user: Person | null) => act(async () => firebase.auth.tell(user))
const shown = () => screen.getByRole('paragraph').textContent

describe('FirebaseSession', () => {
  it('starts the session as soon as Firebase knows who is signed in', async () => {
    expect(shown()).toBe('loading')
    expect(replace).not.toHaveBeenCalled()
    await notify(ann)
    expect(shown()).toBe('ann Ann')
    await notify({ ...ann, displayName: 'Anna' })
    expect(shown()).toBe('ann Anna')
    expect(replace).not.toHaveBeenCalled()
  })

  it('redirects a signed-out person to the sign-in page, and back from there', async () => {
    await notify(null)
    expect(shown()).toBe('loading')
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      `/login?redirect=${encodeURIComponent('/app/w/eu/ann?tab=one')}`,
    )
  })

  it('requires a confirmed email before the session starts', async () => {
    await notify({ ...ann, emailVerified: false })
    expect(shown()).toBe('loading')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/verify-email')
  })

  it('redirects to the start when the session ends, with the open content in place until then', async () => {
    await notify(ann)
    await notify(null)
    expect(shown()).toBe('ann Ann')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('reloads the page when another person signs in, instead of giving them the session', async () => {
    await notify(ann)
    await notify({ ...ann, uid: 'bob', displayName: 'Bob' })
    expect(shown()).toBe('ann Ann')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/app')
  })
})
