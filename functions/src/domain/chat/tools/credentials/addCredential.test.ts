import { describe, expect, it } from 'vitest'
import { addCredential, secretsOf } from './addCredential.ts'

const request = {
  method: 'GET' as const,
  url: new URL('https://shop.example/'),
  headers: {},
  body: undefined,
}

describe('addCredential', () => {
  it.each(['sk-abc', 'Bearer sk-abc', 'bearer  sk-abc', 'Authorization: Bearer sk-abc'])(
    'sends a bearer token that was pasted as %s with one "Bearer", and hides both forms',
    (pasted) => {
      const credential = { kind: 'bearer', field: '' } as const
      expect(addCredential(request, credential, pasted).headers).toEqual({ authorization: 'Bearer sk-abc' })
      expect(secretsOf(credential, pasted)).toEqual([pasted, 'sk-abc'])
    },
  )
})
