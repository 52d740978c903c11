import { describe, expect, it } from 'vitest'
import { matchPath } from './matchPath.ts'

describe('matchPath', () => {
  it.each([
    ['/customers', '/customers', {}],
    ['/customers', '/customers/', undefined],
    ['/customers/:id', '/customers/cus_1', { id: 'cus_1' }],
    ['/customers/:id', '/customers/a%2Fb', { id: 'a/b' }],
    ['/customers/:id', '/customers/%', { id: '%' }],
    ['/customers/:id', '/customers/', undefined],
    ['/customers/:id/methods/:method', '/customers/1/methods/2', { id: '1', method: '2' }],
    ['/v1/*', '/v1/anything/below', {}],
    ['/v1/*', '/v1', undefined],
    ['/v1/*', '/v2/anything', undefined],
  ])('matches %s with %s as %j', (pattern, path, expected) => {
    expect(matchPath(pattern, path)).toEqual(expected)
  })
})
