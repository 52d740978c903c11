import { describe, expect, it } from 'vitest'
import { parseFileUrl } from './parseFileUrl.ts'

const origin = 'https://firebasestorage.googleapis.com'
const token = '0f9b2c1e-8a77-4c1d-9f3e-2b6a5d4c3e21'
const parse = (url: string) => parseFileUrl(url, origin, 'ours')
const file = `${origin}/v0/b/ours/o/pictures%2Fagent1%2Fa%20cat.png`

describe('a URL of Firebase Storage', () => {
  it('names the file that it was created for', () => {
    expect(parse(`${file}?alt=media&token=${token}`)).toBe('pictures/agent1/a cat.png')
    expect(parse(file)).toBe('pictures/agent1/a cat.png')
  })

  it.each([
    ['leads to another bucket by dots', `${origin}/v0/b/ours/o/../../theirs/o/x.png`],
    ['leads to another bucket by encoded dots', `${origin}/v0/b/ours/o/%2e%2e/%2e%2e/theirs/o/x.png`],
    ['leads to another bucket by backslashes', `${origin}/v0/b/ours/o/..\\..\\theirs/o/x.png`],
    ['names a file by dots', `${origin}/v0/b/ours/o/pictures%2F..%2Fsecrets%2Fx.png`],
    ['names a file by backslashes', `${origin}/v0/b/ours/o/pictures%5C..%5Cx.png`],
    ['names no file', `${origin}/v0/b/ours/o/`],
    ['has more parts than one file', `${origin}/v0/b/ours/o/a/o/b`],
    ['names another bucket', `${origin}/v0/b/theirs/o/x.png`],
    ['has another origin', 'https://firebasestorage.googleapis.com.evil.example/v0/b/ours/o/x.png'],
    ['carries a name and a password', 'https://a:b@firebasestorage.googleapis.com/v0/b/ours/o/x.png'],
    ['carries words in its query', `${file}?alt=media&q=what+the+visitor+wrote`],
    ['carries words as its token', `${file}?alt=media&token=what+the+visitor+wrote`],
    ['carries a fragment', `${file}#words`],
    ['is broken', `${origin}/v0/b/ours/o/%E0%A4%A`],
  ])('is refused when it is %s', (_, url) => {
    expect(parse(url)).toBeUndefined()
  })
})
