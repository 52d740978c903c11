import { afterEach, describe, expect, it } from 'vitest'
import { broughtCredentials, deleteCredentials, removeCredentialsFromUrl } from './linkCredentials.ts'

afterEach(deleteCredentials)

describe('removeCredentialsFromUrl', () => {
  it.each([
    ['/login?token=abc', { kind: 'token', token: 'abc' }, '/login'],
    ['/login#token=abc', { kind: 'token', token: 'abc' }, '/login'],
    ['/?redirect=%2Fapp&token=abc', { kind: 'token', token: 'abc' }, '/?redirect=%2Fapp'],
    [
      '/login?username=a@b.example&password=x%26y',
      { kind: 'password', email: 'a@b.example', password: 'x&y' },
      '/login',
    ],
    [
      "/login?username=ana+crew@o'neil.example&password=x%2By",
      { kind: 'password', email: "ana+crew@o'neil.example", password: 'x+y' },
      '/login',
    ],
  ])('removes credentials from %s', (url, credentials, left) => {
    history.replaceState(null, '', url)
    removeCredentialsFromUrl()
    expect(broughtCredentials()).toEqual(credentials)
    expect(location.pathname + location.search + location.hash).toBe(left)
  })

  it('leaves other URLs as they are, and removes half a pair without using it', () => {
    history.replaceState('typed@b.example', '', '/login?redirect=%2Fapp#there')
    removeCredentialsFromUrl()
    expect(broughtCredentials()).toBeUndefined()
    expect(history.state).toBe('typed@b.example')
    expect(location.hash).toBe('#there')
    history.replaceState(null, '', '/login?password=x')
    removeCredentialsFromUrl()
    expect(broughtCredentials()).toBeUndefined()
    expect(location.search).toBe('')
  })
})
