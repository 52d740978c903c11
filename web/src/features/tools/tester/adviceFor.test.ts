import { describe, expect, it } from 'vitest'
import { adviceFor } from './adviceFor.ts'

const response = { status: 200, redirectsTo: '', answer: '{}', isJson: true, isPage: false, isCut: false }

describe('adviceFor', () => {
  it.each<[object, string]>([
    [{ status: 301, redirectsTo: 'https://shop.example/v2/orders' }, 'https://shop.example/v2/orders'],
    [{ status: 302 }, 'redirects are not followed'],
    [{ status: 401 }, 'Check the credential above'],
    [{ status: 403 }, 'Check the credential above'],
    [{ status: 404 }, 'Check the URL and the values in it'],
    [{ status: 405 }, 'Choose another method'],
    [{ status: 408 }, 'Send it again'],
    [{ status: 422 }, 'Its response says why'],
    [{ status: 429 }, 'Wait a minute'],
    [{ status: 500 }, 'Try again later'],
    [{ status: 503, isJson: false, answer: 'Down' }, 'Try again later'],
    [{ isJson: false, isPage: true, answer: '<!doctype html>' }, 'a web page'],
    [{ isJson: false, answer: 'shipped' }, 'isn’t JSON'],
  ])('says what a response means and what to do: %j', (changes, words) => {
    expect(adviceFor({ ...response, ...changes }, true)).toContain(words)
  })

  it('asks for a credential where the request had none', () => {
    expect(adviceFor({ ...response, status: 401 }, false)).toContain('Choose one above')
  })

  it.each<object>([
    {},
    { status: 201 },
    { status: 204, isJson: false, answer: '' },
    { isJson: false, isCut: true, answer: '[1,' },
  ])('says nothing about a success: %j', (changes) => {
    expect(adviceFor({ ...response, ...changes }, true)).toBeUndefined()
  })
})
